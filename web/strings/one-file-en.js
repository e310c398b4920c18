// What the one-file edition says where it cannot start, in English.
// @ts-check

/** @param {unknown} error */
const failed = (error) =>
  `This browser cannot open the page: it is too old, or the file is damaged. (${error})`;

export const strings = { failed };
