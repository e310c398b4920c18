// embed.html: a board in a frame of another page.
// @ts-check
import { startWorker } from '#platform';
import { startFrame } from './frame.js';

startFrame(/** @type {HTMLElement} */ (document.getElementById('lab')), {
  startWorker,
  page: new URL('./', import.meta.url).href,
});
