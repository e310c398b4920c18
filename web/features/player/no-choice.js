// `#listing-choice` of the editions of one file, which have the listings in Java only.
// @ts-check
/** @type {(...parts: unknown[]) => () => void} */
export const addChoice = () => () => {};
