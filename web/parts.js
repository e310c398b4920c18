// How the page reaches its other parts: here, files beside this one. The one-file edition puts
// one-file/parts.js in the place of this module; no other module knows which edition it is in.
// @ts-check

/**
 * Starts a worker of the page.
 * @param {string} name  of its file beside this one, without the ending
 */
export const startWorker = (name) =>
  new Worker(new URL(`${name}.js`, import.meta.url), { type: 'module' });

/**
 * Brings in a style sheet that the page does without at first.
 * @param {string} name  of its file
 * @returns {Promise<unknown>} it is there, or cannot be had
 */
export const addStyle = (name) =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.onload = link.onerror = resolve;
    link.href = new URL(name, import.meta.url).href;
    document.head.append(link);
  });

/** The page has no others beside it: no embed.html, no lesson. */
export const ALONE = false;

/**
 * The strings of a language other than English. Rejects where they cannot be had.
 * @param {string} name  of the file in strings/
 * @returns {Promise<Record<string, any>>}
 */
export async function readTable(name) {
  const file = `./strings/${name}.js`; // no literal, or it would be put into the bundle
  return (await import(file)).strings;
}

/**
 * Sees to it that the page will be here without a network; to be called when all else is done.
 * @param {typeof import('./language.js').speak} speak
 */
export const stayOffline = (speak) =>
  import('./offline/offline.js').then(({ begin }) => begin(speak));
