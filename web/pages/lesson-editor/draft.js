// The text that the editor keeps between visits, if the browser allows it, and the text before it.
// @ts-check

const KEY = 'sudoku-lab-lesson';
const EARLIER = `${KEY}-earlier`;

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** @param {string} key @param {string} text */
function write(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The text is on the page only.
  }
}

export const readDraft = () => read(KEY);
/** @param {string} text */
export const keepDraft = (text) => write(KEY, text);
/** The text that another one has replaced; empty if there is none. */
export const readEarlier = () => read(EARLIER);
/** @param {string} text */
export const keepEarlier = (text) => write(EARLIER, text);
