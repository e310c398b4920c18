// The score of the drill: positions of each technique that were right with the first answer.
// @ts-check

/** @typedef {{right: number, all: number}} Score */

/**
 * Parses what `textOf` has written.
 * @param {string | undefined} text
 * @returns {Map<string, Score>}  by technique; empty for anything else
 */
export function scoresIn(text = '') {
  const scores = new Map();
  for (const [, technique, right, all] of text.matchAll(/([\w-]+):(\d{1,9})\/(\d{1,9})/g))
    if (Number(right) <= Number(all))
      scores.set(technique, { right: Number(right), all: Number(all) });
  return scores;
}

/** @param {Map<string, Score>} scores */
export const textOf = (scores) =>
  [...scores].map(([technique, { right, all }]) => `${technique}:${right}/${all}`).join(' ');

/** @param {Map<string, Score>} scores @param {string} technique @param {boolean} right */
export function counted(scores, technique, right) {
  const { right: before, all } = scores.get(technique) ?? { right: 0, all: 0 };
  return new Map(scores).set(technique, { right: before + Number(right), all: all + 1 });
}
