// The state of a run at a step: the reader fills in the variables of its calls, and the run itself says what they are.
// @ts-check
import { h } from '../tags.js';
import { NONE, said, verdictOf } from './verdict.js';

/** @typedef {import('./verdict.js').Kind} Kind */
/** @typedef {import('../traced.js').Call} Call */
/** @typedef {import('../types.js').QuestionBlock} QuestionBlock */
/** @typedef {import('../types.js').Traced} Traced */

/** @param {QuestionBlock} question */
const tracedOf = ({ traced }) => /** @type {Traced} */ (traced);
/** Rows of the table. @param {Traced} traced */
const rowsOf = ({ calls }) => Array.from({ length: calls || 1 }, (_, at) => at);

/** A value, or nothing: the variable has none yet, or there is no such call. @param {unknown} text */
function bare(text) {
  const value = String(text ?? '').replace(/\s/g, '');
  return /^[-–—]?$/.test(value) ? '' : value;
}

/** @param {string} one @param {string} other */
const isSame = (one, other) =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other));

/** What the table should have: of each row, its values by name. @param {Traced} traced @param {Call[]} calls */
function wanted({ calls: rows, values }, calls) {
  // Those around them, such as main, have none of these variables.
  const own = calls.filter(({ values: all }) => values.some((name) => Object.hasOwn(all, name)));
  return rows ? own.slice(0, rows) : own.slice(-1);
}

/** The first value that differs. @param {Traced} traced @param {Call[]} calls @param {import('./verdict.js').Given} given @param {import('./verdict.js').Texts['TRACE']} texts */
function difference(traced, calls, given, texts) {
  const right = wanted(traced, calls);
  for (const row of rowsOf(traced))
    for (const [column, name] of traced.values.entries()) {
      const value = bare(right[row]?.values[name]);
      const got = bare(given[row * traced.values.length + column]);
      const call = traced.calls ? row + 1 : 0;
      if (!isSame(got, value))
        return texts.differs(call, name, got, Boolean(right[row]), value !== '');
    }
  return '';
}

/**
 * @param {QuestionBlock} question
 * @param {import('./verdict.js').Given} given
 * @param {import('./verdict.js').Texts['TRACE']} texts
 * @param {import('../traced.js').AskRun} run
 */
async function judged(question, given, texts, run) {
  const traced = tracedOf(question);
  const calls = await run(traced.board, traced.step);
  const text = difference(traced, calls, given, texts);
  if (!text) return verdictOf(question, true, []);
  return verdictOf(question, false, [said(text), ...(question.wrong ? [question.wrong] : [])]);
}

/** @type {Kind} */
export const trace = {
  traces: true,
  late: 'TRACE',
  faults: ({ traced }) =>
    traced?.board && traced.step >= 0 && traced.values.length ? [] : ['noStep'],
  draw(question, { TRACE }) {
    const { traced } = question;
    if (!traced) return '';
    const head = (/** @type {string} */ scope, /** @type {import('../tags.js').Node} */ text) =>
      h('th', { scope }, text);
    return h(
      'div',
      { class: 'traced' },
      h(
        'table',
        {},
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            traced.calls ? [head('col', TRACE.call)] : [],
            traced.values.map((name) => head('col', h('code', {}, name))),
          ),
        ),
        h(
          'tbody',
          {},
          rowsOf(traced).map((row) =>
            h(
              'tr',
              {},
              traced.calls ? [head('row', String(row + 1))] : [],
              traced.values.map((name) =>
                h(
                  'td',
                  {},
                  h('input', {
                    ...{ type: 'text', inputmode: 'decimal', name: `answer-${question.id}` },
                    ...{ autocomplete: 'off', maxlength: '12' },
                    'aria-label': TRACE.value(traced.calls ? row + 1 : 0, name),
                  }),
                ),
              ),
            ),
          ),
        ),
      ),
      h('p', { class: 'soft' }, traced.calls ? TRACE.howCalls : TRACE.how),
    );
  },
  read(form, { id }) {
    const given = new FormData(form).getAll(`answer-${id}`).map((text) => String(text).trim());
    return given.some(Boolean) ? given : [];
  },
  enter(form, given) {
    form.querySelectorAll('input').forEach((input, at) => (input.value = String(given[at] ?? '')));
  },
  // Without an answer, the verdict is there at once.
  judge: (question, given, { TRACE }, { run } = {}) =>
    given.length && run ? judged(question, given, TRACE, run) : NONE,
  interaction: {
    type: 'fill-in',
    // The run knows them.
    patterns: () => [],
    response({ traced }, given) {
      if (!traced || !given.length) return [];
      const { length } = traced.values;
      const rows = rowsOf(traced).map((row) =>
        given
          .slice(row * length, (row + 1) * length)
          .map((value) => bare(value) || '-')
          .join(' '),
      );
      return [rows.join('; ')];
    },
  },
};
