// The answers to the questions of a lesson: in their forms, and kept between visits.
// @ts-check
import { numberIn } from './judge.js';

/** @typedef {import('./judge.js').Answer} Answer */
/** @typedef {import('./types.js').Kind} Kind */
/** @typedef {import('./types.js').QuestionBlock} QuestionBlock */
/** Answers by the ids of their questions. @typedef {Record<string, Answer>} Answers */
/** The answers of a lesson; `before`: those that “Start again” has removed. @typedef {{now: Answers, before: Answers}} Kept */

/** What the reader has entered, as `judge` takes it. @type {Record<Kind, (data: FormData, id: string, language: string) => number[]>} */
const GIVEN = {
  one: (data, id) => data.getAll(`answer-${id}`).map(Number),
  several: (data, id) => data.getAll(`answer-${id}`).map(Number),
  digit: (data, id) => data.getAll(`answer-${id}`).map(Number),
  number: (data, id, language) => [numberIn(String(data.get(`answer-${id}`) ?? ''), language)],
  cell(data, id) {
    const [row, column] = ['row', 'column'].map((name) => Number(data.get(`${name}-${id}`)));
    return row && column ? [9 * (row - 1) + column - 1] : [];
  },
};

/** Reads an answer. @param {HTMLFormElement} form @param {QuestionBlock} question @param {string} language */
export const givenIn = (form, { id, kind }, language) =>
  GIVEN[kind](new FormData(form), id, language);

/**
 * Enters an answer.
 * @param {HTMLFormElement} form @param {number[]} given  empty: none @param {string} language
 */
export function enter(form, given, language) {
  const [first] = given;
  const [row, column] = form.querySelectorAll('select');
  if (column) {
    row.value = first === undefined ? '' : String(Math.floor(first / 9) + 1);
    column.value = first === undefined ? '' : String((first % 9) + 1);
    return;
  }
  const number = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 });
  for (const input of form.querySelectorAll('input'))
    if (input.type === 'text') input.value = first === undefined ? '' : number.format(first);
    else input.checked = given.includes(Number(input.value));
}

/** @param {unknown} value @returns {value is Answer} */
function isAnswer(value) {
  const { given, tries, solved } = /** @type {Partial<Answer>} */ (value ?? {});
  const count = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0;
  return Array.isArray(given) && given.every(Number.isFinite) && count(tries) && count(solved);
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
