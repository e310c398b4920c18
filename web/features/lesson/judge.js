// Judges an answer to a question.
// @ts-check

/** @typedef {import('./types.js').Inline} Inline */
/** @typedef {import('./types.js').QuestionBlock} QuestionBlock */

/**
 * The verdict.
 * @typedef {object} Verdict
 * @property {boolean | null} right  null: there is no answer yet
 * @property {Inline[][]} feedback  paragraphs
 */

/**
 * The number that a reader has entered; NaN if it is not one.
 * @param {string} text
 * @param {string} language  decides about points and commas
 */
export function numberIn(text, language) {
  const group = new Intl.NumberFormat(language).format(1.5).charAt(1) === ',' ? '.' : ',';
  const bare = text.replace(/[\s'’]/g, '');
  const grouped = /^[-+]?\d{1,3}([.,]\d{3})+$/.test(bare) && bare.includes(group);
  const ours = grouped ? bare.replaceAll(group, '') : bare.replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(ours) ? Number(ours) : NaN;
}

/**
 * @param {QuestionBlock} question
 * @param {number[]} given  the chosen choices by their indexes, or the one number, digit or cell
 * @returns {Verdict}
 */
export function judge({ kind, choices, right, wrong }, given) {
  const listed = kind === 'one' || kind === 'several';
  if (!given.length || given.some(Number.isNaN)) return { right: null, feedback: [] };
  const chosen = choices.filter((choice, at) =>
    listed ? given.includes(at) : given[0] >= choice.from && given[0] <= choice.to,
  );
  const missed = kind === 'several' && choices.some((each) => each.right && !chosen.includes(each));
  const ok = chosen.length > 0 && chosen.every((each) => each.right) && !missed;
  const own = chosen
    .filter((each) => ok || !each.right)
    .flatMap(({ feedback }) => (feedback ? [feedback] : []));
  const common = ok ? right : own.length ? null : wrong;
  return { right: ok, feedback: [...own, ...(common ? [common] : [])] };
}

/**
 * The last answer to a question.
 * @typedef {object} Answer
 * @property {number[]} given  as `judge` takes it
 * @property {number} tries
 * @property {number} solved  the number of tries until it was right; 0: it never was
 */

/** Answers so far, by the ids of the questions. */
export class Score {
  /** @type {Map<string, Answer>} */
  #answers = new Map();

  /** @param {string} id @param {boolean} right @param {number[]} [given] */
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
