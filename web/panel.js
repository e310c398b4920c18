// The words beside the board: verdict, solutions, count.
// @ts-check
import { find, setText } from './dom.js';
import * as strings from './strings/en.js';

/** @typedef {import('./protocol.js').Analysis} Analysis */
/** @typedef {import('./protocol.js').PuzzleFacts} PuzzleFacts */

/**
 * @typedef {object} VerdictView
 * @property {PuzzleFacts | null} facts  null before anything is known
 * @property {Analysis | null} analysis  null while the search goes on
 * @property {number} searched  milliseconds, while it does
 * @property {string} trouble  what went wrong instead
 * @property {import('./solutions.js').Solutions} solutions
 * @property {number} givens  how many
 * @property {boolean} touched  there are entries or crossings
 * @property {boolean} full  no cell is empty
 */

/**
 * @param {VerdictView} view
 * @returns {string} the verdict in one sentence
 */
export function renderVerdict({ facts, analysis, searched, trouble, solutions, givens, touched, full }) {
  const verdict = analysis?.verdict;
  let headline = strings.waiting;
  const parts = [];
  const notes = [];
  const conflicts = facts?.conflicts ?? [];
  if (trouble) headline = trouble;
  else if (verdict) headline = strings.verdict(verdict);
  else if (analysis) headline = strings.searchStopped;
  else if (searched > 0) headline = strings.searching(searched);
  if (facts && !facts.valid) parts.push(strings.invalid(conflicts));
  if (verdict === 'many') parts.push(strings.differ(solutions.firstDifferences));
  if (facts?.valid && conflicts.length) parts.push(strings.answersClash(conflicts));
  if (full && verdict && facts?.valid && !conflicts.length) parts.push(strings.solved);
  if (analysis) parts.push(strings.found(givens, analysis.milliseconds));
  if (touched && verdict) notes.push(strings.givensOnly);
  if (analysis?.candidateVerdict && verdict !== 'one') {
    notes.push(strings.withCandidates(analysis.candidateVerdict));
  }
  setText(find('verdict'), headline);
  setText(find('facts'), parts.join(' '));
  setText(find('notes'), notes.join(' '));
  find('facts').classList.toggle('alert', conflicts.length > 0);
  find('stop-search').hidden = Boolean(analysis) || searched <= 0;
  return verdict ? [headline, ...(conflicts.length ? parts.slice(0, 1) : [])].join('. ') : '';
}

/**
 * How far a count is.
 * @typedef {object} Count
 * @property {number} count
 * @property {number} milliseconds
 * @property {'running' | 'complete' | 'stopped'} state
 * @property {boolean} limited  it ended at the limit
 */

/**
 * @param {import('./solutions.js').Solutions} solutions
 * @param {{show: boolean, differences: boolean, respect: boolean}} view
 * @param {Count | null} count
 * @param {{canReveal: boolean, canCheck: boolean, canRespect: boolean}} can
 */
export function renderSolutions(solutions, view, count, can) {
  const { list, index, complete } = solutions;
  const show = find('show', HTMLButtonElement);
  find('solutions').hidden = !list.length && !can.canRespect;
  show.hidden = find('reveal').hidden = !list.length;
  setText(show, strings.showSolution(view.show));
  show.setAttribute('aria-pressed', String(view.show));
  find('reveal', HTMLButtonElement).disabled = !can.canReveal;
  find('check').hidden = !can.canCheck;
  find('respect').hidden = !can.canRespect;
  find('several').hidden = list.length < 2;
  setText(find('which'), strings.solutionOf(index, list.length, complete));
  find('solution-back', HTMLButtonElement).disabled = index === 0;
  find('solution-next', HTMLButtonElement).disabled = index === list.length - 1 && !solutions.wanted;
  const other = index ? 1 : 2;
  setText(find('differing'), strings.differencesTo(solutions.differences.length, other));
  const running = count?.state === 'running';
  find('count').hidden = running || view.respect;
  find('stop-count').hidden = !running;
  setText(find('count'), count?.limited ? strings.countOn : strings.countAll);
  setText(find('counted'), count ? countText(count) : '');
}

/** @param {Count} count */
export const countText = ({ state, count, milliseconds }) =>
  state === 'running'
    ? strings.counting(count, milliseconds)
    : strings.counted(count, state === 'complete', milliseconds);
