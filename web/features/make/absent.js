// `#generator` of the editions of one file, which make no puzzles.
// @ts-check

/** @type {(...parts: Parameters<typeof import('./generator.js').addGenerator>) => Promise<null>} */
export const addGenerator = async () => null;
