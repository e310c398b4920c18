// The mode Solve: the verdict of the puzzle, its solutions, and the pad that edits it. Part of the
// first load.
// @ts-check
import { SINGLE_FILE } from '#platform';
import { find, setText, whenIdle } from '../../base/dom/dom.js';
import { fillPad } from '../../base/dom/pad.js';
import { kept } from '../../base/platform/storage.js';
import { fillIn } from '../../base/words/words.js';
import { filled } from '../../puzzle/puzzle.js';
import { fewOf } from '../../solver/solutions.js';
import { listenToControls } from './controls.js';
import { strings } from './en.js';
import { FewSolutions } from './few.js';
import { DOCK, MAIN, SIDE } from './markup.js';
import { renderSolutions, renderVerdict } from './verdict.js';

/** After the verdict "several solutions", the number of solutions is known if it is at most this. */
const GLANCE = 100;

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../../base/dom/mode.js').Context & {workbench: Workbench}} Context */

/** @param {Context} context @returns {import('../../base/dom/mode.js').Mode} */
export const mount = (context) => new Solve(context);

class Solve {
  #context;
  #workbench;
  #pad;
  #few;
  /** Null until a puzzle needs remarks: most have one solution. @type {import('./remarks.js').Remarks | null} */
  #remarks = null;
  /** The remarks are loaded or loading. */
  #remarksAsked = false;
  /** Null until the page is idle after the first verdict. @type {import('./steps.js').Steps | null} */
  #steps = null;
  /** The givens whose verdict has been handled. */
  #judged = '';
  /** The givens and the verdict that were announced last. */
  #announced = '';
  /** The solution was shown when the mode was left. */
  #left = false;

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    const { workbench, words, dock, panel } = context;
    this.#workbench = workbench;
    const { entry, session } = workbench;
    dock.innerHTML = DOCK;
    panel.b.innerHTML = SIDE;
    panel.a.innerHTML = MAIN;
    if (SINGLE_FILE) find('difficulty').remove(); // which has no human solver
    this.#few = new FewSolutions(workbench);
    this.#pad = fillPad(find('pad'), {
      enter: (digit) => entry.enter(digit),
      erase: () => entry.erase(),
    });
    this.#pad.erase.id = 'erase';
    this.#translate();
    words.addEventListener('change', () => this.#translate());
    listenToControls(context, () => this.#texts);
    const loadSteps = () => {
      if (session.analysis?.verdict !== 'one') return;
      session.removeEventListener('change', loadSteps);
      whenIdle(() => this.#loadSteps());
    };
    session.addEventListener('change', loadSteps);
  }

  get #texts() {
    return this.#context.words.of(strings);
  }

  #translate() {
    const { dock, panel } = this.#context;
    const texts = this.#texts;
    for (const part of [dock, panel.a, panel.b]) fillIn(part, { solve: texts });
    find('pad').setAttribute('aria-label', texts.pad);
    this.#pad.erase.setAttribute('aria-label', texts.erase);
    this.#pad.erase.title = texts.erase;
  }

  async #loadRemarks() {
    this.#remarksAsked = true;
    try {
      const { Remarks } = await import('./remarks.js');
      this.#remarks = new Remarks(this.#workbench, this.#context.go);
      this.#workbench.invalidate();
    } catch {
      this.#remarksAsked = false; // the next puzzle tries again
    }
  }

  async #loadSteps() {
    try {
      const { Steps } = await import('./steps.js');
      this.#steps = new Steps(this.#workbench);
      this.#workbench.invalidate();
    } catch {
      // The links to the other modes then have no numbers of steps.
    }
  }

  /** Once the verdict of a puzzle arrives: several solutions of a loaded puzzle are shown at once. */
  #judge() {
    const { session, view } = this.#workbench;
    const { analysis, puzzle, loaded } = session;
    if (!analysis || this.#judged === puzzle.givens) return;
    this.#judged = puzzle.givens;
    if (analysis.verdict !== 'one' && !this.#remarksAsked) this.#loadRemarks();
    if (analysis.verdict === 'many') session.findSolutions(GLANCE);
    const many = analysis.verdict === 'many' && filled(puzzle.givens) > 0;
    if (loaded && many && kept.solution !== 'hide') view.solution = true;
    // While a puzzle is typed, a full board would be in the way.
    if (!loaded && analysis.verdict === 'many') view.solution = false;
    this.#workbench.invalidate();
  }

  /** Shows the links to the other modes for a puzzle that has one solution. */
  #renderGoOn() {
    const texts = this.#texts;
    const { puzzle, analysis } = this.#workbench.session;
    find('go-on').hidden = analysis?.verdict !== 'one';
    setText(find('to-play'), texts.toPlay(81 - filled(puzzle.givens) - filled(puzzle.entries)));
    if (analysis?.verdict === 'one') this.#steps?.follow();
    setText(find('to-watch'), texts.toWatch(this.#steps?.program ?? null));
    setText(find('to-explain'), texts.toExplain(this.#steps?.person ?? null));
  }

  /** What the line says while there is no message. @returns {import('../workbench/line.js').Message | null} */
  #resting() {
    const texts = this.#texts;
    const { session, view } = this.#workbench;
    const { analysis, facts, puzzle, solutions } = session;
    const { verdict } = analysis ?? {};
    const n = filled(puzzle.givens);
    const conflict = facts?.conflicts[0];
    if (conflict) return { kind: 'clash', text: texts.clashLine(conflict) };
    if (verdict === 'none')
      return {
        kind: 'none',
        text: texts.noneLine(n),
        detail: this.#remarks?.slip ? texts.suspectDetail : '',
      };
    if (view.solution && verdict === 'one') return { kind: 'good', text: texts.onlySolution };
    if (view.solution && view.differences && verdict === 'many') {
      const detail = texts.differDetail(fewOf(solutions).length > 0);
      return { kind: 'step', text: texts.differLine, detail };
    }
    const { actions } = this.#context;
    if (actions.offersTour() && !session.canUndo)
      return { text: texts.example, action: { text: texts.tour, run: actions.startTour } };
    const text = n ? texts.paste : texts.pasteOne;
    return { text: texts.emptyLine(n), action: { text, run: () => actions.openPaste() } };
  }

  /** Marks the given that is probably a slip. */
  #overlay = {
    cells: (/** @type {import('../../board/board.js').CellView[]} */ views) => {
      const slip = this.#remarks?.slip;
      if (slip) views[slip.cell].marks += ' suspect';
    },
  };

  enter() {
    const { entry, session, view } = this.#workbench;
    entry.take('puzzle');
    this.#workbench.overlay = this.#overlay;
    this.#workbench.resting = () => this.#resting();
    if (this.#left && this.#judged === session.puzzle.givens) view.solution = true;
  }

  leave() {
    const { view } = this.#workbench;
    this.#workbench.overlay = this.#workbench.resting = null;
    this.#left = view.solution;
    view.solution = false;
  }

  render() {
    const { session } = this.#workbench;
    const texts = this.#texts;
    find('undo', HTMLButtonElement).disabled = !session.canUndo;
    find('redo', HTMLButtonElement).disabled = !session.canRedo;
    // Until the search takes long, the previous verdict remains, so that the panel does not flicker.
    if (!session.analysis && !session.searchedMs && !session.error && this.#announced) return;
    this.#judge();
    renderSolutions(this.#workbench, texts);
    this.#remarks?.render(texts);
    this.#few.render(texts);
    this.#renderGoOn();
    const verdict = renderVerdict(this.#workbench, texts);
    const news = `${session.puzzle.givens} ${verdict}`;
    if (!verdict || news === this.#announced) return;
    this.#announced = news;
    find('seal').classList.toggle('turned'); // starts its motion again
    this.#workbench.announce(verdict);
  }
}
