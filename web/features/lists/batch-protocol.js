// The messages between the owner of a batch and the workers of its pool.
//
// The first message opens a worker, which replies `ready`. Then every question has an id and gets
// exactly one reply with that id: an answer, or `failed`, after which the worker must be replaced.
// Bytes are transferred in both directions. The owner keeps a copy of a chunk until its answer.
// @ts-check

/** @typedef {import('../../../wasm/batch.d.ts').BatchInput} BatchInput */
/** @typedef {import('../../../wasm/batch.d.ts').BatchFormat} BatchFormat */
/** @typedef {import('../../../wasm/batch.d.ts').ListStart} ListStart */
/** @typedef {import('../../../wasm/batch.d.ts').BatchReport} BatchReport */

/**
 * The first message. Without a module the worker compiles one.
 * @typedef {object} OpenRequest
 * @property {'open'} type
 * @property {WebAssembly.Module | null} module
 */

/**
 * Asks how to read the list that begins with these bytes.
 * @typedef {object} InspectRequest
 * @property {number} id
 * @property {'inspect'} type
 * @property {Uint8Array} bytes
 * @property {boolean} whole  the list has no more bytes
 */

/**
 * Asks where the bytes can be cut into a chunk and the rest.
 * @typedef {object} CutRequest
 * @property {number} id
 * @property {'cut'} type
 * @property {BatchInput} input
 * @property {Uint8Array} bytes
 */

/**
 * Compiles a module, to be shared by the workers.
 * @typedef {object} CompileRequest
 * @property {number} id
 * @property {'compile'} type
 * @property {'logic'} name
 */

/**
 * A chunk: whole records; the last record of the list may lack its end.
 * @typedef {object} WorkRequest
 * @property {number} id
 * @property {'work'} type
 * @property {Uint8Array} bytes
 * @property {BatchInput} input
 * @property {string} format
 * @property {WebAssembly.Module | null} rater  the module `logic` if the format is RATING, else null
 * @property {number} [milliseconds]  of work, after which the worker answers with what it has
 * @property {number} headingLines  lines to skip at the beginning of the list; else 0
 * @property {boolean} continued  the chunk begins inside a line that is too long for a chunk
 * @property {boolean} markCrashed  solve nothing; each record is an error
 * @property {number} hardestThreshold  only puzzles with more guesses, or tenths of ER if they are
 *   rated, can be among the hardest
 * @property {ArrayBuffer} [output]  memory for the output, used if it is large enough
 */

/** Pauses work, or resumes it. No reply. @typedef {{type: 'pause', paused: boolean}} PauseRequest */
/** Ends all work; open questions fail. The reply is `stopped`. @typedef {{type: 'stop'}} StopRequest */

/** @typedef {InspectRequest | CutRequest | CompileRequest | WorkRequest} Question */
/** @typedef {OpenRequest | Question | PauseRequest | StopRequest} Request */

/** @typedef {{type: 'ready', module: WebAssembly.Module, formats: BatchFormat[]}} ReadyReply  RATING is the last format */
/** @typedef {{id: number, type: 'inspected', start: ListStart | null}} InspectReply  null: more bytes are needed */
/** @typedef {{id: number, type: 'cut', bytes: Uint8Array, end: number}} CutReply  with the same bytes */
/** @typedef {{id: number, type: 'compiled', module: WebAssembly.Module}} CompileReply */

/**
 * A chunk is done, or the first part of it if `milliseconds` have passed.
 * @typedef {object} DoneReply
 * @property {number} id
 * @property {'done'} type
 * @property {Uint8Array} bytes  of the request; the memory can be reused
 * @property {number} end  number of bytes that are answered: whole records
 * @property {Uint8Array} output  without line numbers
 * @property {Uint32Array} marks  where these are missing: pairs of an offset and a line from 0
 * @property {BatchReport} report
 * @property {number} milliseconds  of work
 */

/** @typedef {{id: number, type: 'failed', message: string}} FailedReply  id 0: the worker could not be opened */
/** @typedef {{type: 'stopped'}} StoppedReply */

/** The answer to each question, by its type. @typedef {{inspect: InspectReply, cut: CutReply, compile: CompileReply, work: DoneReply}} Answers */
/** @typedef {Answers[keyof Answers]} Answer */
/** @typedef {ReadyReply | Answer | FailedReply | StoppedReply} Reply */

/** The id of the format that needs the module `logic`: a table of ratings. */
export const RATING = 'rating';
/** Maximum length of a line in bytes (kLongestLine of batch.hpp). */
export const LONGEST_LINE = 1 << 16;
/** Maximum length of any other record in bytes (kLongestRecord of batch.hpp). */
export const LONGEST_RECORD = 1 << 24;
