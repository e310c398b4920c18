// The messages between the page and the worker that reads and solves puzzles.
//
// base/worker/serve.js describes the rules for all workers: one last reply to each question, and
// `stop`. `ready` comes once from each worker, after its first answer or when a question needs the
// reader, which is loaded after the solver.
// @ts-check

/** @typedef {import('../../wasm/sudoku.d.ts').Conflict} Conflict */
/** @typedef {import('../../wasm/sudoku.d.ts').StateFacts} PuzzleFacts */
/** @typedef {import('../../wasm/sudoku.d.ts').State} State */
/** @typedef {import('../../wasm/reader.d.ts').ParseError} ParseError */
/** @typedef {import('../../wasm/reader.d.ts').Reading} Report */
/** @typedef {import('../puzzle/puzzle.js').Verdict} Verdict */

/**
 * The questions: `analyze` searches for the solutions of a puzzle until the verdict is known; `read` reads
 * a text and analyzes its puzzle `index`, from 0; `count` counts the solutions of the givens up to `limit`,
 * at most 2 ** 53, and reports progress about ten times a second; `solutions` finds the first `count`, at
 * most SOLUTIONS_LIMIT, in the engine's order; `write` has an id of `ReadyReply.formats`.
 * @typedef {object} Table
 * @property {{asks: {state: State}, progress: ProgressReply, answer: Analysis}} analyze
 * @property {{asks: {text: string | Uint8Array, index: number}, progress: ProgressReply, answer: Analysis}} read
 * @property {{asks: {state: State, limit: number}, progress: ProgressReply, answer: CountedReply}} count
 * @property {{asks: {state: State, count: number}, progress: never, answer: SolutionsReply}} solutions
 * @property {{asks: {state: State, format: string}, progress: never, answer: {text: string}}} write
 */

/**
 * @typedef {object} ReadyReply
 * @property {'ready'} type
 * @property {{id: string}[]} formats  the formats of `write`, in menu order
 */

/**
 * @typedef {object} Analysis
 * @property {Report | null} report  on the text; null if the request had none
 * @property {PuzzleFacts | null} facts  null if the text has no such puzzle
 * @property {Verdict | null} verdict  null if there is no puzzle, or if the search was stopped
 * @property {string[]} solutions  none, the only one, or the first two, 81 digits each
 * @property {boolean} restricted  verdict and solutions respect the crossed-out candidates: they are
 *   part of the puzzle, because its givens alone have several solutions
 * @property {boolean} excluded  the givens alone have one solution, and a crossed-out candidate is part
 *   of it
 * @property {number} milliseconds  from the arrival of the request to its last reply
 */

/**
 * A long analysis reports once what was read; a count reports how many solutions it has found.
 * @typedef {object} ProgressReply
 * @property {number} milliseconds
 * @property {number} count  solutions so far; 0 for an analysis
 * @property {Report | null} [report]  of an analysis only
 * @property {PuzzleFacts | null} [facts]  of an analysis only
 */

/**
 * @typedef {object} CountedReply
 * @property {number} count
 * @property {boolean} complete  false if there may be more
 * @property {number} milliseconds
 */

/**
 * @typedef {object} SolutionsReply
 * @property {string[]} solutions
 * @property {boolean} complete  there are no others
 */

/** A count stops here unless the user asks for more. */
export const COUNT_LIMIT = 100_000_000;

/** Number of solutions that the page can step through. */
export const SOLUTIONS_LIMIT = 10_000;
