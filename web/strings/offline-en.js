// What is said about versions and the copy for offline use, in English.
// @ts-check

/** For the console. @param {string} reason */
const notKept = (reason) => `No copy for offline use was made: ${reason}`;

export const strings = {
  notKept,
  newer: 'A new version is ready.',
  reload: 'Reload',
};
