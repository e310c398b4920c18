// The embed codes: an iframe, or the custom element.
// @ts-check
import { escaped } from '../../base/words/escaped.js';
import { PARTS, USUAL_PARTS } from '../../run/embed-options.js';

/**
 * What the reader chose.
 * @typedef {object} Choice
 * @property {string} page  address of the full page
 * @property {string} state  what the page's address holds: puzzle, algorithm, step
 * @property {string} lang  the language of the page
 * @property {string[]} show
 * @property {string} step  as typed; empty for step 0
 * @property {string} from  first step of the loop, as typed
 * @property {string} to
 * @property {string} theme
 * @property {boolean} lock
 * @property {string} [ask]  a kind of questions; empty for none
 * @property {string} origin  of the embedding page; empty for any
 * @property {string} width  CSS pixels
 * @property {string} height
 */

/** Parts of a frame, in the order of PARTS. @type {Record<string, readonly string[]>} */
export const PRESETS = {
  board: PARTS.filter((part) => USUAL_PARTS.includes(part)),
  code: PARTS.filter((part) => [...USUAL_PARTS, 'code'].includes(part)),
  full: PARTS.filter((part) => part !== 'pad'),
};

/** Parts beside the board: they need a wide frame. */
const BESIDE = ['code', 'stack', 'log', 'counters'];

/**
 * A good size for a frame with these parts, in CSS pixels.
 * @param {string[]} parts
 * @returns {{width: number, height: number}}
 */
export function sizeFor(parts) {
  const beside = parts.filter((part) => BESIDE.includes(part)).length;
  if (!parts.includes('board')) return { width: 360, height: beside ? 460 : 200 };
  if (beside > 2) return { width: 960, height: 720 };
  return beside ? { width: 760, height: 620 } : { width: 360, height: 460 };
}

/** Parameters of the page's address that an embedded board has, too. */
const KEPT = ['p', 'e', 'x', 'algo', 'variant', 'speed'];

/** Name and value of each option that differs from the default. @param {Choice} choice @param {string[]} usual */
function optionsOf(choice, usual) {
  const { state, lang, show, step, from, to, ask, theme, lock, origin } = choice;
  const parameters = new URLSearchParams(state);
  const overlays = (parameters.get('show') ?? '').split(',').filter(Boolean);
  const parts = show.join() === usual.join() ? [] : show;
  /** @type {[string, string][]} */
  const options = KEPT.map((name) => [name, parameters.get(name) ?? '']);
  options.push(
    ['step', from && to ? '' : step],
    ['loop', from && to ? `${from}-${to}` : ''],
    ['ask', ask ?? ''],
    ['show', [...parts, ...overlays].join()],
    ['lang', lang === 'en' ? '' : lang],
    ['theme', theme === 'auto' ? '' : theme],
    ['lock', lock ? '1' : ''],
    ['origin', origin],
  );
  return options.filter(([, value]) => value && value !== '0');
}

/** The address of embed.html with these options. @param {Choice} choice @param {string[]} usual */
export function frameAddress(choice, usual) {
  const query = optionsOf(choice, usual).map(
    // Commas, colons and slashes stay readable.
    ([name, value]) => `${name}=${encodeURIComponent(value).replace(/%(2C|3A|2F)/g, unescapeOne)}`,
  );
  return `${new URL('embed.html', choice.page).href}?${query.join('&')}`;
}

const unescapeOne = (/** @type {string} */ code) => decodeURIComponent(code);

/** @param {Choice} choice @param {string[]} usual @param {string} title */
export const frameCode = (choice, usual, title) =>
  `<iframe src="${escaped(frameAddress(choice, usual))}" width="${escaped(choice.width)}" ` +
  `height="${escaped(choice.height)}" title="${escaped(title)}" style="border:0;max-width:100%" loading="lazy"></iframe>`;

/** The code of the custom element, with its options as attributes. @param {Choice} choice @param {string[]} usual */
export function elementCode(choice, usual) {
  const options = optionsOf(choice, usual);
  const own = options.filter(([name]) => !['p', 'e', 'x', 'origin'].includes(name));
  const puzzle = options.filter(([name]) => ['p', 'e', 'x'].includes(name));
  // A puzzle with entries or crossed-out candidates is written as in an address: p=…&e=…&x=…
  const text = puzzle.length > 1 ? puzzle.map((pair) => pair.join('=')).join('&') : puzzle[0]?.[1];
  const attributes = [['puzzle', text ?? ''], ...own].map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  const script = new URL('sudoku-lab-element.js', choice.page).href;
  return `<script src="${escaped(script)}" defer></script>\n<sudoku-lab${attributes.join('')}></sudoku-lab>`;
}
