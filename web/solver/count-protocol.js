// The messages between the page and the worker that counts solutions exactly; base/worker/serve.js
// describes the rules.
// @ts-check

/**
 * Counts the solutions of `givens`, 81 digits with 0 for a blank, without enumerating them. About ten times
 * a second, it reports which `part` of the work is done, 0..1. `total` is in decimal digits; null if the count
 * was stopped.
 * @typedef {{count: {asks: {givens: string}, progress: {part: number}, answer: {total: string | null}}}} Table
 */
export {};
