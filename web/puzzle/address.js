// The page's address is its state: `#p=…&e=…&x=…&algo=…&step=…&variant=…&speed=…&show=…&theme=…&lang=…`.
// @ts-check

const PUZZLE = ['p', 's', 'bd', 'puzzle'];

/**
 * @typedef {object} Address
 * @property {string} text  what a reader finds a puzzle in; empty where there is none
 * @property {string[] | null} show
 * @property {string | null} theme
 * @property {string | null} lang
 * @property {Scene | null} scene
 */

/**
 * One step of a run.
 * @typedef {object} Scene
 * @property {string} algorithm
 * @property {number} variant
 * @property {number} step
 * @property {number} rate  steps a second
 */

/**
 * The parameters of the address, and the part of it that tells a puzzle.
 * @returns {{text: string, get: (name: string) => string | null}}
 */
export function parameters() {
  // The hash wins: it is what the page itself writes.
  const texts = [location.hash.slice(1), location.search.slice(1)];
  const parts = texts.map((part) => new URLSearchParams(part));
  return {
    text: texts[parts.findIndex((part) => PUZZLE.some((name) => part.has(name)))] ?? '',
    get: (name) => parts.map((part) => part.get(name)).find((v) => v !== null) ?? null,
  };
}

/** @returns {Address} */
export function readAddress() {
  const { text, get } = parameters();
  return {
    text,
    show: get('show')?.split(',') ?? null,
    theme: get('theme'),
    lang: get('lang'),
    scene: sceneOf(get),
  };
}

/** @param {(name: string) => string | null} get @returns {Scene | null} */
function sceneOf(get) {
  const algorithm = get('algo');
  const number = (/** @type {string} */ name) => Math.max(0, Math.floor(Number(get(name))) || 0);
  if (!algorithm) return null;
  const rate = get('speed') === 'max' ? Infinity : Number(get('speed')) || 0;
  return { algorithm, variant: number('variant'), step: number('step'), rate };
}

/** @param {Scene | null} scene */
const sceneText = (scene) =>
  scene
    ? `&algo=${scene.algorithm}&step=${scene.step}${scene.variant ? `&variant=${scene.variant}` : ''}` +
      `&speed=${scene.rate === Infinity ? 'max' : scene.rate}`
    : '';

/** This page, without any state. */
function here() {
  const { origin, pathname } = location;
  return origin === 'null' ? location.href.split(/[?#]/)[0] : origin + pathname;
}

/**
 * The address of a state, for this page or to give away.
 * @param {string} text  a puzzle's stateText
 * @param {string[]} show
 * @param {Scene | null} scene
 * @param {string} [theme]
 * @param {string} [lang]  where it is to be told
 * @param {string} [base]  the page
 */
export function addressOf(text, show, scene, theme = 'auto', lang = '', base = here()) {
  const options = [
    show.length ? `&show=${show}` : '',
    theme === 'auto' ? '' : `&theme=${theme}`,
    lang && `&lang=${lang}`,
  ];
  return `${base}#${text}${sceneText(scene)}${options.join('')}`;
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
