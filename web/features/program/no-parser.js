// `#parser` of a site that is built without the package node-acorn: steps have no lines, and only the
// time limit of the frame ends a loop.
// @ts-check

/** @type {typeof import('acorn').parse | null} */
export const parse = null;
