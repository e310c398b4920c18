// How a page of the site reaches its workers and late style sheets: as files beside its scripts.
// `#platform` resolves to this module, or to ../packed/platform.js in an edition of one file.
// @ts-check
import { awaited } from '../../worker/waits.js';

/**
 * Starts a worker.
 * @param {string} name  of its file, without the ending: 'solver-worker'
 * @returns {Worker}
 */
export const startWorker = (name) =>
  new Worker(new URL(`${name}.js`, import.meta.url), { type: 'module' });

/** Style sheets that are there or under way, by name. @type {Record<string, Promise<unknown>>} */
const styles = {};

/**
 * Adds a style sheet that the first view does not need, once; after a failure, the next call tries again.
 * @param {string} name  of its file: 'race.css'
 * @returns {Promise<unknown>} resolves when it is applied or has failed to load
 */
export const addStyle = (name) =>
  (styles[name] ??= awaited(
    () =>
      new Promise((resolve, reject) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.onerror = () => reject(name);
        // Browsers ignore what is not a style sheet without an error.
        link.onload = () => (link.sheet?.cssRules.length ? resolve(name) : reject(name));
        link.href = new URL(name, import.meta.url).href;
        document.head.append(link);
      }),
    name,
  ).catch(() => delete styles[name]));

/**
 * A text beside the page, such as 'licenses.txt'. Rejects if it cannot be loaded.
 * @param {string} name
 * @returns {Promise<string>}
 */
export const textFile = (name) =>
  awaited(async () => {
    const response = await fetch(name);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.text();
  }, name);

/** Whether this edition is a single file, without embed.html, lesson.html or a service worker. */
export const SINGLE_FILE = false;
