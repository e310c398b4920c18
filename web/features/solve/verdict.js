// The texts and buttons beside the board: verdict, solutions, count.
// @ts-check
import { find, setText } from '../../base/dom/dom.js';
import { filled } from '../../puzzle/puzzle.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */

/**
 * Shows the verdict.
 * @param {Workbench} workbench
 * @param {boolean} touched  there are entries or crossed-out candidates
 * @returns {string} the verdict in one sentence; empty if there is none yet
 */
export function renderVerdict({ session, texts, view, full, headline }, touched) {
  const { analysis, facts, puzzle, searchedMs, solutions } = session;
  const verdict = analysis?.verdict;
  const conflicts = facts?.conflicts ?? [];
  const parts = [];
  const notes = [];
  if (facts && !facts.valid) parts.push(texts.invalid(conflicts));
  else if (conflicts.length) parts.push(texts.answersClash(conflicts));
  else if (verdict && full) parts.push(texts.solved);
  if (verdict === 'many') parts.push(texts.differ(solutions.firstDifferences, view.solution));
  if (analysis && verdict) notes.push(texts.found(filled(puzzle.givens), analysis.milliseconds));
  if (touched && verdict) notes.push(texts.givensOnly);
  if (analysis?.candidateVerdict && verdict !== 'one') {
    notes.push(texts.withCandidates(analysis.candidateVerdict));
  }
  setText(find('verdict'), headline);
  setText(find('facts'), parts.join(' '));
  setText(find('notes'), notes.join(' '));
  find('facts').classList.toggle('alert', conflicts.length > 0);
  find('stop-search').hidden = !searchedMs;
  return verdict ? [headline, ...(conflicts.length ? parts.slice(0, 1) : [])].join('. ') : '';
}

/**
 * Shows what can be done with the solutions.
 * @param {Workbench} workbench
 */
export function renderSolutions({ session, texts, view, board }) {
  const { analysis, count, useEliminations, puzzle, solutions } = session;
  const { list, index, complete } = solutions;
  const canUse = analysis?.verdict === 'many' && Boolean(analysis.candidateVerdict);
  const show = find('show', HTMLButtonElement);
  // The section keeps its place while the next answer is awaited, so that nothing below it jumps.
  find('solutions').hidden = Boolean(analysis) && !list.length && !canUse;
  find('solutions').classList.toggle('waiting', !list.length && !canUse);
  show.hidden = find('reveal').hidden = Boolean(analysis) && !list.length;
  setText(show, texts.showSolution(view.solution));
  show.setAttribute('aria-pressed', String(view.solution));
  const open = board.selection.some((cell) => puzzle.givens[cell] === '0');
  find('reveal', HTMLButtonElement).disabled = !open;
  find('with-candidates').hidden = !canUse;
  find('use-eliminations', HTMLInputElement).checked = useEliminations;
  find('several').hidden = list.length < 2;
  const counted = !useEliminations && count?.state === 'complete' ? count.count : 0;
  const total = counted || list.length;
  setText(find('which'), texts.solutionOf(index, total, complete || counted > 0));
  find('solution-back', HTMLButtonElement).disabled = index === 0;
  find('solution-next', HTMLButtonElement).disabled =
    index === list.length - 1 && (useEliminations || !solutions.wanted);
  const other = index ? 1 : 2;
  setText(find('differing'), texts.differencesTo(solutions.differences.length, other));
  const running = count?.state === 'running';
  find('count').hidden = running || useEliminations;
  find('stop-count').hidden = !running;
  setText(find('count'), count?.limited ? texts.countOn : texts.countAll);
  setText(find('counted'), count ? countText(count, texts) : '');
}

/**
 * How far a count is.
 * @param {NonNullable<import('../workbench/session.js').Session['count']>} count
 * @param {typeof import('../../puzzle/en.js').strings} texts
 */
export function countText({ state, count, milliseconds, part, error }, texts) {
  if (state === 'failed') return texts.failed(error);
  if (state !== 'running') return texts.counted(count, state === 'complete', milliseconds);
  return texts.counting(count, milliseconds) + (part === null ? '' : texts.exactly(part));
}
