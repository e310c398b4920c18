// What the script of the element carries; build.mjs puts a module that holds it in the place of this one.
// @ts-check

/** The workers and their wasm, as one-file/unpack.js reads them. */
export const packed = '';
/** The style sheet of a board. */
export const style = '';
/** Makes a copy of the modules that have words. @type {() => typeof import('./spoken.js')} */
export const makeCopy = () => {
  throw new Error('there is none');
};
