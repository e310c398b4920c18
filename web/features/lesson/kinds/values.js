// Questions whose answer is a value: a number, a digit or a cell.
// @ts-check
import { h } from '../tags.js';
import { NONE, unanswerable, verdictOn } from './verdict.js';

/** @typedef {import('./verdict.js').Given} Given */
/** @typedef {import('./verdict.js').Kind} Kind */
/** @typedef {import('../types.js').QuestionBlock} QuestionBlock */

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

/** @param {QuestionBlock} question @param {Given} given */
function judge(question, given) {
  const [value] = given.map(Number);
  if (!given.length || Number.isNaN(value)) return NONE;
  const chosen = question.choices.filter(({ from, to }) => value >= from && value <= to);
  return verdictOn(question, chosen);
}

/** @param {QuestionBlock} question */
const rightOf = ({ choices }) => choices.filter(({ right }) => right);
/** @type {Kind['interaction']} */
const NUMERIC = {
  type: 'numeric',
  patterns: (question) => rightOf(question).map(({ from, to }) => ({ from, to })),
  response: (_, given) => given.map(String),
};

/** @type {Kind} */
export const number = {
  choice(text) {
    const [, from, to = from] = /^(-?\d+(?:\.\d+)?)(?:\.\.(-?\d+(?:\.\d+)?))?$/.exec(text) ?? [];
    return from === undefined || Number(from) > Number(to) ? null : [Number(from), Number(to)];
  },
  faults: unanswerable,
  draw: ({ id }, texts) =>
    h(
      'label',
      { class: 'labelled' },
      h('span', {}, texts.answer),
      h('input', { type: 'text', inputmode: 'decimal', name: `answer-${id}`, autocomplete: 'off' }),
    ),
  read: (form, { id }, language) => [
    numberIn(String(new FormData(form).get(`answer-${id}`) ?? ''), language),
  ],
  enter(form, [value], language) {
    const style = { useGrouping: false, maximumFractionDigits: 20 };
    const input = form.querySelector('input');
    const text = new Intl.NumberFormat(language, style).format(Number(value));
    if (input) input.value = value === undefined ? '' : text;
  },
  judge,
  interaction: NUMERIC,
};

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** @type {Kind} */
export const digit = {
  choice: (text) => (/^[1-9]$/.test(text) ? [Number(text), Number(text)] : null),
  faults: unanswerable,
  draw: ({ id }, texts) =>
    h(
      'div',
      { class: 'segments', role: 'radiogroup', 'aria-label': texts.answer },
      DIGITS.map((value) =>
        h(
          'label',
          {},
          h('input', { type: 'radio', name: `answer-${id}`, value }),
          h('span', {}, value),
        ),
      ),
    ),
  read: (form, { id }) => new FormData(form).getAll(`answer-${id}`).map(Number),
  enter(form, given) {
    for (const input of form.querySelectorAll('input'))
      input.checked = given.includes(Number(input.value));
  },
  judge,
  interaction: NUMERIC,
};

/** @param {number | string} at */
const cellName = (at) => `r${Math.floor(Number(at) / 9) + 1}c${(Number(at) % 9) + 1}`;

/** @type {Kind} */
export const cell = {
  choice(text) {
    const [, row, column] = /^r([1-9])c([1-9])$/i.exec(text) ?? [];
    const at = 9 * (Number(row) - 1) + Number(column) - 1;
    return row ? [at, at] : null;
  },
  faults: unanswerable,
  draw: ({ id }, texts) =>
    h(
      'div',
      { class: 'bar' },
      [texts.row, texts.column].map((name, i) =>
        h(
          'label',
          { class: 'labelled' },
          h('span', {}, name),
          h(
            'select',
            { name: `${i ? 'column' : 'row'}-${id}` },
            ['', ...DIGITS].map((value) => h('option', { value }, value || texts.choose)),
          ),
        ),
      ),
    ),
  read(form, { id }) {
    const data = new FormData(form);
    const [row, column] = ['row', 'column'].map((name) => Number(data.get(`${name}-${id}`)));
    return row && column ? [9 * (row - 1) + column - 1] : [];
  },
  enter(form, [at]) {
    const [row, column] = form.querySelectorAll('select');
    row.value = at === undefined ? '' : String(Math.floor(Number(at) / 9) + 1);
    column.value = at === undefined ? '' : String((Number(at) % 9) + 1);
  },
  judge,
  interaction: {
    type: 'fill-in',
    patterns: (question) => rightOf(question).map(({ from }) => ({ values: [cellName(from)] })),
    response: (_, given) => given.map(cellName),
  },
};
