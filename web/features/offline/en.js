// Texts about new versions and the copy for offline use, in English.
// @ts-check

export const strings = {
  newer: 'A new version is ready.',
  reload: 'Reload',
  /** In the place of a page that is not kept. */
  absent: {
    title: 'Not available without a network',
    text: 'A page is kept for use without a network when it is opened for the first time. This one has not been opened yet.',
  },
  /** In the line, after an action. @param {string} name */
  missing: (name) =>
    `“${name}” is not on this device yet: it loads with the next connection, and then works without a network.`,
  /** In the edition of one file. */
  onlySite: 'This file has no other pages: lessons and techniques are on the website.',
  /** For the console. @param {string} reason */
  notKept: (reason) => `No copy for offline use was made: ${reason}`,
};
