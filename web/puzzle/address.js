// The address of the page is its state:
// `#p=…&e=…&x=…&n=…&c=…&k=…&algo=…&step=…&variant=…&speed=…&ask=…&code=…&why=…&drill=…&mode=…&show=…&theme=…&lang=…`.
// `?` works as well as `#`, and a puzzle may be named `bd`, `s` or `puzzle`, as on other sites.
// p, e, x: givens, entries, crossed-out candidates; see State in wasm/sudoku.d.ts. n, c, k: notes in
// the corners and in the middle, colours; see puzzle.js and marks.js.
// @ts-check
import { AddressBar } from '../base/platform/address-bar.js';
import { id, languageTag, rate, whole } from '../base/platform/parameters.js';
import { isPlayed, PARAMETERS, parsePuzzle, puzzleText } from './puzzle.js';

const PUZZLE = ['p', 's', 'bd', 'puzzle'];
/** Parameters that complete the puzzle `p`, for the reader too. */
const STATE = ['e', 'x'];

/**
 * @typedef {object} Address
 * @property {string} text  the puzzle: a state, or any text for the reader; empty if there is none
 * @property {string[] | null} show
 * @property {string | null} theme
 * @property {string | null} lang
 * @property {Scene | null} scene
 * @property {Detail | null} detail  null if the mode has none
 * @property {string} mode  if the address names none: that of what it shows; empty for the usual one
 */

/**
 * One step of a run.
 * @typedef {object} Scene
 * @property {string} algorithm  empty for the usual one
 * @property {number} variant
 * @property {number} step
 * @property {number} rate  steps per second, Infinity for as fast as possible; 0 if not specified
 * @property {string} [code]  the user's own program, packed
 * @property {string} [ask]  questions to the reader, as the option `ask` of an embedded board
 */

/**
 * What a mode shows of the puzzle, or instead of it: the cell of Explain, such as r4c5, whose digit the reader
 * asks about, or the technique that is drilled in Play; empty for nothing.
 * @typedef {{why?: string, drill?: string}} Detail
 */

/** The modes with a detail, and the name of its parameter. @type {Record<string, string>} */
const DETAILS = { explain: 'why', play: 'drill' };

/**
 * The texts of the puzzles in a part of an address.
 * @param {string} part  the hash or the search, without its sign
 * @returns {string[]}  each a puzzle as `puzzleText` returns it, if it is one; otherwise a text for the
 *   reader
 */
export function puzzlesIn(part) {
  /** @type {URLSearchParams[]} */
  const puzzles = [];
  for (const [name, value] of new URLSearchParams(part)) {
    if (PUZZLE.includes(name)) puzzles.push(new URLSearchParams([[name, value]]));
    else if (PARAMETERS.includes(name)) puzzles.at(-1)?.append(name, value);
  }
  return puzzles.map(textOf);
}

/** @param {URLSearchParams} puzzle  a puzzle, then what completes it */
function textOf(puzzle) {
  const own = parsePuzzle(puzzle);
  if (own) return puzzleText(own);
  const [[name, value], ...rest] = puzzle;
  const more = rest.filter(([each]) => STATE.includes(each));
  return more.length ? [[name, value], ...more].map((pair) => pair.join('=')).join('&') : value;
}

/**
 * The parameters of the address. The hash wins over the search: the page itself writes the hash.
 * @returns {{text: string, get: (name: string) => string | null}}  `text`: the first puzzle
 */
export function parameters() {
  const texts = [location.hash.slice(1), location.search.slice(1)];
  const parts = texts.map((part) => new URLSearchParams(part));
  return {
    text: texts.flatMap(puzzlesIn)[0] ?? '',
    get: (name) => parts.map((part) => part.get(name)).find((value) => value !== null) ?? null,
  };
}

/** The state in the address. @returns {Address} */
export function readAddress() {
  const { text, get } = parameters();
  const scene = sceneOf(get);
  const detailed = Object.keys(DETAILS).find((each) => get(DETAILS[each]));
  const mode =
    id(get('mode') ?? '') ?? (scene ? 'watch' : (detailed ?? (isPlayed(text) ? 'play' : '')));
  const name = DETAILS[mode];
  return {
    text,
    show: get('show')?.split(',') ?? null,
    theme: get('theme'),
    lang: languageTag(get('lang') ?? '') ?? null,
    scene,
    detail: name ? { [name]: id(get(name) ?? '') ?? '' } : null,
    mode,
  };
}

/** @param {(name: string) => string | null} get @returns {Scene | null} */
function sceneOf(get) {
  const algorithm = id(get('algo') ?? '') ?? '';
  const [ask = ''] = /^[a-z\d:,]{1,60}$/.exec(get('ask') ?? '') ?? [];
  if (!algorithm && !ask) return null;
  const number = (/** @type {string} */ name) => whole(get(name) ?? '') ?? 0;
  const speed = rate(get('speed') ?? '') ?? 0;
  const code = get('code');
  const scene = { algorithm, variant: number('variant'), step: number('step'), rate: speed, ask };
  return code ? { ...scene, code } : scene;
}

/** @param {Detail} detail */
const detailText = (detail) =>
  Object.entries(detail)
    .map(([name, value]) => (value ? `&${name}=${value}` : ''))
    .join('');

/** @param {Scene} scene */
const sceneText = (scene) =>
  `&algo=${scene.algorithm}&step=${scene.step}${scene.variant ? `&variant=${scene.variant}` : ''}` +
  (scene.rate ? `&speed=${scene.rate === Infinity ? 'max' : scene.rate}` : '') +
  (scene.ask ? `&ask=${scene.ask}` : '') +
  (scene.code ? `&code=${scene.code}` : '');

/** This page, without any state. */
function here() {
  const { origin, pathname } = location;
  return origin === 'null' ? location.href.split(/[?#]/)[0] : origin + pathname;
}

/**
 * The address of a state.
 * @param {string} text  of the puzzle, as `puzzleText` returns it
 * @param {string[]} show  what is shown on the board besides the digits
 * @param {Scene | Detail | null} scene
 * @param {string} [theme]
 * @param {string} [lang]  empty if the browser decides
 * @param {string} [base]  address of the page
 * @param {string} [mode]  empty for the usual one
 * @returns {string}
 */
export function addressOf(text, show, scene, theme = 'auto', lang = '', base = here(), mode = '') {
  const options = [
    mode && `&mode=${mode}`,
    show.length ? `&show=${show}` : '',
    theme === 'auto' ? '' : `&theme=${theme}`,
    lang && `&lang=${lang}`,
  ];
  const shown = scene && ('step' in scene ? sceneText(scene) : detailText(scene));
  return `${base}#${text}${shown ?? ''}${options.join('')}`;
}

/** @type {AddressBar | undefined} */
let bar;
const addressBar = () => (bar ??= new AddressBar(window));

/** Replaces the address of the page: see AddressBar. @param {string} address */
export const writeAddress = (address) => addressBar().write(address);

/** Calls `action` when the user goes to another address of this page. @param {() => void} action */
export function onAddress(action) {
  addressBar(); // which must see the address first
  addEventListener('hashchange', action);
}
