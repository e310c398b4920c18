// The one place where the messages between page and worker are described.
//
// Every request has an id, every reply names the id of its request. A request gets exactly one
// last reply (its own type below, or `failed`); `progress` may come before it, any number of times.
// A newer `analyze` ends an older one, whose last reply is then an analysis with verdict null. The
// worker says `ready` once, after its first answer or where it needs its reader for that: all but
// states are read by a module that comes later.
// @ts-check

/**
 * A puzzle on the wire, as in the page's address: `p=` 81 digits, the givens, 0 where there is
 * none; then, where there are any, `&e=` 81 digits, what was entered since, and `&x=` the
 * candidates crossed out, three digits each: digit, row, column.
 * @typedef {string} State
 */

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
 * @property {{id: string, name: string}[]} formats  what `write` can write, in menu order
 */

/**
 * What stands in the way of reading, or of reading a part.
 * @typedef {object} ParseError
 * @property {'empty' | 'not_text' | 'too_few_cells' | 'too_many_cells' | 'row_length' |
 *   'bad_number' | 'bad_candidates' | 'bad_code' | 'ambiguous'} code
 * @property {number} line  from 1
 * @property {number} column  from 1, in characters
 * @property {string} text  the offending text, cut to 40 bytes
 * @property {number} cells  how many cells were read
 * @property {number} rowCells  of row_length: how many of them in that row
 */

/**
 * One digit that stands more than once in one house.
 * @typedef {object} Conflict
 * @property {number} house  0..26: rows, columns, boxes
 * @property {number} digit
 * @property {number[]} cells  0..80
 */

/**
 * The facts about one puzzle that need no search.
 * @typedef {object} PuzzleFacts
 * @property {State} state
 * @property {string} givens  81 digits, 0 where there is none
 * @property {string} placed  81 digits: what was entered, 0 elsewhere
 * @property {Uint16Array} eliminated  81 masks, bit d-1 for digit d: candidates crossed out
 * @property {Uint16Array} candidates  81 masks: what board and eliminations leave; a filled cell
 *   has its own digit
 * @property {boolean} valid  no two givens clash
 * @property {Conflict[]} conflicts  of givens and entries together
 * @property {string[]} solutions  full grids that followed the puzzle in the text
 * @property {boolean} hasCandidates  the text told candidates
 * @property {number} line  where the puzzle begins in the text, from 1
 */

/**
 * What was understood of a text.
 * @typedef {object} Report
 * @property {string} format  which reader understood it, '' where none did
 * @property {number} puzzleCount
 * @property {string[]} list  the givens of the first 1,000 puzzles, 81 digits each
 * @property {ParseError[]} errors  the first 100; not empty where puzzleCount is 0
 * @property {number} errorCount
 * @property {{characters: number, line: number, column: number, text: string}} ignored  what was
 *   passed over, and where it begins; `characters` is 0 where nothing was
 * @property {PuzzleFacts | null} puzzle  the one asked for; null where there is none
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
