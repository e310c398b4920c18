// The messages between the page and the worker that counts solutions exactly; base/worker/serve.js
// describes the rules.
// @ts-check

/**
 * Counts the solutions of a puzzle without enumerating them. Progress is reported about ten times a
 * second.
 * @typedef {object} CountRequest
 * @property {number} id
 * @property {'count'} type
 * @property {string} givens  81 digits, 0 for a blank
 */

/** Stops the request `target` within about 20 ms. @typedef {{type: 'stop', target: number}} StopRequest */

/** @typedef {CountRequest | StopRequest} Request */

/**
 * @typedef {object} ProgressReply
 * @property {number} id
 * @property {'progress'} type
 * @property {number} part  of the work, 0..1
 */

/**
 * @typedef {object} CountedReply
 * @property {number} id
 * @property {'counted'} type
 * @property {string | null} total  in decimal digits; null if the count was stopped
 */

/** The message is for developers. @typedef {{id: number, type: 'failed', message: string}} FailedReply */

/** @typedef {ProgressReply | CountedReply | FailedReply} Reply */

export {};
