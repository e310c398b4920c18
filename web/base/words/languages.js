// The languages that an embedded board can speak.
// @ts-check

/** English first: it stands for all that there are no words for. */
const LANGUAGES = ['en', 'de'];

/** @param {string} tag  of a language @returns {string} one of them */
export const spokenFor = (tag) =>
  LANGUAGES.find((each) => each === tag.slice(0, 2).toLowerCase()) ?? LANGUAGES[0];
