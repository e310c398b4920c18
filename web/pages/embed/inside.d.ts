// What the build adds to the script of the element.
declare module 'sudoku-lab-inside' {
  /** The workers and their wasm, in the format of base/platform/packed/unpack.js, in base 64. */
  export const packed: string;
  /** The style sheet of a board. */
  export const style: string;
}
