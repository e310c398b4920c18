// The error message of the one-file edition, in English. The build puts it into the page.
// @ts-check

export const strings = {
  failed: 'This browser cannot open the page: it is too old, or the file is damaged.',
};
