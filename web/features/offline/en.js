// Texts about new versions and the copy for offline use, in English.
// @ts-check

export const strings = {
  newer: 'A new version is ready.',
  reload: 'Reload',
  /** For the console. @param {string} reason */
  notKept: (reason) => `No copy for offline use was made: ${reason}`,
};
