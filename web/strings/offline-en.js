// What is said about versions and the copy for offline use, in English.
// @ts-check

export const newer = 'A new version is ready.';
export const reload = 'Reload';

/** For the console. @param {string} reason */
export const notKept = (reason) => `No copy for offline use was made: ${reason}`;
