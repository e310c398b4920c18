// Links of other sites that hold their puzzle: SudokuPad, f-puzzles, Penpa+. Nothing is asked of these sites.
// @ts-check
import { puzzleText } from '../puzzle.js';
import { readFPuzzles, writeFPuzzles } from './f-puzzles.js';
import { penpaText, readPenpa } from './penpa.js';
import { readClassic, readSource, readSudokuPad, writeSudokuPad } from './sudokupad.js';

/** @typedef {import('./site-puzzle.js').SitePuzzle} SitePuzzle */
/** @typedef {import('./site-puzzle.js').Trouble} Trouble */
/** @typedef {'sudokupad' | 'f-puzzles' | 'penpa'} Site */

export { strings } from './en.js';
/** @type {readonly Site[]} */
export const SITES = ['sudokupad', 'f-puzzles', 'penpa'];

/** Characters of a link, and of what it unfolds to: a puzzle with all notes has some 10,000. */
const LONGEST = 300_000;
const MOST = 1_000_000;
/** Links of a text. */
const LINKS = 1000;
/** Digits of a puzzle. */
const FEWEST = 17;

const LINK =
  /(?:sudokupad\.(?:app|svencodes\.com)|crackingthecryptic\.com)\/\S+|f-puzzles\.com\/\S+|[#?&]m=(?:edit|solve)&p=\S+/gi;

/** @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign
  }
}

/** @param {string} text */
export const hasLinks = (text) => text.search(LINK) >= 0;

/** Base 64 in a link may have lost its plus signs. @param {string} text */
const base64 = (text) =>
  unescaped(text)
    .replaceAll(' ', '+')
    .replace(/[^\w+/=-].*$/s, '');

/**
 * @param {string} code  in base 64
 * @returns {Promise<string | null>}  null if it is damaged or unfolds to too much
 */
async function inflate(code) {
  const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.length <= MOST) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
  }
  await reader.cancel();
  return null;
}

/** @param {string} text */
async function deflated(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes));
}

/** @param {string} link @returns {Site} */
const siteOf = (link) =>
  /^f-puzzles/i.test(link) ? 'f-puzzles' : /^[#?&]/.test(link) ? 'penpa' : 'sudokupad';

/** What is in a link of SudokuPad. @param {string} link @returns {SitePuzzle | Trouble} */
function readPad(link) {
  const [, asked] = /[?&]puzzleid=([^&#\s]+)/i.exec(link) ?? [];
  const id = unescaped(asked ?? link.replace(/^[^/]+\/(?:sudoku\/)?|[?#].*$/gi, ''));
  const [, kind, code] = /^(scl|ctc|fpuz(?:zles)?|scf|classic)(.*)$/s.exec(id) ?? [];
  if (!kind) return /^N4Ig/.test(id) ? readFPuzzles(base64(id), MOST) : 'server';
  if (kind.startsWith('fpuz'))
    return code.length < 40 ? 'server' : readFPuzzles(base64(code), MOST);
  if (kind === 'scf' || kind === 'classic') return readClassic(code);
  return code.startsWith('{') ? readSource(code) : readSudokuPad(base64(code), MOST);
}

/** @param {string} link @returns {Promise<SitePuzzle | Trouble>} */
async function read(link) {
  if (link.length > LONGEST) return 'large';
  try {
    switch (siteOf(link)) {
      case 'f-puzzles': {
        const [, code] = /[?&]load=([^&\s]+)/.exec(link) ?? [];
        return code ? readFPuzzles(base64(code), MOST) : 'server';
      }
      case 'penpa': {
        const [, code] = /p=([^&\s]+)/.exec(link) ?? [];
        const text = await inflate(base64(code));
        return text === null ? 'damaged' : readPenpa(text);
      }
      default:
        return readPad(link);
    }
  } catch {
    return 'damaged'; // no base 64, no JSON, or not what is expected in it
  }
}

/**
 * What the links of a text say, all in one.
 * @typedef {object} LinkReading
 * @property {string} text  the puzzles as this page writes them, a line each; empty if none can be read
 * @property {number} count  of these puzzles
 * @property {Site} site  of the first
 * @property {string} title  of the only puzzle
 * @property {string[]} rules  ids, as in SitePuzzle
 * @property {string[]} left
 * @property {Trouble | ''} trouble  of the first link that cannot be read
 */

/**
 * Reads the links of other sites in a text.
 * @param {string} text
 * @returns {Promise<LinkReading | null>}  null if there is none
 */
export async function readLinks(text) {
  const links = [...text.matchAll(LINK)].slice(0, LINKS).map(([link]) => link);
  if (!links.length) return null;
  /** @type {SitePuzzle[]} */
  const puzzles = [];
  /** @type {Trouble | ''} */
  let trouble = '';
  for (const link of links) {
    const outcome = await read(link);
    if (typeof outcome !== 'string') puzzles.push(outcome);
    else trouble ||= outcome;
  }
  // The text names a site beside digits of its own.
  if (!puzzles.length && text.replace(LINK, '').replace(/\D/g, '').length >= FEWEST) return null;
  const every = (/** @type {(puzzle: SitePuzzle) => string[]} */ ids) => [
    ...new Set(puzzles.flatMap(ids)),
  ];
  return {
    text: puzzles.map(({ puzzle }) => puzzleText(puzzle)).join('\n'),
    count: puzzles.length,
    site: siteOf(links[0]),
    title: puzzles.length === 1 ? puzzles[0].title : '',
    rules: every(({ rules }) => rules),
    left: every(({ left }) => left),
    trouble,
  };
}

/**
 * The link to a puzzle on another site.
 * @param {Site} site
 * @param {import('../puzzle.js').Puzzle} puzzle
 */
export async function writeLink(site, puzzle) {
  if (site === 'penpa')
    return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${await deflated(penpaText(puzzle))}`;
  return site === 'f-puzzles'
    ? `https://www.f-puzzles.com/?load=${encodeURIComponent(writeFPuzzles(puzzle))}`
    : `https://sudokupad.app/scl${encodeURIComponent(writeSudokuPad(puzzle))}`;
}
