// The buttons and options of the mode Solve.
// @ts-check
import { find, onClick } from '../../base/dom/dom.js';
import { keep } from '../../base/platform/storage.js';
import { reveal } from '../../puzzle/edits.js';
import { EMPTY } from '../../puzzle/puzzle.js';
import { countText } from './verdict.js';

/**
 * Connects the controls, which must be in the document.
 * @param {{workbench: import('../workbench/workbench.js').Workbench, save: () => void,
 *   go: import('../workbench/mode.js').Go}} context
 * @param {() => typeof import('./en.js').strings} texts
 */
export function listenToControls({ workbench, save, go }, texts) {
  const { board, entry, session, view } = workbench;
  const say = workbench.say.bind(workbench);
  onClick('undo', () => entry.go('undo'));
  onClick('redo', () => entry.go('redo'));
  onClick('clear', () => {
    session.edit(EMPTY);
    board.moveTo(0, true);
    say(workbench.texts.cleared, { action: { text: texts().undo, run: () => session.undo() } });
  });
  onClick('show', () => {
    say('');
    view.solution = !view.solution;
    keep({ solution: view.solution ? 'show' : 'hide' });
    save();
    workbench.invalidate();
  });
  onClick('reveal', () => {
    const { puzzle, solutions, facts } = session;
    const open = (/** @type {number} */ cell) =>
      puzzle.givens[cell] === '0' && puzzle.entries[cell] === '0';
    const chosen = board.selection.filter(open);
    const cell = chosen.length ? -1 : easiest(facts?.candidates ?? [], open);
    const cells = chosen.length ? chosen : [cell].filter((each) => each >= 0);
    if (!solutions.current || !entry.edit(reveal(puzzle, cells, solutions.current))) return;
    board.select(cells, cells[0]);
  });
  const step = async (/** @type {1 | -1} */ by) => {
    say('');
    view.solution = true;
    await session.stepSolution(by).catch((error) => say(workbench.texts.failed(error)));
    requestAnimationFrame(() => workbench.announce(texts().solution(session.solutions.index + 1)));
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
  for (const id of ['go-on', 'welcome']) {
    find(id).addEventListener('click', (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const name = target instanceof Element && target.closest('a')?.dataset.go;
      if (!name || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      if (name === 'type') find('clear').click();
      else go(/** @type {import('../workbench/mode.js').ModeId} */ (name));
    });
  }
}

/** The open cell with the fewest candidates, -1 for none. @param {ArrayLike<number>} candidates @param {(cell: number) => boolean} open */
function easiest(candidates, open) {
  const size = (/** @type {number} */ cell) =>
    candidates[cell]?.toString(2).replaceAll('0', '').length;
  const cells = Array.from({ length: 81 }, (_, cell) => cell).filter(open);
  return cells.sort((a, b) => size(a) - size(b) || a - b)[0] ?? -1;
}
