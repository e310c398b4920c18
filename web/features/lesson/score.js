// Answers to questions: what was given, how often, and the score.
// @ts-check

/** @typedef {import('./kinds/verdict.js').Given} Given */

/**
 * The last answer to a question.
 * @typedef {object} Answer
 * @property {Given} given  as the kind of the question takes it
 * @property {number} tries
 * @property {number} solved  the number of tries until it was right; 0: it never was
 */

/** Answers so far, by the ids of the questions. */
export class Score {
  /** @type {Map<string, Answer>} */
  #answers = new Map();

  /** @param {string} id @param {boolean} right @param {Given} [given] */
  count(id, right, given = []) {
    const tries = this.tries(id) + 1;
    const solved = this.#answers.get(id)?.solved || (right ? tries : 0);
    this.#answers.set(id, { given, tries, solved });
  }

  /** Of these questions: answered, answered right, right at the first try. @param {string[]} ids */
  of(ids) {
    const answers = ids.flatMap((id) => this.#answers.get(id) ?? []);
    return {
      questions: ids.length,
      answered: answers.length,
      right: answers.filter(({ solved }) => solved).length,
      first: answers.filter(({ solved }) => solved === 1).length,
    };
  }

  /** @param {string} id */
  tries(id) {
    return this.#answers.get(id)?.tries ?? 0;
  }

  /** All answers, to keep them. @returns {Record<string, Answer>} */
  get answers() {
    return Object.fromEntries(this.#answers);
  }

  set answers(answers) {
    this.#answers = new Map(Object.entries(answers));
  }
}
