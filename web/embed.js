// embed.html: a board in a frame of another page. Its bundle holds all that the frame needs.
// @ts-check
import { startFrame } from './embed/frame.js';
import { startWorker } from './parts.js';
import { strings as embedded } from './strings/embed-en.js';
import { strings as page } from './strings/en.js';
import { strings as player } from './strings/player-en.js';

const TABLES = { '': page, 'player-': player, 'embed-': embedded };

/** @param {string} language */
const translate = (language) =>
  language !== 'en' &&
  import('./translate.js').then((late) => late.translate(language, TABLES)).catch(() => {}); // its words cannot be had

startFrame(
  /** @type {HTMLElement} */ (document.getElementById('lab')),
  { startWorker, page: new URL('./', import.meta.url).href },
  translate,
);
