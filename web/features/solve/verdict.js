// What the mode Solve shows beside the board: the verdict, the solutions, and the count of all.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { fewOf } from '../../solver/solutions.js';
import { filled } from '../../puzzle/puzzle.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {typeof import('./en.js').strings} Texts */
/** @typedef {import('../workbench/solution-count.js').Count} Count */

/**
 * The facts below the headline, in one or two sentences.
 * @param {Workbench} workbench
 * @param {Texts} texts
 */
function factsOf({ session, texts: common }, texts) {
  const { analysis, facts, puzzle, solutions } = session;
  const parts = [];
  if (facts && !facts.valid) parts.push(common.invalid(facts.conflicts));
  else if (analysis?.verdict === 'none')
    parts.push(texts.noneFacts(common.time(analysis.milliseconds)));
  else if (analysis?.verdict === 'many') {
    const few = fewOf(solutions).length > 0;
    parts.push(texts.differ(filled(puzzle.givens), solutions.differing, few));
  } else if (analysis?.verdict)
    parts.push(common.found(filled(puzzle.givens), analysis.milliseconds));
  if (analysis?.verdict && filled(puzzle.entries)) parts.push(common.givensOnly);
  if (analysis?.restricted) parts.push(common.restricted);
  if (analysis?.excluded) parts.push(common.excluded);
  return parts.join(' ');
}

/**
 * Shows the verdict: seal, headline and facts.
 * @param {Workbench} workbench
 * @param {Texts} texts
 * @returns {string} what to announce, in one or two sentences; empty if there is no verdict yet
 */
export function renderVerdict(workbench, texts) {
  const { find, session } = workbench;
  const {
    headline,
    seal: { shape, mark },
  } = workbench;
  const seal = find('seal');
  seal.dataset.seal = shape;
  setText(seal, mark);
  seal.dataset.length = String(mark.length);
  seal.toggleAttribute('data-open', mark.endsWith('+'));
  setText(find('verdict'), headline);
  const facts = factsOf(workbench, texts);
  setText(find('facts'), facts);
  if (!session.analysis?.verdict) return '';
  return shape === 'invalid' ? `${headline}. ${facts}` : headline;
}

/**
 * The progress of a count.
 * @param {Count} count
 * @param {typeof import('../../puzzle/en.js').strings} texts
 */
export function countText({ state, count, milliseconds, part, error }, texts) {
  if (state === 'failed') return texts.failed(error);
  if (state !== 'running') return texts.counted(count, state === 'complete', milliseconds);
  return texts.counting(count, milliseconds) + (part === null ? '' : texts.exactly(part));
}

/**
 * Shows what can be done with the solutions, and the count.
 * @param {Workbench} workbench
 * @param {Texts} texts
 */
export function renderSolutions({ find, session, texts: common, view }, texts) {
  const { count, solutions, total } = session;
  const { list, index } = solutions;
  const several = list.length > 1;
  const shown = view.solution && list.length > 0;
  find('stop-search').hidden = !session.searchedMs;

  find('stepper').hidden = !(several && shown);
  setText(find('which'), texts.which(index, total ?? list.length, total !== null));
  find('solution-back', HTMLButtonElement).disabled = index === 0;
  find('solution-next', HTMLButtonElement).disabled =
    index === list.length - 1 && !solutions.wanted;
  find('mark-differences').hidden = !(several && shown);

  const show = find('show');
  show.hidden = !list.length;
  // One primary button: to show a solution, or the next one.
  show.className = several && shown ? 'q' : 'p';
  setText(show, common.showSolution(view.solution));
  find('reveal').hidden = list.length !== 1;
  find('copy').hidden = !list.length;

  const running = count?.state === 'running';
  const counted = count ? countText(count, common) : '';
  find('counting').hidden = !several || (total !== null && !count);
  find('count').hidden = running || count?.state === 'complete';
  setText(find('count'), count?.limited ? common.countOn : common.countAll);
  find('stop-count').hidden = !running;
  const progress = find('count-progress');
  progress.hidden = !running;
  progress.style.setProperty('--part', String(count?.part ?? 0));
  setText(find('counted'), counted);
}
