// embed.html: a board in a frame of another page. Its bundle holds all that the frame needs.
// @ts-check
import { startFrame } from './embed/frame.js';
import { startWorker } from './parts.js';

startFrame(/** @type {HTMLElement} */ (document.getElementById('lab')), {
  startWorker,
  page: new URL('./', import.meta.url).href,
});
