// `#doctor` of the editions of one file, which have no module for it.
// @ts-check

/** @type {typeof import('./doctor.js').addDoctor} */
export const addDoctor = async () => {};
