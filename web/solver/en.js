// What the exact count says, in English.
// @ts-check

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** @param {number} part  0..1 */
const exactly = (part) => `; the exact count is ${percent.format(part)} done`;

export const strings = { exactly };
