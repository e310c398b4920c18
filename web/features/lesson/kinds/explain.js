// A reason in the reader's own words, who then chooses the one that it comes to; a model answer follows the right one.
// @ts-check
import { h } from '../tags.js';
import { one } from './choices.js';
import { NONE, verdictOf } from './verdict.js';

/** @type {import('./verdict.js').Kind} */
export const explain = {
  choice: one.choice,
  listed: true,
  model: true,
  faults: one.faults,
  draw: (question, texts) =>
    h(
      'div',
      { class: 'explained' },
      h(
        'label',
        { class: 'labelled' },
        h('span', {}, texts.EXPLAIN.own),
        h('textarea', { name: `text-${question.id}`, rows: '3', 'data-kept': question.id }),
      ),
      h('p', { class: 'soft' }, texts.EXPLAIN.which),
      one.draw(question, { ...texts, answer: texts.EXPLAIN.which }),
    ),
  printed: one.printed,
  read(form, question, language) {
    const text = form.querySelector('textarea')?.value.trim() ?? '';
    const chosen = one.read(form, question, language);
    // Without words of one's own, it would be a choice like any other.
    return /\p{L}/u.test(text) && chosen.length ? [text, ...chosen] : [];
  },
  enter(form, [text, ...chosen], language) {
    const field = form.querySelector('textarea');
    if (field) field.value = String(text ?? '');
    one.enter(form, chosen, language);
  },
  judge(question, given, texts) {
    const at = given.find((each) => typeof each === 'number');
    if (at === undefined) return NONE;
    const { right, feedback } = /** @type {import('./verdict.js').Verdict} */ (
      one.judge(question, [at], texts)
    );
    if (!right || !question.model) return { right, feedback };
    const own = question.choices[Number(at)].feedback;
    return verdictOf(question, true, [...(own ? [own] : []), question.model]);
  },
  interaction: {
    ...one.interaction,
    response: (question, given) =>
      one.interaction.response(
        question,
        given.filter((each) => typeof each === 'number'),
      ),
  },
};
