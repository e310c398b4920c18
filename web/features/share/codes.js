// What is given away: a link, the code of a frame, the code of an element.
// @ts-check

/**
 * What the reader chose.
 * @typedef {object} Choice
 * @property {string} page  address of the full page
 * @property {string} state  what the page's address holds: puzzle, algorithm, step
 * @property {string} lang  which the page speaks, chosen by the reader or by the browser
 * @property {string[]} show
 * @property {string} step  as typed; empty for the beginning
 * @property {string} from  of the range to be repeated, as typed
 * @property {string} to
 * @property {string} theme
 * @property {boolean} lock
 * @property {string} origin  of the page around; empty for any
 * @property {string} width  CSS pixels
 * @property {string} height
 */

/** @type {Record<string, string>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As an attribute's value. @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (char) => ESCAPES[char]);

/** Parameters of the page's address that an embedded board has, too. */
const KEPT = ['p', 'e', 'x', 'algo', 'variant', 'speed'];

/** Name and value of each option that is not as usual. @param {Choice} choice @param {string[]} usual */
export function optionsOf(choice, usual) {
  const { state, lang, show, step, from, to, theme, lock, origin } = choice;
  const parameters = new URLSearchParams(state);
  const overlays = (parameters.get('show') ?? '').split(',').filter(Boolean);
  const parts = show.join() === usual.join() ? [] : show;
  /** @type {[string, string][]} */
  const options = KEPT.map((name) => [name, parameters.get(name) ?? '']);
  options.push(
    ['step', from && to ? '' : step],
    ['loop', from && to ? `${from}-${to}` : ''],
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
    // What need not be written as a code stays readable.
    ([name, value]) => `${name}=${encodeURIComponent(value).replace(/%(2C|3A|2F)/g, unescapeOne)}`,
  );
  return `${new URL('embed.html', choice.page).href}?${query.join('&')}`;
}

const unescapeOne = (/** @type {string} */ code) => decodeURIComponent(code);

/** @param {Choice} choice @param {string[]} usual @param {string} title */
export const frameCode = (choice, usual, title) =>
  `<iframe src="${escape(frameAddress(choice, usual))}" width="${escape(choice.width)}" ` +
  `height="${escape(choice.height)}" title="${escape(title)}" loading="lazy"></iframe>`;

/** The code of an element, which has no address to hold its options. @param {Choice} choice @param {string[]} usual */
export function elementCode(choice, usual) {
  const options = optionsOf(choice, usual);
  const own = options.filter(([name]) => !['p', 'e', 'x', 'origin'].includes(name));
  const puzzle = options.filter(([name]) => ['p', 'e', 'x'].includes(name));
  // Where something was entered, the attribute holds it as the address does.
  const text = puzzle.length > 1 ? puzzle.map((pair) => pair.join('=')).join('&') : puzzle[0]?.[1];
  const attributes = [['puzzle', text ?? ''], ...own].map(
    ([name, value]) => ` ${name}="${escape(value)}"`,
  );
  const script = new URL('sudoku-lab-element.js', choice.page).href;
  return `<script src="${escape(script)}" defer></script>\n<sudoku-lab${attributes.join('')}></sudoku-lab>`;
}
