// embed.html: a board in a frame of another page. Its bundle holds all that the frame needs.
// @ts-check
import { startFrame } from './embed/frame.js';

startFrame(/** @type {HTMLElement} */ (document.getElementById('lab')), {
  startWorker: (name) => new Worker(new URL(`${name}.js`, import.meta.url), { type: 'module' }),
  page: new URL('./', import.meta.url).href,
});
