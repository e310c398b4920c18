// Values of parameters: in addresses, attributes and messages.
// @ts-check

/** Larger than any number of steps. */
const LARGEST = 2 ** 52;

/** A whole number, 0..2^52; undefined for any other text. @param {string} text */
export const whole = (text) =>
  /^\d{1,16}$/.test(text) && Number(text) <= LARGEST ? Number(text) : undefined;

/** A positive number, or `max` for Infinity; undefined for any other text. @param {string} text */
export function rate(text) {
  if (text === 'max' || text === 'Infinity') return Infinity;
  return Number(text) > 0 ? Number(text) : undefined;
}

/** On or off; undefined for any other text. @param {string} text */
export function flag(text) {
  if (['1', 'on', 'true', 'yes', ''].includes(text)) return true;
  return ['0', 'off', 'false', 'no'].includes(text) ? false : undefined;
}

/** One of some values; undefined for any other text. @param {string[]} values */
export const oneOf = (values) => (/** @type {string} */ text) =>
  values.find((each) => each === text);

/** An id, such as that of an algorithm; undefined for any other text. @param {string} text */
export const id = (text) => (/^[a-z0-9-]{1,40}$/.test(text) ? text : undefined);

/** A language tag; undefined for any other text. @param {string} text */
export const languageTag = (text) =>
  /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(text) ? text : undefined;
