// What the script of the element carries; the build makes it and finds it by this name.
declare module 'sudoku-lab-inside' {
  /** The workers and their wasm, packed as base/platform/packed/unpack.js reads them. */
  export const packed: string;
  /** The style sheet of a board. */
  export const style: string;
  /** Makes a copy of the modules that have words. */
  export const makeCopy: () => typeof import('./spoken.js');
}
