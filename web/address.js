// The page's address is its state: `#p=…&e=…&x=…&show=…&theme=…`.
// @ts-check

const PUZZLE = ['p', 's', 'bd', 'puzzle'];

/**
 * @typedef {object} Address
 * @property {string} text  what a reader finds a puzzle in; empty where there is none
 * @property {string[] | null} show
 * @property {string | null} theme
 */

/** @returns {Address} */
export function readAddress() {
  // The hash wins: it is what the page itself writes.
  const parts = [location.hash.slice(1), location.search.slice(1)].map(
    (part) => new URLSearchParams(part),
  );
  const get = (/** @type {string} */ name) =>
    parts.map((part) => part.get(name)).find((v) => v !== null) ?? null;
  const source = parts.findIndex((part) => PUZZLE.some((name) => part.has(name)));
  return {
    text: source < 0 ? '' : [location.hash, location.search][source].slice(1),
    show: get('show')?.split(',') ?? null,
    theme: get('theme'),
  };
}

/**
 * The address of a state, for this page or to give away.
 * @param {string} text  a puzzle's stateText
 * @param {string[]} show
 * @param {string} [theme]
 */
export function addressOf(text, show, theme = 'auto') {
  const { origin, pathname } = location;
  const base = origin === 'null' ? location.href.split(/[?#]/)[0] : origin + pathname;
  const options = [show.length ? `&show=${show}` : '', theme === 'auto' ? '' : `&theme=${theme}`];
  return `${base}#${text}${options.join('')}`;
}

// Some browsers allow only a hundred changes in half a minute: twenty at once, then one a pause.
const AT_ONCE = 20;
const PAUSE = 400; // ms
let credit = AT_ONCE;
let last = 0;
let timer = 0;
let latest = '';

function write() {
  clearTimeout(timer);
  timer = 0;
  try {
    history.replaceState(null, '', latest);
  } catch {
    // A frame without an address of its own.
  }
}

/** Writes it, at once if it can be: a reload takes the address as it stands. @param {string} address */
export function writeAddress(address) {
  latest = address;
  const now = performance.now();
  credit = Math.min(AT_ONCE, credit + (now - last) / PAUSE);
  last = now;
  if (credit >= 1) {
    credit--;
    write();
  } else {
    timer ||= setTimeout(write, PAUSE);
  }
}

/** When the reader goes to another address of this page. @param {() => void} action */
export const onAddress = (action) => addEventListener('hashchange', action);
