// As typed.js, in an edition that does not keep what was typed in a tab: the address alone has it.
// @ts-check

/** @type {typeof import('./typed.js').typedAt} */
export const typedAt = () => null;
export const remember = () => {};
