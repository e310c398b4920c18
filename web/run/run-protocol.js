// The messages between the page and the worker that runs the algorithms.
//
// base/worker/serve.js describes the rules for all workers: one last reply to each question, and
// `stop`. `ready` comes once from each worker. A page can have several runs, for a race, each with a
// number that the page chooses.
// @ts-check

/** @typedef {import('../../wasm/run.d.ts').Algorithm} Algorithm */
/** @typedef {import('../../wasm/run.d.ts').Snapshot} Snapshot */
/** @typedef {import('../../wasm/run.d.ts').TraceReport} TraceReport */
/** @typedef {import('../../wasm/run.d.ts').TreeNode} TreeNode */
/** @typedef {import('../../wasm/run.d.ts').WhyNot} WhyNot */

/**
 * Events to look for: masks of kinds (one bit per number, see `kinds` of ReadyReply) and of labels of
 * the code; an event is wanted if one of them has it.
 * @typedef {{kinds: number, labels: number}} Wanted
 */

/**
 * Starts an algorithm on a puzzle, at step 0, in place of a run of the same number. Answered by a
 * view.
 * @typedef {object} StartRequest
 * @property {number} run
 * @property {string} algorithm  an id of the table
 * @property {string} givens  81 digits, 0 for a blank
 * @property {number} variant  index into the algorithm's variants, or 0
 */

/**
 * Starts to play a trace, the moves of another program, at step 0, in place of a run of the same
 * number. Answered by a view with `trace`.
 * @typedef {object} TraceRequest
 * @property {number} run
 * @property {string | Uint8Array} text  or its bytes, which are copied faster
 * @property {string} givens  81 digits: the puzzle, unless the trace names it
 */

/**
 * Goes to a step (beyond the end: to the end), to the next or previous wanted event, or to the first
 * later step of a smaller depth (`out`). If there is none, `next` and `out` go to the end and
 * `previous` to step 0. Answered by a view with `before`.
 * @typedef {object} GoRequest
 * @property {number} run
 * @property {number} [step]
 * @property {number} [milliseconds]  with step: stop after this time, at the step reached
 * @property {'next' | 'previous' | 'out'} [find]
 * @property {Wanted} [wanted]  for next and previous
 */

/**
 * Plays `count` wanted events (Infinity: as far as possible), but stops after `milliseconds`, and
 * after an event whose label is in `breakpoints`. Answered by a view.
 * @typedef {object} PlayRequest
 * @property {number} run
 * @property {number} count
 * @property {Wanted} wanted
 * @property {number} breakpoints  mask of labels
 * @property {number} milliseconds
 */

/**
 * Extends what is known of the run up to its end, or to `limit` events; the position stays. Progress
 * is reported about ten times a second. Answered by a view.
 * @typedef {object} SurveyRequest
 * @property {number} run
 * @property {number} limit
 */

/**
 * Asks for the events `from`..`from + count - 1` (event n leads to step n + 1).
 * @typedef {object} LogRequest
 * @property {number} run
 * @property {number} from
 * @property {number} count  at most 10,000
 */

/**
 * @typedef {object} WhyRequest
 * @property {number} run
 * @property {number} cell  0..80
 * @property {number} digit  1..9
 */

/**
 * Asks for the run as a trace, at most `limit` moves.
 * @typedef {object} ExportRequest
 * @property {number} run
 * @property {number} limit
 */

/**
 * Asks for the known steps that report a solution. Answered by `found`, after 150 ms with those found
 * until then.
 * @typedef {object} SolutionsRequest
 * @property {number} run
 * @property {number} limit  the most steps to return
 */

/**
 * Asks for the nodes of the search tree that contain a step, and for the children of some nodes. The
 * position of the run stays. Not in the editions of one file.
 * @typedef {object} TreeRequest
 * @property {number} run
 * @property {number} step  at most the known length of the run
 * @property {number} depth  children of the nodes of the path from this depth on
 * @property {Pick<TreeNode, 'begin' | 'depth'>[]} opened  other nodes whose children to return
 */

/**
 * Asks for a landscape of the steps from `from` to `to`, see landscape.hpp. As `tree`.
 * @typedef {object} LandscapeRequest
 * @property {number} run
 * @property {number} from
 * @property {number} to
 * @property {number} columns  at most
 */

