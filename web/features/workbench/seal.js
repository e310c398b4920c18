// The seal of a verdict: the number of solutions in a shape that differs by verdict.
// @ts-check

/** @typedef {import('../../puzzle/en.js').Shape} Shape */

/**
 * The shape and the text of the seal of a session.
 * @param {Pick<import('./session.js').Session, 'analysis' | 'searchedMs' | 'error' | 'total'>} session
 * @returns {{shape: Shape, mark: string}}  `mark` has at most four characters: `1`, `18`, `2+`
 *   (not counted), `999+` (more than 999), `0`, `!`; `?` if the search was stopped or has failed
 */
export function sealOf({ analysis, error, total }) {
  switch (analysis?.verdict) {
    case 'one':
      return { shape: 'one', mark: '1' };
    case 'none':
      return { shape: 'none', mark: '0' };
    case 'invalid':
      return { shape: 'invalid', mark: '!' };
    case 'many':
      return {
        shape: 'several',
        mark: total === null ? '2+' : total > 999 ? '999+' : String(total),
      };
    default:
      return analysis || error ? { shape: 'unknown', mark: '?' } : { shape: 'searching', mark: '' };
  }
}
