// The words beside the board: verdict, solutions, count.
// @ts-check
import { find, setText } from '../../base/dom/dom.js';
import { filled } from '../../puzzle/puzzle.js';
import { strings } from '../../puzzle/en.js';

/** @typedef {import('./session.js').Session} Session */

/** The verdict, or what is done about it. @param {Session} session */
export function headlineOf({ analysis, searchedMs, error }) {
  const verdict = analysis?.verdict;
  if (error) return strings.failed(error);
  if (verdict) return strings.verdictName(verdict);
  if (analysis) return strings.searchStopped;
  return searchedMs ? strings.searching(searchedMs) : strings.waiting;
}

/**
 * @param {Session} session
 * @param {boolean} touched  there are entries or crossings
 * @param {boolean} full  no cell is empty
 * @returns {string} the verdict in one sentence; empty where there is none yet
 */
export function renderVerdict(session, touched, full) {
  const { analysis, facts, puzzle, searchedMs, solutions } = session;
  const verdict = analysis?.verdict;
  const conflicts = facts?.conflicts ?? [];
  const headline = headlineOf(session);
  const parts = [];
  const notes = [];
  if (facts && !facts.valid) parts.push(strings.invalid(conflicts));
  else if (conflicts.length) parts.push(strings.answersClash(conflicts));
  else if (verdict && full) parts.push(strings.solved);
  if (verdict === 'many') parts.push(strings.differ(solutions.firstDifferences));
  if (analysis && verdict) notes.push(strings.found(filled(puzzle.givens), analysis.milliseconds));
  if (touched && verdict) notes.push(strings.givensOnly);
  if (analysis?.candidateVerdict && verdict !== 'one') {
    notes.push(strings.withCandidates(analysis.candidateVerdict));
  }
  setText(find('verdict'), headline);
  setText(find('facts'), parts.join(' '));
  setText(find('notes'), notes.join(' '));
  find('facts').classList.toggle('alert', conflicts.length > 0);
  find('stop-search').hidden = !searchedMs;
  return verdict ? [headline, ...(conflicts.length ? parts.slice(0, 1) : [])].join('. ') : '';
}

/**
 * @param {Session} session
 * @param {{show: boolean, differences: boolean}} view
 * @param {{reveal: boolean, check: boolean}} can
 */
export function renderSolutions({ analysis, count, useEliminations, solutions }, view, can) {
  const { list, index, complete } = solutions;
  const canRespect = analysis?.verdict === 'many' && Boolean(analysis.candidateVerdict);
  const show = find('show', HTMLButtonElement);
  // It keeps its place while the next answer is waited for, so that nothing below it jumps.
  find('solutions').hidden = Boolean(analysis) && !list.length && !canRespect;
  find('solutions').classList.toggle('waiting', !list.length && !canRespect);
  show.hidden = find('reveal').hidden = Boolean(analysis) && !list.length;
  setText(show, strings.showSolution(view.show));
  show.setAttribute('aria-pressed', String(view.show));
  find('reveal', HTMLButtonElement).disabled = !can.reveal;
  find('check').hidden = !can.check;
  find('with-candidates').hidden = !canRespect;
  find('respect', HTMLInputElement).checked = useEliminations;
  find('several').hidden = list.length < 2;
  const counted = !useEliminations && count?.state === 'complete' ? count.count : 0;
  const total = counted || list.length;
  setText(find('which'), strings.solutionOf(index, total, complete || counted > 0));
  find('solution-back', HTMLButtonElement).disabled = index === 0;
  find('solution-next', HTMLButtonElement).disabled =
    index === list.length - 1 && (useEliminations || !solutions.wanted);
  const other = index ? 1 : 2;
  setText(find('differing'), strings.differencesTo(solutions.differences.length, other));
  const running = count?.state === 'running';
  find('count').hidden = running || useEliminations;
  find('stop-count').hidden = !running;
  setText(find('count'), count?.limited ? strings.countOn : strings.countAll);
  setText(find('counted'), count ? countText(count) : '');
}

/** @param {import('./session.js').Count} count */
export function countText({ state, count, milliseconds, part, error }) {
  if (state === 'failed') return strings.failed(error);
  if (state !== 'running') return strings.counted(count, state === 'complete', milliseconds);
  return strings.counting(count, milliseconds) + (part === null ? '' : strings.exactly(part));
}

/** @type {Record<string, string>} */
const OTHER_SITES = {
  sudokuwiki: 'https://www.sudokuwiki.org/sudoku.htm?bd=',
  sudokuexchange: 'https://sudokuexchange.com/play/?s=',
  sudokucoach: 'https://sudoku.coach/en/play/',
};

/** @param {string} givens */
export function renderLinks(givens) {
  for (const [id, address] of Object.entries(OTHER_SITES)) {
    find(id, HTMLAnchorElement).href = address + givens;
  }
}
