// `#tree` of the editions of one file, which show the log only.
// @ts-check

export const HEAD = '<h3 data-words="player.PARTS.log"></h3>';
/** @type {typeof import('./tree.js').keys} */
export const keys = async () => [];
/** @type {typeof import('./tree.js').LogOrTree | null} */
export const LogOrTree = null;
