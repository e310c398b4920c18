// embed.html: a board in a frame of another page. Its bundle holds all that the frame needs.
// @ts-check
import { startFrame } from './frame.js';
import { startWorker } from '#platform';
import { strings as embedded } from './en.js';
import { strings as page } from '../../puzzle/en.js';
import { strings as run } from '../../run/en.js';
import { strings as player } from '../../features/player/en.js';

const TABLES = { puzzle: page, run, player, embed: embedded };

/** @param {string} language */
const translate = (language) =>
  language !== 'en' &&
  import('../../base/words/translate.js')
    .then((late) => late.translate(language, TABLES))
    .catch(() => {}); // its words cannot be had

startFrame(
  /** @type {HTMLElement} */ (document.getElementById('lab')),
  { startWorker, page: new URL('./', import.meta.url).href },
  translate,
);
