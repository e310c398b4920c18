// The puzzle that the page shows on the first visit: the one whose solution Liang's case study prints.
// @ts-check

/** 81 digits, 0 for an empty cell. */
export const FIRST =
  '060104050008305600200000001800407006006000300700901004500000002007206900040508070';
