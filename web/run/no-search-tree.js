// `#search-tree` of the editions of one file, whose module has no search tree.
// @ts-check

/** @type {Partial<typeof import('./search-tree.js').answers>} */
export const answers = {};
