// The answers to the questions of a lesson, kept between visits.
// @ts-check

/** @typedef {import('./score.js').Answer} Answer */
/** Answers by the ids of their questions. @typedef {Record<string, Answer>} Answers */
/** The answers of a lesson; `before`: those that “Start again” has removed. @typedef {{now: Answers, before: Answers}} Kept */

/** @param {unknown} value @returns {value is Answer} */
function isAnswer(value) {
  const { given, tries, solved } = /** @type {Partial<Answer>} */ (value ?? {});
  const count = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0;
  const isGiven = (/** @type {unknown} */ each) =>
    typeof each === 'string' || Number.isFinite(each);
  return Array.isArray(given) && given.every(isGiven) && count(tries) && count(solved);
}

/** Those of the values that are answers. @param {unknown} stored @returns {Answers} */
const answersIn = (stored) =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([, value]) => isAnswer(value)));

/** Keeps the answers to one lesson in this browser, if it allows that. */
export class AnswerStore {
  #key;

  /** @param {string} name  of the lesson */
  constructor(name) {
    this.#key = `sudoku-lab-answers:${name}`;
  }

  /** @returns {Kept} */
  read() {
    try {
      const { now, before } = JSON.parse(localStorage.getItem(this.#key) ?? '{}');
      return { now: answersIn(now), before: answersIn(before) };
    } catch {
      return { now: {}, before: {} };
    }
  }

  /** @param {Kept} kept */
  write(kept) {
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // They stay on the page.
    }
  }
}

/** Keeps what was typed into the fields of one lesson in this browser, if it allows that. */
export class Drafts {
  #key;
  /** @type {Record<string, string>} */
  #texts = {};

  /** @param {string} name  of the lesson */
  constructor(name) {
    this.#key = `sudoku-lab-drafts:${name}`;
    try {
      const stored = Object.entries(JSON.parse(localStorage.getItem(this.#key) ?? '{}') ?? {});
      this.#texts = Object.fromEntries(stored.filter(([, text]) => typeof text === 'string'));
    } catch {
      // There are none.
    }
  }

  /** @param {string} id  of a question @returns {string | undefined} */
  read(id) {
    return Object.hasOwn(this.#texts, id) ? this.#texts[id] : undefined;
  }

  /** @param {string} id @param {string} [text]  without it, the text is forgotten */
  write(id, text) {
    if (text === undefined) delete this.#texts[id];
    else this.#texts[id] = text;
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#texts));
    } catch {
      // It stays on the page.
    }
  }
}
