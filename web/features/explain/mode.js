// The mode Explain: the path of a person through the puzzle, step by step.
// @ts-check
import { addStyle } from '#platform';
import { setText } from '../../base/dom/dom.js';
import { isEditable, ownsKeys } from '../../base/dom/fields.js';
import { keep, kept } from '../../base/platform/storage.js';
import { logic } from '../../logic/client.js';
import { strings as logicStrings } from '../../logic/en.js';
import { suppositionOf } from '../../logic/rungs.js';
import { storyOf } from '../../logic/story.js';
import { cellName } from '../../puzzle/en.js';
import { filled } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { FollowedPath } from './followed-path.js';
import { Ladder } from './ladder.js';
import { insteadOf, noteOn } from './no-step.js';
import { whyNot } from './path.js';
import { ORDERS, PathList } from './path-list.js';
import { stepLayer } from './step-layer.js';
import { StepPanel } from './step-panel.js';
import { askedCell, cellOf, WhyNotPad } from './why-not.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../workbench/mode.js').Context} Context */

const icon = (/** @type {string} */ name) =>
  `<svg aria-hidden="true"><use href="#i-${name}" /></svg>`;
const DOCK = `
  <div id="explain-ladder"></div>
  <div class="step-bar">
    <button type="button" id="explain-back" class="q">${icon('left')}<span></span></button>
    <span class="count" id="explain-count"></span>
    <button type="button" id="explain-next" class="p"><span></span>${icon('right')}</button>
  </div>`;

/** @param {Context} context @returns {Promise<import('../workbench/mode.js').Mode>} */
export async function mount(context) {
  await Promise.all([
    context.words.add({ explain: strings, logic: logicStrings }),
    addStyle('explain.css'),
    addStyle('proof.css'),
  ]);
  return new Explain(context);
}

