// What the exact count says, in German.
// @ts-check

const percent = new Intl.NumberFormat('de', { style: 'percent' });

/** @type {typeof import('../../solver/en.js').strings} */
export const strings = {
  exactly: (part) => `; die genaue Zählung ist zu ${percent.format(part)} fertig`,
};
