// All of a board that has words. They are tables which these modules share, so the script of the
// element holds a maker of copies of them: its page gets one for each language that it asks for.
// @ts-check
import { strings as embeddedDe } from '../../languages/de/embed.js';
import { strings as embedded } from '../embed/en.js';
import { strings as pageDe } from '../../languages/de/puzzle.js';
import { strings as page } from '../../puzzle/en.js';
import { strings as playerDe } from '../../languages/de/player.js';
import { strings as runDe } from '../../languages/de/run.js';
import { strings as run } from '../../run/en.js';
import { strings as player } from '../../features/player/en.js';

export { startFrame } from '../embed/frame.js';
export { readOptions } from '../../run/embed-options.js';
export { View } from '../embed/view.js';
export { embedded as strings };

/** @type {Record<string, Record<string, any>[]>} */
const TABLES = { de: [pageDe, runDe, playerDe, embeddedDe] };

/** To be called before anything is made. @param {string} language  one of those in languages.js */
export function speak(language) {
  const tables = [page, run, player, embedded];
  TABLES[language]?.forEach((spoken, i) => Object.assign(tables[i], spoken));
}
