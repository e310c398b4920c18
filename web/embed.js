// embed.html: a board in a frame of another page. Its bundle holds all that the frame needs.
// @ts-check
import { startFrame } from './embed/frame.js';
import { startWorker } from './parts.js';
import { strings as embedded } from './strings/embed-en.js';
import { strings as page } from './strings/en.js';
import { strings as player } from './strings/player-en.js';

/** Those besides English. */
const LANGUAGES = ['de'];
const TABLES = { '': page, 'player-': player, 'embed-': embedded };

startFrame(/** @type {HTMLElement} */ (document.getElementById('lab')), {
  startWorker,
  async translate(language) {
    const known = LANGUAGES.find((each) => each === language.slice(0, 2));
    if (known) await (await import('./translate.js')).translate(known, TABLES);
  },
  page: new URL('./', import.meta.url).href,
});
