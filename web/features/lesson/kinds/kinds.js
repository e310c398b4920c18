// The kinds of questions. A kind is one file, and a row here.
// @ts-check
import { one, several } from './choices.js';
import { code, fix } from './code.js';
import { explain } from './explain.js';
import { parsons } from './parsons.js';
import { trace } from './trace.js';
import { cell, digit, number } from './values.js';

/** @satisfies {Record<string, import('./verdict.js').Kind>} */
const TABLE = { one, several, number, digit, cell, parsons, code, fix, explain, trace };

/** @typedef {keyof typeof TABLE} KindName */

/** @type {Record<KindName, import('./verdict.js').Kind>} */
export const KINDS = TABLE;

/** @param {string} text @returns {text is KindName} */
export const isKind = (text) => Object.hasOwn(KINDS, text);
