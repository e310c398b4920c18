// The mode Play: a person fills in the puzzle.
// @ts-check
import { addStyle } from '#platform';
import { find, onClick, setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { keep, kept } from '../../base/platform/storage.js';
import { fillIn } from '../../base/words/words.js';
import { penOf } from '../../puzzle/edits.js';
import { isSolved } from '../../puzzle/game.js';
import { filled, puzzleOf } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { listenToFinish, renderFinish } from './finish.js';
import { Game } from './game.js';
import { DOCK, PROGRESS, TOOLS } from './markup.js';
import { restingMessage } from './messages.js';
import { Pad, renderPens } from './pad.js';
import { Timer } from './timer.js';
import { Tools } from './tools.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../workbench/mode.js').Context} Context */

/**
 * @param {Context} context
 * @returns {Promise<import('../workbench/mode.js').Mode>}
 */
export async function mount(context) {
  await Promise.all([context.words.add({ play: strings }), addStyle('play.css')]);
  return new Play(context);
}

class Play {
  #context;
  #workbench;
  #pad;
  #timer;
  #tools;
  #game = new Game({ stored: kept.game, store: (game) => keep({ game }) });
  /** The mode is the current one. */
  #current = false;
  /** What Start over has removed, until another edit. */
  #before = /** @type {{puzzle: unknown, score: import('./game.js').Score} | null} */ (null);

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    const { workbench, words, dock, panel } = context;
    this.#workbench = workbench;
    const { entry, session } = workbench;
    dock.innerHTML = DOCK;
    panel.b.innerHTML = PROGRESS;
    panel.a.innerHTML = TOOLS;
    panel.a.classList.add('play-tools');
    panel.b.classList.add('play-state');
    this.#pad = new Pad(find('play-pad'), entry);
    this.#timer = new Timer(workbench, this.#game, [dock, panel.a], () => this.#texts);
    this.#tools = new Tools(context, this.#game, this.#timer, () => this.#texts);
    this.#listen();
    words.addEventListener('change', () => this.#translate());
    this.#translate();
    session.addEventListener('puzzle', ({ detail }) => this.#follow(detail));
    context.act('addDifficulty', add(find('hint'), 'div'), true);
    context.act('addHints', find('hint'), {
      isCurrent: () => this.#current,
      count: () => {
        this.#game.hints++;
        this.#game.save();
      },
    });
  }

  get #texts() {
    return this.#context.words.of(strings);
  }

