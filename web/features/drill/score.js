// The score of the drill: positions of each technique that were right with the first answer, and the exercises that were found.
// @ts-check

/** `found`: numbers of exercises. @typedef {{right: number, all: number, found: readonly number[]}} Score */

/** @type {Score} */
export const NO_SCORE = { right: 0, all: 0, found: [] };

/**
 * Parses what `textOf` has written.
 * @param {string | undefined} text
 * @returns {Map<string, Score>}  by technique; empty for anything else
 */
export function scoresIn(text = '') {
  const scores = new Map();
  for (const each of text.matchAll(/([\w-]+):(\d{1,9})\/(\d{1,9})(?:\/([1-9]{1,9}))?/g)) {
    const [technique, [right, all]] = [each[1], each.slice(2, 4).map(Number)];
    const found = [...new Set(each[4])].map(Number);
    if (right <= all) scores.set(technique, { right, all, found });
  }
  return scores;
}

/** @param {Map<string, Score>} scores */
export const textOf = (scores) =>
  [...scores]
    .map(
      ([technique, { right, all, found }]) =>
        `${technique}:${right}/${all}${found.length ? `/${found.join('')}` : ''}`,
    )
    .join(' ');

/** Counts the first answer to a position. @param {Map<string, Score>} scores @param {string} technique @param {boolean} right */
export function counted(scores, technique, right) {
  const score = scores.get(technique) ?? NO_SCORE;
  const [rights, all] = [score.right + Number(right), score.all + 1];
  return new Map(scores).set(technique, { ...score, right: rights, all });
}

/** Adds an exercise that was found. @param {Map<string, Score>} scores @param {string} technique @param {number} number */
export function withFound(scores, technique, number) {
  const score = scores.get(technique) ?? NO_SCORE;
  const found = [...new Set([...score.found, number])].sort();
  return new Map(scores).set(technique, { ...score, found });
}
