// The messages between the page and the worker that counts solutions exactly.
//
// As in ../protocol.js every request has an id, every reply names it, and a request gets exactly
// one last reply; `progress` may come before it. The worker says `ready` once.
// @ts-check

/**
 * Counts the solutions of a puzzle without finding them. `progress` comes about ten times a second.
 * @typedef {object} CountRequest
 * @property {number} id
 * @property {'count'} type
 * @property {string} givens  81 digits, 0 where there is none
 */

/**
 * Ends the request `target` within about 20 ms: it answers that it has no total. Has no reply of its own.
 * @typedef {object} StopRequest
 * @property {'stop'} type
 * @property {number} target
 */

/** @typedef {CountRequest | StopRequest} Request */

/**
 * @typedef {object} ReadyReply
 * @property {'ready'} type
 */

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
 * @property {string | null} total  in decimal digits; null where the count was stopped
 */

/**
 * The request could not be carried out: a message for a developer.
 * @typedef {object} FailedReply
 * @property {number} id
 * @property {'failed'} type
 * @property {string} message
 */

/** @typedef {ReadyReply | ProgressReply | CountedReply | FailedReply} Reply */

export {};
