// What a question about a step of a run is about: its board, the step, and the variables that are asked for.
// @ts-check

/** @typedef {import('./reading.js').Piece} Piece */
/** @typedef {import('./types.js').QuestionBlock} QuestionBlock */
/** A call of a program, and its variables as texts. @typedef {{method: string, values: Record<string, string>}} Call */
/** The calls at a step of the run that a board has at first, the first call first. @typedef {(board: string, step: number) => Promise<Call[]>} AskRun */

/** Calls that a question can have rows for, and variables. */
const MOST = 12;

/** @type {Record<string, (text: string) => Partial<import('./types.js').Traced> | null>} */
const SETTINGS = {
  board: (board) => (board ? { board } : null),
  step: (text) => (/^\d{1,9}$/.test(text) ? { step: Number(text) } : null),
  calls(text) {
    const calls = /^\d{1,2}$/.test(text) ? Number(text) : 0;
    return calls > 0 && calls <= MOST ? { calls } : null;
  },
  values(text) {
    const values = text.split(/, */).filter(Boolean);
    return values.length && values.length <= MOST ? { values } : null;
  },
};
export const TRACED = /^(board|step|calls|values):\s*(.*?)\s*$/;

/** Reads a line `step: 12`. @param {Piece} piece @param {QuestionBlock} question @param {import('./reading.js').Reading} reading */
export function readTraced(piece, question, reading) {
  const [, name, text] = TRACED.exec(piece.text) ?? ['', '', ''];
  const setting = SETTINGS[name](text);
  if (!setting) return reading.complain('value', piece, piece.text);
  question.traced = { board: '', step: -1, calls: 0, values: [], ...question.traced, ...setting };
  const { line, column } = piece;
  if (setting.board) reading.references.push({ id: setting.board, line, column, runs: true });
}
