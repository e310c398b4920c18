// A figure that compares the lengths of runs.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';

/** @typedef {typeof import('./en.js').strings} Texts */

/** @param {Element} figure @returns {string[]} the ids of its boards */
export const comparedBy = (figure) => (figure.getAttribute('data-compare') ?? '').split(' ');

/**
 * Draws a figure.
 * @param {Element} figure
 * @param {import('./boards.js').Boards} boards
 * @param {Texts} texts
 */
export function drawComparison(figure, boards, texts) {
  const ids = comparedBy(figure);
  const labels = (figure.getAttribute('data-labels') ?? '').split('\n');
  const runs = ids.flatMap((id, i) => {
    const [first, ...others] = boards.runsOf(id);
    const named = first ? [{ ...first, label: labels[i] || first.label }, ...others] : [];
    // Of a run that has left the board before its length was known, there is nothing to show.
    const shown = named.filter(({ length, current }) => length || current);
    return ids.length > 1 ? shown.slice(-1) : shown;
  });
  const list = figure.querySelector('.bars');
  const about = figure.querySelector('[role=status]');
  if (!list || !about) return;
  list.replaceChildren();
  const longest = Math.max(1, ...runs.map(({ length }) => length));
  for (const { board, label, length, ended, counting, current } of runs) {
    const row = add(list, 'div', 'run');
    row.setAttribute('role', 'listitem');
    add(row, 'span', 'label', label);
    const bar = add(row, 'span', 'bar-of');
    bar.style.setProperty('--part', String(length / longest));
    const text = ended ? texts.steps(length) : length ? texts.more(length) : texts.running;
    const end = add(
      row,
      'span',
      'length',
      `${text}${counting && !ended ? ` ${texts.running}` : ''} `,
    );
    if (!ended && !counting && current)
      addButton(end, texts.count, () => boards.count(board)).className = 'drive';
  }
  const said = comparison(runs, texts);
  if (about.textContent !== said) about.textContent = said;
}

/**
 * The longest run so far and the shortest one that has ended, in words. Steps of different programs are different
 * actions, so of these no ratio is said.
 * @param {{label: string, algo: string, length: number, ended: boolean}[]} runs
 * @param {Pick<Texts, 'times' | 'differ'>} texts
 */
export function comparison(runs, { times, differ }) {
  if (runs.some(({ algo }) => algo !== runs[0]?.algo)) return differ;
  const sorted = [...runs].sort((a, b) => a.length - b.length);
  const least = sorted.find(({ ended }) => ended);
  const most = sorted.at(-1);
  if (!least?.length || !most || most.length < 1.05 * least.length) return '';
  const factor = most.length / least.length;
  const rounded = factor < 10 ? round(factor, most.ended, 10) : round(factor, most.ended, 1);
  return times(rounded, most.label, least.label, most.ended);
}

/** To a multiple of 1 / parts; down if the run is longer than is known. @param {number} n @param {boolean} ended @param {number} parts */
const round = (n, ended, parts) => (ended ? Math.round : Math.floor)(n * parts) / parts;
