// The element `<sudoku-lab>` for pages of other sites, everything in one classic script. Within
// embed.html, where a sandbox keeps modules out, the same script runs the frame.
// @ts-check
import { defineElement } from './element.js';
import { makeHome } from './home.js';
import { makeCopy } from 'sudoku-lab-inside';

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const page = new URL('./', script.src).href;
if ('frame' in script.dataset) {
  const root = /** @type {HTMLElement} */ (document.getElementById('lab'));
  const { speak, startFrame } = makeCopy();
  makeHome(page).then((place) =>
    startFrame(root, place, (language) => {
      speak(language);
      document.documentElement.lang = language;
    }),
  );
} else {
  defineElement(() => makeHome(page));
}