class Explain {
  #context;
  #workbench;
  #followed = new FollowedPath(
    (state, order, options) => logic(order).path(state, order, options),
    ORDERS.find((order) => order === kept.order) ?? ORDERS[0],
  );
  #controls;
  #ladder;
  #panel;
  #pad;
  #list;
  #current = false;
  /** Language and verdict that are shown; empty if something else has changed. */
  #shown = '';
  /** The cell in the address whose digit the reader asks about; -1 for none. */
  #saved = -1;
  /** More of the path is known than is shown. */
  #grown = false;

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    const { workbench, dock, panel } = context;
    this.#workbench = workbench;
    dock.innerHTML = DOCK;
    const part = (/** @type {string} */ id) =>
      /** @type {HTMLElement} */ (dock.querySelector(`#${id}`));
    this.#controls = {
      back: /** @type {HTMLButtonElement} */ (part('explain-back')),
      next: /** @type {HTMLButtonElement} */ (part('explain-next')),
      count: part('explain-count'),
    };
    this.#ladder = new Ladder(part('explain-ladder'), (step) => this.#followed.go(step));
    this.#panel = new StepPanel(panel.a, (rung) => this.#followed.climb(rung));
    this.#pad = new WhyNotPad(
      dock,
      panel.a,
      (digit) => this.#ask(workbench.board.selection, digit),
      (digit) => this.#ask([this.#followed.asked], digit),
    );
    this.#list = new PathList(panel.b, this.#followed, (order) => {
      keep({ order });
      this.#followed.choose(order);
      this.#follow();
    });
    this.#controls.back.onclick = () => this.#followed.move(-1);
    this.#controls.next.onclick = () => this.#followed.move(1);
    this.#followed.addEventListener('change', () => {
      this.#shown = '';
      workbench.invalidate();
      const { asked } = this.#followed;
      if (asked === this.#saved || !this.#current) return;
      this.#saved = asked;
      context.save();
    });
    this.#followed.addEventListener('grow', () => {
      this.#grown = true;
      workbench.invalidate();
    });
    this.#followed.addEventListener('move', () => workbench.board.select([]));
    for (const type of /** @type {const} */ (['puzzle', 'analysis']))
      workbench.session.addEventListener(type, () => this.#follow());
    workbench.session.addEventListener('puzzle', ({ detail: { old, now } }) => {
      if (now.givens !== old.givens) this.#followed.askWhy(-1);
    });
    document.addEventListener('keydown', (event) => this.#press(event));
    workbench.board.table.addEventListener('click', () => this.#askSelected());
  }

  get #texts() {
    return this.#context.words.of(strings);
  }

  get #logicTexts() {
    return this.#context.words.of(logicStrings);
  }

  #follow() {
    if (this.#current) this.#followed.follow(this.#workbench.session);
  }

  // ---- Keys and questions -----------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { key, target } = event;
    if (!this.#current || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented || isEditable(event) || document.querySelector('dialog[open]'))
      return;
    if (key.toLowerCase() === 'r' && this.#workbench.board.singleKeys)
      return this.#workbench.board.redraw();
    const table = target instanceof Element && target.closest('table');
    if (key === 'Enter' && table) return this.#askSelected();
    const held = ownsKeys(event) || table;
    if (key === 'Escape' && this.#followed.leaveWhy()) return event.preventDefault();
    const climbs = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    if (climbs && !held && this.#followed.rungs.length) {
      event.preventDefault();
      return this.#followed.climb(this.#followed.rung + climbs);
    }
    const by =
      key === 'PageDown' || (key === 'ArrowRight' && !held)
        ? 1
        : key === 'PageUp' || (key === 'ArrowLeft' && !held)
          ? -1
          : 0;
    if (!by) return;
    event.preventDefault();
    this.#followed.move(by);
  }

  /** Asks why the digit of the selected cell is there, if its step is known. */
  #askSelected() {
    const { board, session } = this.#workbench;
    const { path } = this.#followed;
    const cell = askedCell(board.selection, session.puzzle.givens);
    const places = path?.deductions.some(({ placements }) =>
      placements.some((to) => to.cell === cell),
    );
    if (this.#current && places) this.#followed.askWhy(cell);
    this.#workbench.invalidate();
  }

  /** Says why a digit is not in a cell. @param {number[]} cells  without any: the one asked about @param {number} digit */
  #ask(cells, digit) {
    const texts = this.#texts;
    const { path, asked } = this.#followed;
    if (!path) return;
    this.#renderPad(); // its question precedes the answer, even if the cell was selected in this frame
    const cell = cells.length ? cells[0] : asked;
    if (cell < 0 || cells.length > 1) return this.#workbench.say(texts.select, { kind: 'you' });
    const reason = whyNot(path, cell, digit);
    const step = 'step' in reason ? reason.step : -1;
    const isThis = reason.kind === 'becomes' && reason.digit === digit;
    const run = () => {
      this.#controls.next.focus(); // on the board, the focus would select a cell again
      if (isThis) this.#followed.askWhy(cell);
      else this.#followed.go(step);
    };
    if (isThis) return run();
    const action = step < 0 ? null : { text: texts.show, run };
    const kind = reason.kind === 'clash' ? 'clash' : reason.kind === 'is' ? 'info' : 'step';
    this.#workbench.say(texts.whyNot(reason, cell, digit), { kind, action });
  }

  // ---- The panel --------------------------------------------------------------------------------

  /** @param {boolean} says  the step also in the line; otherwise only the path has grown, and the line may have an answer */
  #renderStep(says) {
    const { step, path, picture, isHardest, error, rungs, rung } = this.#followed;
    const instead = insteadOf(this.#workbench, this.#followed, this.#texts);
    if (instead || !step) {
      const [title, text] = instead ?? ['', ''];
      this.#panel.showMessage(title, text);
      const retry = () => {
        this.#followed.open();
        this.#follow();
      };
      const action = error ? { text: this.#workbench.texts.retry, run: retry } : null;
      const said = path || error ? title : '';
      this.#workbench.say(said, { kind: path?.solved ? 'good' : 'none', action });
      return;
    }
    const story = storyOf(step, this.#logicTexts);
    const { language } = this.#context.words;
    const { asked } = this.#followed;
    const is = step.placements.find(({ cell }) => cell === asked);
    if (is) story.name = this.#texts.whyIs(asked, is.digit);
    const supposed = suppositionOf(rungs, step);
    const { cells: [cell] = [], digit = 0, on = true } = supposed ?? {};
    const whatIf = cell === undefined ? '' : this.#texts.whatIf(cell, digit, on);
    const note = noteOn(this.#followed, this.#texts);
    const shown = { story, whatIf, picture, rungs, rung, hardest: isHardest, note };
    this.#panel.showStep(
      step,
      { ...shown, asked: Boolean(is) },
      language,
      this.#texts,
      this.#logicTexts,
    );
    if (!says) return;
    const line = rungs[rung] ? this.#texts.conclusion(rungs[rung], rung) : story.line;
    this.#workbench.say(line, { kind: 'step' });
  }

  #renderPad() {
    const { board, session } = this.#workbench;
    const { path, asked, step } = this.#followed;
    // While a cell is pressed, its click is to come, which asks.
    const asks = this.#current && path && !board.table.matches(':active');
    const selected = asks ? askedCell(board.selection, session.puzzle.givens) : -1;
    const is = step?.placements.find(({ cell }) => cell === asked)?.digit ?? 0;
    this.#pad.show(selected, is, this.#texts);
    if (!this.#pad.changed(selected)) return;
    if (selected >= 0) this.#workbench.say(this.#texts.which(selected), { kind: 'you' });
    else this.#shown = ''; // the line is about the step again
  }

  #renderControls() {
    const { back, next, count } = this.#controls;
    const texts = this.#texts;
    const followed = this.#followed;
    const n = followed.steps.length;
    setText(/** @type {Element} */ (back.querySelector('span')), texts.back);
    setText(/** @type {Element} */ (next.querySelector('span')), texts.next);
    back.disabled = followed.next(-1) < 0;
    next.disabled = followed.next(1) < 0;
    setText(count, n ? texts.count(Math.min(followed.at + 1, n), n, !followed.complete) : '');
  }

  #renderLadder() {
    const texts = this.#texts;
    const { steps, step, efforts, at, complete } = this.#followed;
    const n = steps.length;
    const line = step ? storyOf(step, this.#logicTexts).line : texts.solved;
    this.#ladder.render(efforts, at, {
      unrated: (index) => !steps[index]?.rating,
      name: texts.ladder,
      axis: texts.rating,
      end: texts.steps(n, !complete),
      value: texts.value(Math.min(at + 1, n), n, line, !complete),
      rating: (rating) => this.#logicTexts.rating(rating),
    });
  }

  // ---- The mode ---------------------------------------------------------------------------------

  /**
   * @param {import('../workbench/mode.js').Requests['explain']} [request]
   * @returns {import('../workbench/workbench.js').Scene}
   */
  enter(request) {
    this.#current = true;
    this.#workbench.board.select([]);
    this.#followed.open(request?.hardest);
    this.#follow();
    if (request?.why !== undefined) this.#followed.askWhy(cellOf(request.why));
    return {
      locked: true,
      asks: (cells, digit) => this.#ask(cells, digit),
      layers: [stepLayer(this.#workbench, this.#followed, () => this.#texts)],
      address: () => {
        const { asked } = this.#followed;
        return asked < 0 ? null : { why: cellName(asked) };
      },
    };
  }

  leave() {
    this.#current = false;
    this.#workbench.say('');
  }

  render() {
    const { session } = this.#workbench;
    this.#renderPad();
    const { language } = this.#context.words;
    const { verdict, restricted } = session.analysis ?? {};
    const { error, puzzle } = session;
    const state = [language, verdict, restricted, error, filled(puzzle.givens)].join();
    const same = this.#shown === state;
    if (same && !this.#grown) return;
    this.#shown = state;
    this.#grown = false;
    this.#renderControls();
    this.#renderStep(!same);
    this.#list.render(language, this.#texts, this.#logicTexts);
    this.#renderLadder();
    this.#workbench.invalidate(); // the board is rendered before its modes
  }
}
