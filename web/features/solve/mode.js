// The mode Solve: the verdict of the puzzle, its solutions, and the pad that edits it. Part of the
// first load.
// @ts-check
import { addStyle, SINGLE_FILE } from '#platform';
import { find, onClick, setText, whenIdle } from '../../base/dom/dom.js';
import { fillPad } from '../../base/dom/pad.js';
import { keep, kept } from '../../base/platform/storage.js';
import { fillIn } from '../../base/words/words.js';
import { reveal } from '../../puzzle/edits.js';
import { EMPTY, filled } from '../../puzzle/puzzle.js';
import { fewOf } from '../../solver/solutions.js';
import { strings } from './en.js';
import { DOCK, MAIN, SIDE } from './markup.js';
import { countText, renderSolutions, renderVerdict } from './verdict.js';

/** After the verdict "several solutions", the number of solutions is known if it is at most this. */
const GLANCE = 100;

/**
 * @param {import('../../base/dom/mode.js').Context & {
 *   workbench: import('../workbench/workbench.js').Workbench}} context
 * @returns {import('../../base/dom/mode.js').Mode}
 */
export function mount({ workbench, words, dock, panel, go, save, actions }) {
  dock.innerHTML = DOCK;
  panel.b.innerHTML = SIDE;
  panel.a.innerHTML = MAIN;
  if (SINGLE_FILE) find('difficulty').remove(); // which has no human solver
  const { board, entry, session, view } = workbench;
  const texts = () => words.of(strings);
  const say = workbench.say.bind(workbench);
  /** The verdict that was announced last. */
  let announced = '';
  /** The givens whose verdict was seen, and those whose thumbnails are shown. */
  let judged = '';
  /** @type {readonly string[]} */
  let pictured = [];
  /** The solution was shown when the mode was left. */
  let left = false;

  const pad = fillPad(find('pad'), {
    enter: (digit) => entry.enter(digit),
    erase: () => entry.erase(),
  });
  pad.erase.id = 'erase';
  const translate = () => {
    for (const part of [dock, panel.a, panel.b]) fillIn(part, { solve: texts() });
    find('pad').setAttribute('aria-label', texts().pad);
    pad.erase.setAttribute('aria-label', texts().erase);
    pad.erase.title = texts().erase;
  };
  translate();
  words.addEventListener('change', translate);
  /** Null until a puzzle needs remarks: most have one solution. @type {import('./remarks.js').Remarks | null} */
  let remarks = null;
  /** Null until the page is idle after the first verdict. @type {import('./steps.js').Steps | null} */
  let steps = null;
  /** @type {Promise<void> | null} */
  let loading = null;
  const loadRemarks = () =>
    import('./remarks.js')
      .then(({ Remarks }) => {
        remarks = new Remarks(workbench, go);
        workbench.invalidate();
      })
      .catch(() => {
        loading = null; // the next puzzle tries again
      });

  onClick('undo', () => entry.go('undo'));
  onClick('redo', () => entry.go('redo'));
  onClick('clear', () => {
    session.edit(EMPTY);
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
  const eliminations = find('use-eliminations', HTMLInputElement);
  eliminations.addEventListener('change', () => session.setUseEliminations(eliminations.checked));
  for (const link of find('go-on').querySelectorAll('a')) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(link.dataset.go ?? '');
    });
  }

  /** Once the verdict of a puzzle arrives: several solutions of a loaded puzzle are shown at once. */
  function judge() {
    const { analysis, puzzle, loaded } = session;
    if (!analysis || judged === puzzle.givens) return;
    judged = puzzle.givens;
    if (analysis.verdict !== 'one') loading ??= loadRemarks();
    if (analysis.verdict === 'many') session.findSolutions(GLANCE);
    const many = analysis.verdict === 'many' && filled(puzzle.givens) > 0;
    if (loaded && many && kept.solution !== 'hide') view.solution = true;
    // While a puzzle is typed, a full board would be in the way.
    if (!loaded && analysis.verdict === 'many') view.solution = false;
    workbench.invalidate();
  }

  /** Shows a few solutions side by side. */
  function renderFew() {
    const { solutions, puzzle } = session;
    const few = fewOf(solutions);
    find('few').hidden = few.length < 2;
    setText(find('all'), few.length ? texts().all(few.length) : '');
    const pairs = find('pairs');
    if (few !== pictured) {
      pictured = few;
      pairs.replaceChildren();
      if (few.length > 1) {
        Promise.all([import('./thumbnails.js'), addStyle('mini.css')])
          .then(([{ showThumbnails }]) => {
            if (few !== pictured) return;
            showThumbnails(pairs, few, puzzle.givens, (index) => {
              say('');
              solutions.index = index;
              view.solution = true;
              workbench.invalidate();
            });
            workbench.invalidate();
          })
          .catch(() => {}); // the stepper shows them, too
      }
    }
    [...pairs.children].forEach((button, index) => {
      setText(/** @type {Element} */ (button.lastElementChild), texts().solution(index + 1));
      button.setAttribute(
        'aria-pressed',
        String(view.solution && index === session.solutions.index),
      );
    });
  }

  /** Shows where to go on with a puzzle that has one solution. */
  function renderGoOn() {
    const { puzzle, analysis } = session;
    find('go-on').hidden = analysis?.verdict !== 'one';
    setText(find('to-play'), texts().toPlay(81 - filled(puzzle.givens) - filled(puzzle.entries)));
    if (analysis?.verdict === 'one') steps?.follow();
    setText(find('to-watch'), texts().toWatch(steps?.program ?? null));
    setText(find('to-explain'), texts().toExplain(steps?.person ?? null));
  }

  /** What the line says while there is no message. @returns {import('../workbench/line.js').Message | null} */
  function resting() {
    const { analysis, facts, puzzle, solutions } = session;
    const { verdict } = analysis ?? {};
    const n = filled(puzzle.givens);
    const conflict = facts?.conflicts[0];
    if (conflict) return { kind: 'clash', text: texts().clashLine(conflict) };
    if (verdict === 'none')
      return {
        kind: 'none',
        text: texts().noneLine(n),
        detail: remarks?.slip ? texts().suspectDetail : '',
      };
    if (view.solution && verdict === 'one') return { kind: 'good', text: texts().onlySolution };
    if (view.solution && view.differences && verdict === 'many') {
      const detail = texts().differDetail(fewOf(solutions).length > 0);
      return { kind: 'step', text: texts().differLine, detail };
    }
    if (actions.offersTour() && !session.canUndo)
      return { text: texts().example, action: { text: texts().tour, run: actions.startTour } };
    const text = n ? texts().paste : texts().pasteOne;
    return { text: texts().emptyLine(n), action: { text, run: () => actions.openPaste() } };
  }

  const loadSteps = () =>
    import('./steps.js')
      .then(({ Steps }) => {
        steps = new Steps(workbench);
        workbench.invalidate();
      })
      .catch(() => {}); // the page is complete without them
  session.addEventListener('change', function late() {
    if (session.analysis?.verdict !== 'one') return;
    session.removeEventListener('change', late);
    whenIdle(loadSteps);
  });

  /** Marks the given that is probably a slip. */
  const overlay = {
    cells(/** @type {import('../../board/board.js').CellView[]} */ views) {
      const slip = remarks?.slip;
      if (slip) views[slip.cell].marks += ' suspect';
    },
  };

  return {
    enter() {
      entry.take('puzzle');
      workbench.overlay = overlay;
      workbench.resting = resting;
      if (left && judged === session.puzzle.givens) view.solution = true;
    },
    leave() {
      workbench.overlay = workbench.resting = null;
      left = view.solution;
      view.solution = false;
    },
    render() {
      find('undo', HTMLButtonElement).disabled = !session.canUndo;
      find('redo', HTMLButtonElement).disabled = !session.canRedo;
      // Until the search takes long, the previous verdict remains: a flash says nothing.
      if (!session.analysis && !session.searchedMs && !session.error && announced) return;
      judge();
      renderSolutions(workbench, texts());
      remarks?.render(texts());
      renderFew();
      renderGoOn();
      const verdict = renderVerdict(workbench, texts());
      const news = `${session.puzzle.givens} ${verdict}`;
      if (!verdict || news === announced) return;
      announced = news;
      find('seal').classList.toggle('turned'); // starts its motion again
      workbench.announce(verdict);
    },
  };
}

/** The open cell with the fewest candidates, -1 for none. @param {ArrayLike<number>} candidates @param {(cell: number) => boolean} open */
function easiest(candidates, open) {
  const size = (/** @type {number} */ cell) =>
    candidates[cell]?.toString(2).replaceAll('0', '').length;
  const cells = Array.from({ length: 81 }, (_, cell) => cell).filter(open);
  return cells.sort((a, b) => size(a) - size(b) || a - b)[0] ?? -1;
}
