// The mode Solve: the verdict of the puzzle, its solutions, and the pad that edits it. Part of the
// first load.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { fillPad } from '../../base/dom/pad.js';
import { savesData, used } from '../../base/platform/data.js';
import { kept } from '../../base/platform/storage.js';
import { fillIn } from '../../base/words/words.js';
import { filled } from '../../puzzle/puzzle.js';
import { fewOf } from '../../solver/solutions.js';
import { listenToControls } from './controls.js';
import { strings } from './en.js';
import { DOCK, MAIN, SIDE } from './markup.js';
import { renderSolutions, renderVerdict } from './verdict.js';
import { awaited } from '../../base/worker/waits.js';

/** After the verdict "several solutions", the number of solutions is known if it is at most this. */
const GLANCE = 100;
/** The search for the solution is shown so long after the first use of the page, in milliseconds. */
const QUIET_MS = 2000;

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../workbench/mode.js').Context} Context */

/** @param {Context} context @returns {import('../workbench/mode.js').Mode} */
export const mount = (context) => new Solve(context);

class Solve {
  #context;
  #workbench;
  #pad;
  /** Null until a puzzle needs remarks: most have one solution. @type {import('./remarks.js').Remarks | null} */
  #remarks = null;
  /** The remarks are loaded or loading. */
  #remarksAsked = false;
  /** Null until a puzzle is typed. @type {import('./entering.js').Entering | null} */
  #entering = null;
  #enteringAsked = false;
  /** Null until the links to the other modes are pointed at: it loads and starts what they lead to. @type {import('./steps.js').Steps | null} */
  #steps = null;
  /** The verdict of the givens has been handled. */
  #judged = false;
  #current = false;
  /** The givens and the verdict that were announced last. */
  #announced = '';
  /** The solution was shown when the mode was left. */
  #left = false;
  /** Called when the mode is entered. */
  #back = () => {};

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    const { workbench, words, dock, panel } = context;
    this.#workbench = workbench;
    const { entry } = workbench;
    dock.innerHTML = DOCK;
    panel.b.innerHTML = SIDE;
    panel.a.innerHTML = MAIN;
    this.#pad = fillPad(find('pad'), {
      enter: (digit) => {
        this.#begin();
        entry.enter(digit);
      },
      erase: () => entry.erase('back'),
    });
    onClick('skip', () => entry.erase('next'));
    this.#pad.erase.id = 'erase';
    this.#translate();
    words.addEventListener('change', () => this.#translate());
    listenToControls(context, () => this.#texts);
    const loadSteps = () => this.#steps ?? this.#loadSteps();
    for (const type of ['pointerenter', 'focusin']) find('go-on').addEventListener(type, loadSteps);
    document.addEventListener('keydown', (event) => this.#type(event));
    const { session } = workbench;
    session.addEventListener('puzzle', ({ detail: { old, now } }) => {
      if (now.givens !== old.givens) {
        this.#judged = this.#left = false;
        if (this.#current) this.#entering?.wait();
      }
      this.#follow();
    });
    session.addEventListener('analysis', () => this.#follow());
    if (savesData()) find('search').remove();
    this.#addLate(used());
  }

  /** Adds what follows the first verdict; the difficulty once somebody is there to read it. @param {Promise<unknown>} inUse */
  async #addLate(inUse) {
    const { act, settled, welcomes } = this.#context;
    await settled;
    const isCurrent = () => this.#current;
    act('addDoctor', { acts: find('acts'), last: find('go-on'), isCurrent });
    if (savesData()) return;
    const arrives = welcomes() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const land = () => void find('seal').classList.toggle('turned'); // starts its motion again
    await inUse;
    if (arrives) act('addSearch', find('search'), land);
    act('addDifficulty', find('difficulty'), false);
    if (arrives) return;
    // Whoever goes on at once needs the processor for something else.
    await new Promise((done) => setTimeout(done, QUIET_MS));
    if (!this.#current) await new Promise((done) => (this.#back = () => done(undefined)));
    act('addSearch', find('search'), null);
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

  /** While the mode is the current one: what a new puzzle or a new verdict asks for. */
  #follow() {
    if (!this.#current) return;
    this.#entering?.follow();
    if (this.#typing && !this.#enteringAsked) this.#loadEntering();
    if (this.#typing) return; // the verdict says little yet
    this.#judge();
    this.#steps?.follow();
  }

  /** A puzzle is being typed: the number of givens is shown instead of a verdict. */
  get #typing() {
    const { begun, puzzle } = this.#workbench.session;
    return this.#entering ? this.#entering.on : begun && !filled(puzzle.givens);
  }

  async #loadRemarks() {
    this.#remarksAsked = true;
    try {
      const { Remarks } = await awaited(() => import('./remarks.js'));
      this.#remarks = new Remarks(this.#workbench, this.#context.go);
      this.#translate();
      this.#workbench.invalidate();
    } catch {
      this.#remarksAsked = false; // the next puzzle tries again
    }
  }

  async #loadEntering() {
    this.#enteringAsked = true;
    try {
      const { addEntering } = await awaited(() => import('./entering.js'));
      this.#entering = await addEntering(this.#context, () => this.#follow());
      this.#follow();
    } catch {
      this.#enteringAsked = false; // the next key tries again
    }
  }

  async #loadSteps() {
    try {
      const { Steps } = await awaited(() => import('./steps.js'));
      this.#steps = new Steps(this.#workbench);
      this.#steps.follow();
      this.#workbench.invalidate();
    } catch {
      // The links to the other modes then have no numbers of steps.
    }
  }

  /** Once the verdict of a puzzle arrives: several solutions of a loaded puzzle are shown at once. */
  #judge() {
    const { session, view } = this.#workbench;
    const { analysis, puzzle, loaded } = session;
    if (!analysis || this.#judged) return;
    this.#judged = true;
    if (analysis.verdict !== 'one' && !this.#remarksAsked) this.#loadRemarks();
    if (analysis.verdict === 'many') session.findSolutions(GLANCE);
    const many = analysis.verdict === 'many' && filled(puzzle.givens) > 0;
    if (loaded && many && kept.solution !== 'hide') view.solution = true;
    // While a puzzle is typed, a full board would be in the way.
    if (!loaded && analysis.verdict === 'many') view.solution = false;
  }

  /** Shows the links to the other modes for a puzzle that has one solution. */
  #renderGoOn() {
    const texts = this.#texts;
    const { puzzle, analysis } = this.#workbench.session;
    find('go-on').hidden = analysis?.verdict !== 'one';
    setText(find('to-play'), texts.toPlay(81 - filled(puzzle.givens) - filled(puzzle.entries)));
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
    const { act, offersTour } = this.#context;
    const run = () => void act('startTour');
    if (offersTour() && !session.canUndo)
      return { text: texts.example, action: { text: texts.tour, run } };
    const { caret } = this.#workbench.entry;
    if (caret >= 0) return { kind: 'you', text: texts.caret(caret) };
    return { text: texts.emptyLine(n) };
  }

  /** Marks the given that is probably a slip, and the cells left empty while a puzzle is typed. */
  #layer = {
    cells: (/** @type {import('../../board/board.js').CellView[]} */ views) => {
      for (const cell of this.#entering?.passed ?? []) views[cell].marks += ' passed';
      const slip = this.#remarks?.slip;
      if (slip) views[slip.cell].marks += ' suspect';
    },
  };

  /**
   * A digit for no cell, while the example of a first visit is untouched, begins another puzzle.
   * @returns {boolean}  whether it does
   */
  #begin() {
    const { session, board } = this.#workbench;
    const begins = this.#context.offersTour() && !session.canUndo && !board.selection.length;
    if (begins) find('clear').click();
    return begins;
  }

  /** While nothing has the focus, the board does not hear its keys. @param {KeyboardEvent} event */
  #type({ key, target, ctrlKey, metaKey, altKey }) {
    const { board, entry } = this.#workbench;
    const typed = /^\d$/.test(key) || (key === '.' && board.singleKeys);
    if (
      !typed ||
      ctrlKey ||
      metaKey ||
      altKey ||
      !this.#current ||
      target !== document.body ||
      !this.#begin()
    )
      return;
    if (Number(key)) entry.enter(Number(key));
    else entry.erase('next');
  }

  /** @returns {import('../workbench/workbench.js').Scene} */
  enter() {
    this.#current = true;
    this.#back();
    if (this.#left) this.#workbench.view.solution = true;
    this.#follow();
    return { pen: 'puzzle', resting: () => this.#resting(), layers: [this.#layer] };
  }

  leave() {
    const { view } = this.#workbench;
    this.#current = false;
    this.#left = view.solution;
    view.solution = false;
  }

  /** Until the first edit, the first visit begins with a sentence: its verbs do what they say. */
  #renderWelcome() {
    const { panel, welcomes } = this.#context;
    const shown = welcomes() && !this.#workbench.session.canUndo;
    panel.root.toggleAttribute('data-welcome', shown);
    const place = find('welcome');
    place.hidden = !shown;
    const { welcome } = this.#texts;
    if (!shown || place.dataset.text === welcome) return;
    place.dataset.text = welcome;
    place.innerHTML = welcome.replace(/\[(\w+):([^\]]+)\]/g, (_, id, verb) =>
      id === 'paste'
        ? `<button type="button" data-action="openPaste">${verb}</button>`
        : `<a href="#mode=${id}" data-go="${id}">${verb}</a>`,
    );
  }

  render() {
    const { session } = this.#workbench;
    const texts = this.#texts;
    this.#renderWelcome();
    find('undo', HTMLButtonElement).disabled = !session.canUndo;
    find('redo', HTMLButtonElement).disabled = !session.canRedo;
    this.#entering?.render();
    if (this.#typing) return;
    // Until the search takes long, the previous verdict remains, so that the panel does not flicker.
    if (!session.analysis && !session.searchedMs && !session.error && this.#announced) return;
    renderSolutions(this.#workbench, texts);
    this.#remarks?.render(texts);
    this.#renderGoOn();
    const verdict = renderVerdict(this.#workbench, texts);
    const news = `${session.puzzle.givens} ${verdict}`;
    if (!verdict || news === this.#announced) return;
    this.#announced = news;
    find('seal').classList.toggle('turned'); // starts its motion again
    this.#workbench.announce(verdict);
  }
}
