// Lines of a program to be put in order (a Parsons problem). `|` marks a line with a place; neighbours with `~`
// may change places; `!` marks a line that does not belong.
// @ts-check
import { h } from '../tags.js';
import { letter, said, verdictOf } from './verdict.js';

/** @typedef {import('./verdict.js').Kind} Kind */
/** @typedef {import('../types.js').QuestionBlock} QuestionBlock */

/** In an order: the line below which is what is left out. */
export const REST = -1;
/** The standards for courses promise no more right answers of one question. */
const MOST_PATTERNS = 5;

/** The lines that belong, and which of them may change places: groups of indexes. @param {QuestionBlock} question */
export function groupsOf({ lines }) {
  /** @type {number[][]} */
  const groups = [];
  lines.forEach(({ mark }, at) => {
    if (mark === '!') return;
    const last = groups.at(-1);
    if (mark === '~' && last && lines[at - 1].mark === '~') last.push(at);
    else groups.push([at]);
  });
  return groups;
}

/** The first lines of an order that are right, and the number of those that belong. @param {QuestionBlock} question @param {number[]} order  without what is left out */
function matched(question, order) {
  const text = (/** @type {number} */ at) => question.lines[at]?.text.trim();
  const groups = groupsOf(question);
  let right = 0;
  for (const group of groups) {
    // Lines with the same text are the same.
    const open = group.map(text);
    while (open.length) {
      const found = open.indexOf(text(order[right]));
      if (found < 0) return { right, all: groups.flat().length };
      open.splice(found, 1);
      right++;
    }
  }
  return { right, all: right };
}

/** The part of an order that the reader uses. @param {number[]} order */
const used = (order) => (order.includes(REST) ? order.slice(0, order.indexOf(REST)) : order);

/** @param {QuestionBlock} question @param {number[]} order */
function isRight(question, order) {
  const { right, all } = matched(question, used(order));
  return right === all && used(order).length === all;
}

/**
 * The order in which the lines are shown at first: always the same one, and not a right one if there is any other.
 * @param {QuestionBlock} question @returns {number[]}
 */
export function firstOrder(question) {
  let seed = 7;
  for (const char of question.id) seed = (31 * seed + char.charCodeAt(0)) >>> 0;
  const order = question.lines.map((_, at) => at);
  for (let round = 0; round < 20; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      seed = (1_664_525 * seed + 1_013_904_223) >>> 0;
      const j = Math.floor((seed / 2 ** 32) * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    // A good beginning would give a part of the answer away.
    if (matched(question, order).right < 2 && !isRight(question, order)) break;
  }
  const hasRest = question.lines.some(({ mark }) => mark === '!');
  return hasRest ? [...order, REST] : order;
}

/** The orders of the items; no more than `most` of them. @param {number[]} items @param {number} most @returns {number[][]} */
function orders(items, most) {
  if (items.length < 2) return [items];
  /** @type {number[][]} */
  const all = [];
  for (const first of items)
    if (all.length < most)
      for (const rest of orders(
        items.filter((each) => each !== first),
        most,
      ))
        all.push([first, ...rest]);
  return all.slice(0, most);
}

/** @type {Kind} */
export const parsons = {
  marks: ['|', '~', '!'],
  faults: (question) => (groupsOf(question).flat().length < 2 ? ['fewLines'] : []),
  draw(question, { PARSONS }) {
    const item = (/** @type {number} */ at, /** @type {number} */ place) => {
      const { text } = question.lines[at] ?? { text: '' };
      const indent = text.length - text.trimStart().length;
      const content =
        at === REST
          ? [h('span', {}, PARSONS.rest)]
          : [h('code', {}, h('span', { class: 'indent' }, ' '.repeat(indent)), text.trim())];
      return h(
        'li',
        { class: at === REST && 'rest', 'data-line': String(at) },
        h(
          'button',
          {
            ...{ type: 'button', class: 'piece', 'aria-pressed': 'false' },
            tabindex: place ? '-1' : '0',
          },
          h('span', { class: 'grip', 'aria-hidden': 'true' }),
          content,
        ),
      );
    };
    return h(
      'div',
      { class: 'pieces' },
      h('ol', { 'aria-label': PARSONS.lines }, firstOrder(question).map(item)),
      h('p', { class: 'soft' }, PARSONS.how),
      h('p', { class: 'heard', role: 'status' }),
    );
  },
  printed: (question) => [
    h(
      'ul',
      {},
      firstOrder(question).flatMap((at) =>
        at === REST ? [] : [h('li', {}, h('code', {}, question.lines[at].text.trim()))],
      ),
    ),
  ],
  read: (form) =>
    [...form.querySelectorAll('li')].map((item) => Number(item.getAttribute('data-line'))),
  enter(form, given) {
    const list = form.querySelector('ol');
    const items = [...form.querySelectorAll('li')];
    // What was shown at first is kept here, for those who start again.
    const now = items.map((item) => item.getAttribute('data-line') ?? '');
    if (list) list.dataset.first ??= now.join(' ');
    const order = given.length ? given.map(String) : (list?.dataset.first ?? '').split(' ');
    // An answer to an earlier version of the question may have other lines.
    if ([...order].sort().join() !== [...now].sort().join()) return;
    for (const at of order) list?.append(items[now.indexOf(at)]);
  },
  judge(question, given, { PARSONS }) {
    const order = used(given.map(Number));
    const { right, all } = matched(question, order);
    if (isRight(question, order)) return verdictOf(question, true, []);
    const text = right < all ? PARSONS.until(right) : PARSONS.tooMany(all);
    return verdictOf(question, false, [said(text), ...(question.wrong ? [question.wrong] : [])]);
  },
  interaction: {
    type: 'sequencing',
    choices: ({ lines }) => lines.map(({ text }) => text.trim()),
    patterns: (question) =>
      groupsOf(question)
        .reduce(
          (/** @type {number[][]} */ all, group) =>
            all
              .flatMap((start) => orders(group, MOST_PATTERNS).map((end) => [...start, ...end]))
              .slice(0, MOST_PATTERNS),
          [[]],
        )
        .map((order) => ({ values: order.map(letter) })),
    response(question, given) {
      // Of lines with the same text, the first one used has the first name.
      const names = question.lines.map((_, at) => at);
      return used(given.map(Number)).flatMap((at) => {
        const same = (/** @type {number} */ each) =>
          question.lines[each].text.trim() === question.lines[at]?.text.trim();
        const found = names.findIndex(same);
        return found < 0 ? [] : names.splice(found, 1).map(letter);
      });
    },
  },
};
