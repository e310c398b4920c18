// A program to be written, or one whose fault is to be found: tests run it in the sandbox.
// @ts-check
import { h, inlineNodes } from '../tags.js';
import { describe, firstFailure } from '../tests.js';
import { ENTERED, NONE, said, verdictOf } from './verdict.js';

/** @typedef {import('./verdict.js').Kind} Kind */
/** @typedef {import('../types.js').QuestionBlock} QuestionBlock */

/** The program that the reader begins with. @param {QuestionBlock} question */
export const startOf = ({ lines }) => lines.map(({ text }) => text).join('\n');

/** The numbers of the lines of a text. @param {string} text */
export const numbersOf = (text) =>
  text
    .split('\n')
    .map((_, i) => i + 1)
    .join('\n');

/** @param {HTMLFormElement} form */
const field = (form) => form.querySelector('textarea');

/** @type {Kind} */
export const code = {
  marks: ['|'],
  tests: true,
  late: 'CODE',
  faults(question) {
    const faults = /** @type {import('../types.js').Message['code'][]} */ ([]);
    if (!question.lines.length) faults.push('noStart');
    if (!question.tests.length) faults.push('noTests');
    return faults;
  },
  draw(question, { CODE }) {
    const start = startOf(question);
    const shown = question.tests.filter(({ hidden }) => !hidden);
    return h(
      'div',
      { class: 'written' },
      h(
        'div',
        { class: 'typed' },
        h('pre', { 'aria-hidden': 'true' }, numbersOf(start)),
        h(
          'textarea',
          {
            ...{ name: `answer-${question.id}`, 'aria-label': CODE.program, wrap: 'off' },
            ...{ rows: String(question.lines.length + 1), spellcheck: 'false' },
            ...{
              autocomplete: 'off',
              autocapitalize: 'off',
              'data-typed': '',
              'data-kept': question.id,
            },
          },
          start,
        ),
      ),
      shown.length
        ? [
            h('p', { class: 'soft' }, CODE.tests),
            h(
              'ul',
              {},
              shown.map((test) => h('li', {}, inlineNodes(describe(test, CODE)))),
            ),
          ]
        : [],
      h('p', {}, h('button', { type: 'button', class: 'q', 'data-start': '' }, CODE.start)),
    );
  },
  printed: (question) => [h('pre', {}, startOf(question))],
  read: (form) => [field(form)?.value ?? ''],
  enter(form, [text]) {
    const typed = field(form);
    if (typed) typed.value = String(text ?? typed.defaultValue);
    typed?.dispatchEvent(new Event(ENTERED, { bubbles: true }));
  },
  async judge(question, [text], { CODE }, { program: ask } = {}) {
    if (text === undefined || !ask) return NONE;
    const { tests } = question;
    const failure = await firstFailure(String(text), tests, ask, CODE);
    if (failure)
      return verdictOf(question, false, [failure, ...(question.wrong ? [question.wrong] : [])]);
    return verdictOf(question, true, [said(CODE.passed(tests.length))]);
  },
  interaction: {
    type: 'long-fill-in',
    patterns: () => [],
    response: (_, given) => given.map(String),
  },
};

/** The same, with a program that has a fault. */
export const fix = code;
