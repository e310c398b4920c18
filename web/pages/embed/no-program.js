// In an edition of a single script: a program runs on the page, to which the link of the board leads.
// @ts-check

/** @type {typeof import('./own-program.js').makeProgram} */
export const makeProgram = () => Promise.reject(new Error('program'));