/**
 * Asks for the state at a known step. As `tree`.
 * @typedef {object} PeekRequest
 * @property {number} run
 * @property {number} step
 */

/** Ends a run. No reply. @typedef {{type: 'close', run: number}} CloseRequest */

/**
 * The questions, all about a run.
 * @typedef {object} Table
 * @property {{asks: StartRequest, progress: never, answer: View}} start
 * @property {{asks: TraceRequest, progress: never, answer: View}} trace
 * @property {{asks: GoRequest, progress: never, answer: View}} go
 * @property {{asks: PlayRequest, progress: never, answer: View}} play
 * @property {{asks: SurveyRequest, progress: {extent: Extent}, answer: View}} survey
 * @property {{asks: LogRequest, progress: never, answer: LogReply}} log
 * @property {{asks: WhyRequest, progress: never, answer: {why: WhyNot}}} why
 * @property {{asks: ExportRequest, progress: never, answer: {text: string, complete: boolean}}} export
 * @property {{asks: SolutionsRequest, progress: never, answer: {steps: number[]}}} solutions
 * @property {{asks: TreeRequest, progress: never, answer: TreeReply}} tree
 * @property {{asks: LandscapeRequest, progress: never, answer: LandscapeReply}} landscape
 * @property {{asks: PeekRequest, progress: never, answer: {snapshot: Snapshot}}} peek
 */

/**
 * @typedef {object} ReadyReply
 * @property {'ready'} type
 * @property {Algorithm[]} algorithms  the table, in menu order
 * @property {string[]} kinds  names of the kinds of events, by number
 */

/**
 * How far a run is known.
 * @typedef {object} Extent
 * @property {number} length  events known
 * @property {boolean} ended  known to its end
 * @property {import('../../wasm/run.d.ts').DepthProfile} depthProfile  at most 1,024 segments
 * @property {number} segmentLength  events in each segment but the last
 * @property {number} memory  bytes that the run takes, approximately
 */

/**
 * A run at its position.
 * @typedef {object} View
 * @property {number} run
 * @property {Snapshot} snapshot
 * @property {Extent} extent
 * @property {'breakpoint' | 'found' | 'none' | 'stopped' | 'unfinished' | ''} why  why it stopped here:
 *   'found': the event, or all `count` of them; 'none': the run has no (more) such event; 'stopped':
 *   by a message, or because the run was closed; 'unfinished': the time for `go` was up before the
 *   step; '': the step is reached, or the time for `play` was up
 * @property {Snapshot} [before]  the step before, after a `go` that was not stopped
 * @property {TraceReport} [trace]  of a trace only
 * @property {number} [left]  after `play` with some kinds or labels, or breakpoints: how many of the
 *   `count` events it did not reach
 */

/**
 * @typedef {object} LogReply
 * @property {number} from
 * @property {Uint32Array} events
 * @property {number} depth  at step `from`
 */

/** The children of the node that begins at a step. @typedef {{begin: number, depth: number, nodes: TreeNode[]}} Children */
/**
 * @typedef {object} TreeReply
 * @property {number} step
 * @property {TreeNode} root
 * @property {TreeNode[]} path  from the child of the root on; empty if there is none
 * @property {Children[]} children  of the nodes asked for
 * @property {boolean} complete  false if the request was stopped
 * @property {boolean} ended  the run is known to its end: no node grows any more
 * @property {number} memory  bytes that the search takes, at most
 */
/** Null if the request was stopped. @typedef {{landscape: import('../../wasm/run.d.ts').Landscape | null}} LandscapeReply */
/** Maximum number of events of a survey. */
export const SURVEY_LIMIT = 2e9;

/**
 * The parts of an event, which has 32 bits; see event.hpp.
 * @param {number} bits
 */
export const partsOf = (bits) => ({
  kind: bits & 31,
  /** The label of the line of code. */
  label: (bits >> 5) & 31,
  /** A cell; in a run of dancing-links also a constraint 81..323; 511 for none. */
  place: (bits >> 10) & 511,
  digit: (bits >> 19) & 15,
  before: (bits >> 23) & 15,
});
