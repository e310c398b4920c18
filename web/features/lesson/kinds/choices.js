// Questions with texts to choose from: one of them, or several.
// @ts-check
import { h, inlineNodes } from '../tags.js';
import { plainText } from '../types.js';
import { letter, NONE, unanswerable, verdictOn } from './verdict.js';

/** @typedef {import('./verdict.js').Kind} Kind */

/** @param {'radio' | 'checkbox'} type @param {(right: number) => boolean} fits  the number of right ones @returns {Kind} */
const choosing = (type, fits) => ({
  choice: () => [0, 0],
  listed: true,
  faults(question) {
    const { length } = question.choices.filter(({ right }) => right);
    const faults = unanswerable(question);
    if (length && !fits(length)) faults.push('manyRight');
    if (question.choices.length < 2) faults.push('fewChoices');
    return faults;
  },
  draw: ({ id, choices }, texts) =>
    h(
      'div',
      {
        class: 'choices',
        role: type === 'radio' ? 'radiogroup' : 'group',
        'aria-label': texts.answer,
      },
      choices.map(({ parts }, at) =>
        h(
          'label',
          { class: 'choice' },
          h('input', { type, name: `answer-${id}`, value: String(at) }),
          h('span', {}, inlineNodes(parts)),
        ),
      ),
    ),
  printed: ({ choices }) => [
    h(
      'ul',
      {},
      choices.map(({ parts }) => h('li', {}, inlineNodes(parts))),
    ),
  ],
  read: (form, { id }) => new FormData(form).getAll(`answer-${id}`).map(Number),
  enter(form, given) {
    for (const input of form.querySelectorAll('input'))
      input.checked = given.includes(Number(input.value));
  },
  judge(question, given) {
    if (!given.length) return NONE;
    const chosen = question.choices.filter((_, at) => given.includes(at));
    const missed = question.choices.some((each) => each.right && !chosen.includes(each));
    return verdictOn(question, chosen, type === 'checkbox' && missed);
  },
  interaction: {
    type: 'choice',
    choices: ({ choices }) => choices.map(({ parts }) => plainText(parts)),
    patterns: ({ choices }) => [
      { values: choices.flatMap(({ right }, at) => (right ? [letter(at)] : [])) },
    ],
    response: (_, given) => given.map((at) => letter(Number(at))),
  },
});

export const one = choosing('radio', (right) => right === 1);
export const several = choosing('checkbox', () => true);
