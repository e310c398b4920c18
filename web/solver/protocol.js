// The one place where the messages between page and worker are described.
//
// Every request has an id, every reply names the id of its request. A request gets exactly one
// last reply (its own type below, or `failed`); `progress` may come before it, any number of times.
// A newer `analyze` ends an older one, whose last reply is then an analysis with verdict null. The
// worker says `ready` once, after its first answer or where it needs its reader for that: all but
// states are read by a module that comes later.
// @ts-check

/** @typedef {import('../../wasm/sudoku.d.ts').State} State */
/** @typedef {import('../../wasm/sudoku.d.ts').Conflict} Conflict */
/** @typedef {import('../../wasm/reader.d.ts').ParseError} ParseError */

/** @typedef {'invalid' | 'none' | 'one' | 'many'} Verdict */

/**
 * @typedef {object} AnalyzeRequest
 * @property {number} id
 * @property {'analyze'} type
 * @property {string | Uint8Array} text  anything a person may paste, or the bytes of a file
 * @property {number} index  which of the puzzles in the text to analyze, from 0
 */

/**
 * Counts the solutions of the givens. `progress` comes about ten times a second.
 * @typedef {object} CountRequest
 * @property {number} id
 * @property {'count'} type
 * @property {State} state
 * @property {number} limit  stop at so many, at most 2 ** 53
 */

/**
 * Asks for the first `count` solutions of the givens, in the engine's order.
 * @typedef {object} SolutionsRequest
 * @property {number} id
 * @property {'solutions'} type
 * @property {State} state
 * @property {number} count  1..10000
 */

/**
 * @typedef {object} WriteRequest
 * @property {number} id
 * @property {'write'} type
 * @property {State} state
 * @property {string} format  an id of `ReadyReply.formats`
 */

/**
 * Ends the request `target` within 20 ms: it answers with what it has. Has no reply of its own.
 * @typedef {object} StopRequest
 * @property {'stop'} type
 * @property {number} target
 */

/** @typedef {AnalyzeRequest | CountRequest | SolutionsRequest | WriteRequest} Question */
/** @typedef {Question | StopRequest} Request */

/**
 * @typedef {object} ReadyReply
 * @property {'ready'} type
 * @property {{id: string}[]} formats  what `write` can write, in menu order
 */

/**
 * All that is known about a puzzle without a search.
 * @typedef {import('../../wasm/sudoku.d.ts').StateFacts &
 *   import('../../wasm/reader.d.ts').ReadPuzzle} PuzzleFacts
 */

/**
 * What was understood of a text. `puzzle` is the one asked for, or null.
 * @typedef {Omit<import('../../wasm/reader.d.ts').Reading, 'puzzle'> &
 *   {puzzle: PuzzleFacts | null}} Report
 */

/**
 * @typedef {object} Analysis
 * @property {number} id
 * @property {'analysis'} type
 * @property {Report} report
 * @property {Verdict | null} verdict  of the givens alone; null where there is no puzzle, or where
 *   the search was stopped
 * @property {string[]} solutions  of the givens: 81 digits each, none, one, or the first two
 * @property {Verdict | null} candidateVerdict  the same for the candidates that the text told, where
 *   they say more than the digits do
 * @property {string[]} candidateSolutions
 * @property {number} milliseconds  from the arrival of the request to its reply
 */

/**
 * A long analysis says what it read while it still searches; a count says how far it is.
 * @typedef {object} ProgressReply
 * @property {number} id
 * @property {'progress'} type
 * @property {number} milliseconds
 * @property {number} count  solutions so far
 * @property {Report} [report]  with the first progress of an analysis
 */

/**
 * @typedef {object} CountedReply
 * @property {number} id
 * @property {'counted'} type
 * @property {number} count
 * @property {boolean} complete  false: there are at least so many
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
 * The request could not be carried out: a message for a developer, not a verdict on the text.
 * @typedef {object} FailedReply
 * @property {number} id
 * @property {'failed'} type
 * @property {string} message
 */

/** @typedef {Analysis | CountedReply | SolutionsReply | WrittenReply | FailedReply} LastReply */
/** @typedef {ReadyReply | ProgressReply | LastReply} Reply */

/** Counting stops here unless a reader asks for more: the page says "at least". */
export const COUNT_LIMIT = 100_000_000;

/** How many solutions the page can leaf through. */
export const SOLUTIONS_LIMIT = 10_000;
