// Puts the page into another language, without a reload: a bundle of its own, which comes when one
// is asked for first. What stands on the page is found by its words and replaced; what is made at
// run time is made again, when `languagechange` tells so.
// @ts-check
import { TABLES } from '../../languages/tables.js';

/**
 * Tables of strings that are in use, by the names of their files in a folder of languages/: 'player', …
 * @typedef {Record<string, Record<string, any>>} Tables
 */

const ATTRIBUTES = ['aria-label', 'title', 'content'];

/** @param {string} language @param {string} name */
const readTable = async (language, name) => {
  const { tables } = await TABLES[language]();
  return (await tables[name]()).strings;
};

let latest = 0;
/** The tables as they were written. @type {Tables} */
const english = {};
/** What index.html and the core say, by the English of it. @type {Record<string, string>} */
let phrases = {};

/** Every text of a table and what takes its place. @param {any} old @param {any} now @param {Map<string, string>} to */
function pair(old, now, to) {
  if (typeof old === 'string') to.set(old, now);
  else if (typeof old === 'object') for (const key in old) pair(old[key], now[key], to);
}

/** @param {Map<string, string>} to */
function rewrite(to) {
  const words = (/** @type {string} */ text) => to.get(text.trim().replace(/\s+/g, ' '));
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? '';
    const now = words(text);
    if (now !== undefined) node.nodeValue = text.replace(/\S(?:[^]*\S)?/, () => now);
  }
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const now = words(element.getAttribute(name) ?? '');
      if (now !== undefined) element.setAttribute(name, now);
    }
  }
}

/**
 * Rejects where a table cannot be had; then nothing has changed. A later call wins.
 * @param {string} language  that there are tables for
 * @param {Tables} tables
 */
export async function translate(language, tables) {
  const call = ++latest;
  const names = Object.keys(tables);
  for (const name of names) english[name] ??= { ...tables[name] };
  const [others, ...spoken] = await Promise.all(
    language === 'en'
      ? [{}, ...names.map((name) => english[name])]
      : ['phrases', ...names].map((name) => readTable(language, name)),
  );
  if (call !== latest) return;
  const to = new Map(Object.entries(phrases).map(([source, old]) => [old, source]));
  for (const [source, now] of Object.entries(others)) {
    to.set(source, now).set(phrases[source] ?? source, now);
  }
  phrases = others;
  names.forEach((name, i) => {
    pair(tables[name], spoken[i], to);
    Object.assign(tables[name], spoken[i]);
  });
  document.documentElement.lang = language;
  rewrite(to);
  dispatchEvent(new Event('languagechange'));
}
