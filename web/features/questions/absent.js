// Replaces the questions in the one-file edition: see `imports` in package.json.
// @ts-check
/** @type {typeof import('./entry.js').keys} */
export const keys = async () => [];
/** @type {typeof import('./entry.js').addSwitch} */
export const addSwitch = async () => async () => {};
