// Puzzles with answers from sources outside of this project

/** Liang's case study, whose output prints the solution. */
export const ONE =
  '060104050008305600200000001800407006006000300700901004500000002007206900040508070';
export const ONE_SOLVED =
  '963174258178325649254689731821437596496852317735961824589713462317246985642598173';
/** What Liang's own program counts on ONE. */
export const LIANG_ON_ONE = { checks: 14_096, backtracks: 1538 };
/** Easter Monster: many programs print its solution; it takes some dozens of guesses. */
export const HARD =
  '100000002090400050006000700050903000000070000000850040700000600030009080002000001';
export const HARD_SOLVED =
  '174385962293467158586192734451923876928674315367851249719548623635219487842736591';
/** The puzzle that most descriptions of formats use, and its solution, as printed with them. */
export const FORMATS =
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
export const FORMATS_SOLVED =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
/** The third puzzle of the Almanac: "This puzzle has multiple solutions". */
export const MANY =
  '123456789060000030070000040789123456000000000000000000456789123000000000000000000';
/** The first row leaves only 9 for its last cell, but the last column has a 9. No digits conflict. */
export const NONE = `12345678${'0'.repeat(72)}9`;
/** Two sevens in the first row. */
export const INVALID = `7${'0'.repeat(7)}7${'0'.repeat(72)}`;
/** Sextillions of solutions. */
export const EMPTY = '0'.repeat(81);
/** The example "Impossible": a search in the order of the cells takes more than a billion steps. */
export const LONG =
  '000005080000601043000000000010500000000106000300000005530000061000000004000000000';
