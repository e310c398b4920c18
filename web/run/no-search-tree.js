// `#search-tree` of the editions of one file, whose module has no search tree.
// @ts-check

/** @type {typeof import('./search-tree.js').answerTree | undefined} */
export const answerTree = undefined;
