// The element `<sudoku-lab>` for pages of other sites: everything in one classic script. In a
// sandboxed embed.html, which cannot load modules, the same script runs the frame.
// @ts-check
import { defineElement } from './element.js';
import { startFrame } from './frame.js';
import { makePlace } from './home.js';

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
// An inline script names the page.
const page = new URL('./', script.dataset.page ?? script.src).href;
if ('frame' in script.dataset) {
  const root = /** @type {HTMLElement} */ (document.getElementById('lab'));
  makePlace(page).then((place) => startFrame(root, place));
} else {
  defineElement(page, () => makePlace(page));
}
