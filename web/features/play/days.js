// Days in the user's time zone, as YYYY-MM-DD.
// @ts-check

/** @param {Date} date */
export const dayOf = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((n) => String(n).padStart(2, '0'))
    .join('-');

/** Noon of a day: no change of the clock moves it to another one. @param {string} day */
export const dateOf = (day) => new Date(`${day}T12:00`);
