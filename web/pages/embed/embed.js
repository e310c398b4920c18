// embed.html: a board in a frame of another page.
// @ts-check
import { addStyle, startWorker } from '#platform';
import { startFrame } from './frame.js';

addStyle('fonts.css'); // here, since a sandboxed frame must not load fonts
startFrame(/** @type {HTMLElement} */ (document.getElementById('lab')), {
  startWorker,
  page: new URL('../', import.meta.url).href,
});
