// What the one-file edition says where it cannot start, in English.
// @ts-check

export const strings = {
  /** @param {unknown} error */
  failed: (error) =>
    `This browser cannot open the page: it is too old, or the file is damaged. (${error})`,
};
