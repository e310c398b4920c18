// The mode Solve: the verdict of the puzzle and its solutions. Part of the first load; its elements
// are in the HTML of the page.
// @ts-check
import { find, onClick } from '../../base/dom/dom.js';
import { fillPad } from '../../base/dom/pad.js';
import { keep } from '../../base/platform/storage.js';
import { reveal } from '../../puzzle/edits.js';
import { EMPTY, stateText } from '../../puzzle/puzzle.js';
import { countText, renderSolutions, renderVerdict } from './verdict.js';

/**
 * @param {import('../../base/dom/mode.js').Context & {
 *   workbench: import('../workbench/workbench.js').Workbench}} context
 * @returns {import('../../base/dom/mode.js').Mode}
 */
export function mount({ workbench, save, actions }) {
  const { board, entry, session, view } = workbench;
  let announced = ''; // the verdict
  let givens = '';

  const pad = fillPad(find('pad'), {
    enter: (digit) => entry.enter(digit),
    erase: () => entry.erase(),
  });
  pad.erase.id = 'erase';
  onClick('undo', () => entry.go('undo'));
  onClick('redo', () => entry.go('redo'));
  onClick('clear', () => {
    session.edit(EMPTY);
    actions.forgetText();
    workbench.say(workbench.texts.cleared);
  });
  onClick('show', () => {
    view.solution = !view.solution;
    keep({ solution: view.solution ? 'show' : 'hide' });
    save();
    workbench.invalidate();
  });
  onClick('reveal', () => {
    const { puzzle, solutions } = session;
    if (solutions.current) entry.edit(reveal(puzzle, board.selection, solutions.current));
  });
  const step = async (/** @type {1 | -1} */ by) => {
    view.solution = true;
    await session.stepSolution(by).catch((error) => workbench.say(workbench.texts.failed(error)));
    requestAnimationFrame(() => workbench.announce(find('which').textContent ?? ''));
  };
  onClick('solution-back', () => step(-1));
  onClick('solution-next', () => step(1));
  onClick('stop-search', () => session.stopSearch());
  onClick('stop-count', () => session.stopCount());
  onClick('count', async () => {
    await session.countAll();
    if (session.count) workbench.announce(countText(session.count, workbench.texts));
  });
  const differences = find('differences', HTMLInputElement);
  differences.checked = view.differences;
  differences.addEventListener('change', () => {
    view.differences = differences.checked;
    keep({ differences: view.differences ? 'on' : 'off' });
    workbench.invalidate();
  });
  const eliminations = find('use-eliminations', HTMLInputElement);
  eliminations.addEventListener('change', () => session.setUseEliminations(eliminations.checked));

  return {
    enter: () => entry.take('puzzle'),
    render() {
      pad.erase.setAttribute('aria-label', actions.text('erase'));
      find('undo', HTMLButtonElement).disabled = !session.canUndo;
      find('redo', HTMLButtonElement).disabled = !session.canRedo;
      const touched = stateText(session.puzzle).includes('&');
      renderSolutions(workbench);
      const verdict = renderVerdict(workbench, touched);
      if (givens !== session.puzzle.givens) announced = '';
      givens = session.puzzle.givens;
      if (!verdict || verdict === announced) return;
      announced = verdict;
      workbench.announce(verdict);
    },
  };
}
