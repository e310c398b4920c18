// How much the browser may load before it is asked for.
// @ts-check

/** Whether the browser asks pages to load little. Not all browsers say so. @returns {boolean} */
export const savesData = () =>
  Boolean(/** @type {{connection?: {saveData?: boolean}}} */ (navigator).connection?.saveData);

/** Whatever a person does to a page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
/** A page that a person reads without any sign counts as used after this time, in milliseconds. */
const READ_MS = 8000;

/** Resolves once a person uses the page. Large parts that nobody has asked for load then. @returns {Promise<unknown>} */
export const used = () =>
  new Promise((resolve) => {
    for (const sign of SIGNS) addEventListener(sign, resolve, { once: true, capture: true });
    setTimeout(resolve, READ_MS);
  });
