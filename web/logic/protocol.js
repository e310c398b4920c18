// The messages between the page and the worker of the human solver; base/worker/serve.js describes
// the rules.
// @ts-check

/** @typedef {import('../../wasm/logic.d.ts').Deduction} Deduction */
/** @typedef {import('../../wasm/logic.d.ts').OrderName} OrderName */

/**
 * Finds all deductions up to the solution, and reports each as soon as it is found.
 * @typedef {object} PathRequest
 * @property {number} id
 * @property {'path'} type
 * @property {string} state  see State in wasm/sudoku.d.ts
 * @property {OrderName} order
 */

/**
 * Finds the next deduction.
 * @typedef {object} NextRequest
 * @property {number} id
 * @property {'next'} type
 * @property {string} state
 * @property {OrderName | string} order  or the id of a technique: only this one is tried
 */

/**
 * Rates a puzzle.
 * @typedef {object} RateRequest
 * @property {number} id
 * @property {'rate'} type
 * @property {string} state
 */

/** Stops the request `target` within milliseconds. @typedef {{type: 'stop', target: number}} StopRequest */

/** @typedef {PathRequest | NextRequest | RateRequest | StopRequest} Request */

/**
 * @typedef {object} ProgressReply
 * @property {number} id
 * @property {'progress'} type
 * @property {number} step  index of the deduction; a worker that repeats the search of one that died begins with 0 again
 * @property {Deduction} deduction
 */

/**
 * The end of a path whose deductions have been reported.
 * @typedef {object} PathReply
 * @property {number} id
 * @property {'path'} type
 * @property {boolean} solved  false if no technique finds another deduction, or the search was stopped
 * @property {import('../../wasm/logic.d.ts').Position} end  after the last deduction
 */

/**
 * @typedef {object} NextReply
 * @property {number} id
 * @property {'next'} type
 * @property {Deduction | null} deduction  null if there is none, or the search was stopped
 */

/**
 * @typedef {object} RateReply
 * @property {number} id
 * @property {'rate'} type
 * @property {import('../../wasm/logic.d.ts').DifficultyFacts | null} difficulty  null if it was stopped
 */

/** @typedef {{id: number, type: 'failed', message: string}} FailedReply */
/** @typedef {ProgressReply | PathReply | NextReply | RateReply | FailedReply} Reply */
export {};
