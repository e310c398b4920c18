// The sign of a card: where the puzzle can be opened, and the mark of the page.
// @ts-check
import { SINGLE_FILE } from '#platform';
import { qrCode } from '../../base/dom/qr.js';
import { stateText } from '../../puzzle/puzzle.js';

/**
 * A page that is a file has no address that others could open.
 * @param {import('../../puzzle/puzzle.js').Puzzle} puzzle
 * @returns {Pick<import('./layout.js').Content, 'code' | 'site' | 'mark'>}
 */
export function signOf(puzzle) {
  const page = location.origin + location.pathname.replace(/index\.html$/, '');
  const paths = [...document.querySelectorAll('.mark path')];
  return {
    code: SINGLE_FILE ? null : qrCode(`${page}#${stateText(puzzle)}`),
    site: SINGLE_FILE ? '' : page.replace(/^\w+:\/\/|\/$/g, ''),
    mark: paths.map((path) => path.getAttribute('d') ?? ''),
  };
}

const context = document.createElement('canvas').getContext('2d');

/** @param {string} family @returns {import('./layout.js').Measure} */
export const measureWith = (family) => (text, size) => {
  if (!context) return 0;
  context.font = `${size}px ${family}`;
  return context.measureText(text).width;
};
