// `#parser`: acorn, which finds the lines that write and the loops of a program.
// @ts-check
export { parse } from 'acorn';