  #translate() {
    const { dock, panel } = this.#context;
    const texts = this.#texts;
    for (const part of [dock, panel.a, panel.b, this.#timer.cover]) fillIn(part, { play: texts });
    find('play-keys').replaceChildren();
    for (const [names, what] of texts.KEYS) {
      const term = add(find('play-keys'), 'dt');
      for (const [, key] of names.matchAll(/\[(.+?)\]/g)) add(term, 'kbd', '', key);
      add(find('play-keys'), 'dd', '', what);
    }
    for (const [i, button] of [...find('swatches').children].entries()) {
      button.setAttribute('aria-label', texts.COLOURS[i]);
    }
  }

  // ---- Controls ---------------------------------------------------------------------------------

  #listen() {
    const { entry, board } = this.#workbench;
    find('play-pens').addEventListener('click', ({ target }) => {
      const pen = target instanceof Element ? target.closest('button') : null;
      if (pen) entry.take(pen.value);
    });
    entry.addEventListener('pen', () => {
      if (this.#current) keep({ pen: entry.pen });
    });
    entry.addEventListener('enter', (event) => this.#judge(/** @type {CustomEvent} */ (event)));
    onClick('play-undo', () => entry.go('undo'));
    onClick('play-redo', () => entry.go('redo'));
    find('swatches').addEventListener('click', ({ target }) => {
      const swatch = target instanceof Element ? target.closest('button') : null;
      if (swatch) entry.enter(Number(swatch.value), 'colour');
    });
    onClick('start-over', () => this.#startOver());
    onClick('play-again', () => this.#startOver());
    listenToFinish(this.#context);
    // A click beside the board leaves the focus on it: the next digit is typed there.
    for (const part of [this.#context.dock, this.#context.panel.a]) {
      part.addEventListener('mousedown', (event) => {
        if (board.table.contains(document.activeElement)) event.preventDefault();
      });
    }
  }

  // ---- The game ---------------------------------------------------------------------------------

  #startOver() {
    const { session } = this.#workbench;
    const { puzzle } = session;
    const score = this.#game.score;
    session.edit(puzzleOf(puzzle.givens));
    if (session.puzzle === puzzle) return; // nothing was entered
    this.#before = { puzzle, score };
    this.#game.restart();
    this.#workbench.say(this.#texts.startedOver, {
      action: { text: this.#texts.undo, run: () => session.undo() },
    });
  }

  /** Counts wrong entries. @param {CustomEvent<{cells: number[], digit: number}>} event */
  #judge({ detail: { cells, digit } }) {
    const { answer, puzzle } = this.#workbench.session;
    if (!this.#current || !answer || !digit) return;
    const wrong = (/** @type {number} */ cell) =>
      puzzle.givens[cell] === '0' && Number(answer[cell]) !== digit;
    this.#game.mistakes += cells.filter(wrong).length;
    this.#game.save();
  }

  /** @param {import('../workbench/session.js').Change} change */
  #follow({ old, now }) {
    if (!this.#current || now === old) return;
    this.#game.take(now.givens);
    if (this.#before && now === this.#before.puzzle) {
      this.#game.score = this.#before.score;
      this.#before = null;
    }
    this.#timer.follow();
    if (now.givens !== old.givens || isSolved(old) || !isSolved(now)) return;
    const texts = this.#texts;
    const { played } = this.#game;
    const text = played === null ? texts.solved : texts.solvedIn(played);
    this.#workbench.board.select([]);
    this.#workbench.say(text, { kind: 'good' });
    this.#workbench.board.wave();
  }

  // ---- The mode ---------------------------------------------------------------------------------

  /** @returns {import('../workbench/workbench.js').Scene} */
  enter() {
    const { session, view } = this.#workbench;
    this.#current = true;
    if (session.begun) this.#game.take(session.puzzle.givens);
    const pen = penOf(kept.pen) ?? 'answers';
    const crossing = pen === 'candidates' && !view.candidates;
    this.#timer.current = true;
    return {
      pen: pen === 'puzzle' ? 'answers' : crossing ? 'corner' : pen,
      spoils: false,
      fingerSelects: true,
      resting: () => this.#resting(),
    };
  }

  leave() {
    this.#current = false;
    this.#timer.current = false;
  }

  /** @returns {import('../workbench/line.js').Message} */
  #resting() {
    const texts = this.#texts;
    if (this.#timer.covers) return { text: texts.paused };
    const explain = () => void this.#context.go('solve');
    return restingMessage(this.#workbench, this.#shownPen, texts, explain);
  }

  /** The pen that the row of pens shows: while all candidates are shown, notes cross them out. */
  get #shownPen() {
    const { entry, view } = this.#workbench;
    if (!view.candidates) return entry.pen;
    return entry.pen === 'corner' || entry.pen === 'centre' ? 'candidates' : entry.pen;
  }

  render() {
    const { session, view } = this.#workbench;
    const { puzzle, analysis } = session;
    const texts = this.#texts;
    const solved = isSolved(puzzle);
    find('play-undo', HTMLButtonElement).disabled = !session.canUndo;
    find('play-redo', HTMLButtonElement).disabled = !session.canRedo;
    this.#tools.render();
    this.#pad.render(puzzle, this.#shownPen, texts);
    renderPens(find('play-pens'), this.#shownPen, view.candidates);

    const all = 81 - filled(puzzle.givens);
    const done = filled(puzzle.entries);
    setText(find('filled'), texts.filled(done, all));
    find('progress').style.setProperty('--done', String(all ? done / all : 0));
    this.#timer.render();
    const { panel } = this.#context;
    panel.a.classList.toggle('over', solved);
    const judged = analysis?.verdict === 'one' || Boolean(session.answer);
    const like = analysis?.verdict === 'one';
    renderFinish(panel.b, solved, this.#game, judged, like, texts);
  }
}
