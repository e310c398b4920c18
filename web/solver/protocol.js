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
 * Searches for the solutions of a puzzle until the verdict is known. Answered by an Analysis.
 * @typedef {object} AnalyzeRequest
 * @property {number} id
 * @property {'analyze'} type
 * @property {State} state
 */

/**
 * Reads a text and analyzes one of its puzzles. Answered by an Analysis.
 * @typedef {object} ReadRequest
 * @property {number} id
 * @property {'read'} type
 * @property {string | Uint8Array} text  anything that people paste, or the bytes of a file
 * @property {number} index  of the puzzle in the text, from 0
 */

/**
 * Counts the solutions of the givens. Progress is reported about ten times a second.
 * @typedef {object} CountRequest
 * @property {number} id
 * @property {'count'} type
 * @property {State} state
 * @property {number} limit  stop after this number of solutions, at most 2 ** 53
 */

/**
 * Asks for the first `count` solutions of the givens, in the engine's order.
 * @typedef {object} SolutionsRequest
 * @property {number} id
 * @property {'solutions'} type
 * @property {State} state
 * @property {number} count  1..SOLUTIONS_LIMIT
 */

/**
 * @typedef {object} WriteRequest
 * @property {number} id
 * @property {'write'} type
 * @property {State} state
 * @property {string} format  an id of `ReadyReply.formats`
 */

/**
 * Stops the request `target` within 20 ms.
 * @typedef {object} StopRequest
 * @property {'stop'} type
 * @property {number} target
 */

/**
 * @typedef {AnalyzeRequest | ReadRequest | CountRequest | SolutionsRequest | WriteRequest} Question
 */
/** @typedef {Question | StopRequest} Request */

/**
 * @typedef {object} ReadyReply
 * @property {'ready'} type
 * @property {{id: string}[]} formats  the formats of `write`, in menu order
 */

/**
 * @typedef {object} Analysis
 * @property {number} id
 * @property {'analysis'} type
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
 * @property {number} id
 * @property {'progress'} type
 * @property {number} milliseconds
 * @property {number} count  solutions so far; 0 for an analysis
 * @property {Report | null} [report]  of an analysis only
 * @property {PuzzleFacts | null} [facts]  of an analysis only
 */

/**
 * @typedef {object} CountedReply
 * @property {number} id
 * @property {'counted'} type
 * @property {number} count
 * @property {boolean} complete  false if there may be more
 * @property {number} milliseconds
 */

/**
 * @typedef {object} SolutionsReply
 * @property {number} id
 * @property {'solutions'} type
 * @property {string[]} solutions
 * @property {boolean} complete  there are no others
 */

/**
 * @typedef {object} WrittenReply
 * @property {number} id
 * @property {'written'} type
 * @property {string} text
 */

/**
 * The request could not be carried out. The message is for developers; it is no verdict on a text.
 * @typedef {object} FailedReply
 * @property {number} id
 * @property {'failed'} type
 * @property {string} message
 */

/** @typedef {Analysis | CountedReply | SolutionsReply | WrittenReply | FailedReply} LastReply */
/** @typedef {ReadyReply | ProgressReply | LastReply} Reply */

/** A count stops here unless the user asks for more. */
export const COUNT_LIMIT = 100_000_000;

/** Number of solutions that the page can step through. */
export const SOLUTIONS_LIMIT = 10_000;
