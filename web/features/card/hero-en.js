// Texts of the search that Solve shows, in English.
// @ts-check
import { count, number } from '../../puzzle/en.js';

/** @param {number} n @param {boolean} ended */
const steps = (n, ended) => `${ended ? '' : 'more than '}${count(n, 'step')}`;

export const strings = {
  title: 'Its search',
  share: 'Share the card',
  /** @param {number} n @param {boolean} ended */
  watch: (n, ended) => `Watch a program solve it, ${steps(n, ended)}`,
  /** @param {number} n @param {boolean} ended */
  caption: (n, ended) =>
    ended
      ? `${steps(n, ended)} by trying digits in order. Green leads to the solution.`
      : `${steps(n, ended).replace('m', 'M')} by trying digits in order.`,
  /** @param {number} n @param {number} length */
  step: (n, length) => `Step ${number(n)} of ${number(length)}`,
};
