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
 * @property {OrderName} order
 */

/**
 * Finds the first deduction by one technique. The reply is that of a NextRequest.
 * @typedef {object} FindRequest
 * @property {number} id
 * @property {'find'} type
 * @property {string} state
 * @property {string} technique  its id
 */

/** Stops the request `target` after the current deduction. @typedef {{type: 'stop', target: number}} StopRequest */

/** @typedef {PathRequest | NextRequest | FindRequest | StopRequest} Request */

/**
 * @typedef {object} ProgressReply
 * @property {number} id
 * @property {'progress'} type
 * @property {number} step  index of the deduction; a worker that replaces another begins with 0 again
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
 * @property {Deduction | null} deduction
 */

/** @typedef {{id: number, type: 'failed', message: string}} FailedReply */
/** @typedef {ProgressReply | PathReply | NextReply | FailedReply} Reply */
export {};
