// All of a board that has words. They are tables which these modules share, so the script of the
// element holds a maker of copies of them: its page gets one for each language that it asks for.
// @ts-check
import { strings as embeddedDe } from '../strings/embed-de.js';
import { strings as embedded } from '../strings/embed-en.js';
import { strings as pageDe } from '../strings/de.js';
import { strings as page } from '../strings/en.js';
import { strings as playerDe } from '../strings/player-de.js';
import { strings as player } from '../strings/player-en.js';

export { startFrame } from './frame.js';
export { readOptions } from './options.js';
export { View } from './view.js';
export { embedded as strings };

/** @type {Record<string, Record<string, any>[]>} */
const TABLES = { de: [pageDe, playerDe, embeddedDe] };

/** To be called before anything is made. @param {string} language  one of those in languages.js */
export function speak(language) {
  const tables = [page, player, embedded];
  TABLES[language]?.forEach((spoken, i) => Object.assign(tables[i], spoken));
}
