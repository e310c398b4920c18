// Hints in the mode Play, in three parts: where to look, why, which cell. A hint starts from the
// player's entries and notes; if one of them is wrong, it says so instead.
// @ts-check
import { addStyle } from '#platform';
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { ownsKeys } from '../../base/dom/fields.js';
import { logic } from '../../logic/client.js';
import { addMarked, pageOf } from '../../logic/elements.js';
import { strings as logicStrings } from '../../logic/en.js';
import { paint, pictureOf } from '../../logic/picture.js';
import { cut } from '../../logic/slice.js';
import { plain, storyOf } from '../../logic/story.js';
import { enter } from '../../puzzle/edits.js';
import { isSolved } from '../../puzzle/game.js';
import * as puzzles from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { mistakesIn, withNotes } from './notes.js';

/** @typedef {import('../../puzzle/puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../../logic/protocol.js').Deduction} Deduction */

/**
 * What a hint says and does.
 * @typedef {object} Hint
 * @property {() => string[]} stages  texts with marks, in the current language, one for each part
 * @property {Deduction | null} deduction
 * @property {number[]} wrong  cells with wrong entries
 * @property {() => Puzzle} apply
 */

const NOTHING = { houses: [], left: [] };
/** Steps that are looked for at most until one places a digit. */
const STEPS = 40;

/**
 * The next step that the next digit needs; the next one of all if no step leads to a digit.
 * @param {Puzzle} puzzle
 * @param {AbortSignal} signal
 */
async function nextNeeded(puzzle, signal) {
  /** @type {Deduction[]} */
  const found = [];
  let from = puzzle;
  while (found.length < STEPS && !found.at(-1)?.placements.length) {
    const step = await logic().next(puzzles.stateText(from), 'books', { signal });
    if (!step) break;
    found.push(step);
    for (const { cell, digit } of step.eliminations)
      from = puzzles.setEliminated(from, cell, from.eliminated[cell] | (1 << (digit - 1)));
  }
  const placed = found.findIndex(({ placements }) => placements.length);
  return (placed < 0 ? found : cut(found, [placed]))[0] ?? null;
}

/**
 * Adds hints to the mode Play.
 * @param {import('../workbench/workbench.js').Workbench} workbench
 * @param {HTMLElement} place  hidden
 * @param {import('../workbench/mode.js').HintedGame} game
 */
export async function addHints(workbench, place, game) {
  await Promise.all([
    workbench.words.add({ hints: strings, logic: logicStrings }),
    addStyle('hints.css'),
    addStyle('proof.css'),
  ]);
  new Hints(workbench, place, game);
}

/** Where, why, which cell. */
const PARTS = 3;

class Hints {
  #workbench;
  #parts;
  #game;
  /** @type {Hint | null} */
  #hint = null;
  /** The number of stages shown. */
  #stage = 0;
  #turn = 0;
  /** A hint was asked for before the verdict is there. */
  #waits = false;
  #asked = new AbortController();
  /** The language in which the hint is shown; empty if something has changed. */
  #shown = '';
  /** @type {import('../../logic/picture.js').Picture | null} */
  #picture = null;

  /** @param {import('../workbench/workbench.js').Workbench} workbench @param {HTMLElement} place @param {import('../workbench/mode.js').HintedGame} game */
  constructor(workbench, place, game) {
    this.#workbench = workbench;
    this.#game = game;
    workbench.addLayer(this.#layer);
    const title = add(place, 'h3');
    const name = add(title, 'span');
    const dots = add(title, 'span', 'dots');
    dots.setAttribute('aria-hidden', 'true');
    for (let part = 0; part < PARTS; part++) add(dots, 'i');
    const about = add(title, 'a', 'about');
    const idle = add(place, 'p', 'hint-idle');
    const stages = add(place, 'ol', 'hint-stages');
    stages.setAttribute('aria-live', 'polite');
    const acts = add(place, 'div', 'acts');
    /** @param {string} id @param {string} look @param {() => void} action */
    const button = (id, look, action) => {
      const made = addButton(acts, '', action);
      Object.assign(made, { id, className: look });
      return made;
    };
    const more = button('hint-more', 'p', () => this.#more());
    const write = button('hint-write', 's', () => this.#write());
    const hide = button('hint-hide', 'q', () => this.#drop());
    this.#parts = { name, dots, about, idle, stages, more, write, hide };
    this.#workbench.add(this);
    const { session } = workbench;
    session.addEventListener('puzzle', () => this.#drop());
    session.addEventListener('analysis', () => this.#waits && this.#ask());
    this.render(); // a button has its text before it is shown
    document.addEventListener('keydown', (event) => {
      const { key, ctrlKey, altKey, metaKey } = event;
      if (key.toLowerCase() !== 'h' || ctrlKey || altKey || metaKey || event.defaultPrevented)
        return;
      if (!this.#game.isCurrent() || !this.#workbench.board.singleKeys) return;
      if (ownsKeys(event)) return;
      event.preventDefault();
      this.#more();
    });
  }

  get #texts() {
    return this.#workbench.words.of(strings);
  }

  // ---- Asking -----------------------------------------------------------------------------------

  #more() {
    if (!this.#hint) return void this.#ask();
    if (this.#stage === this.#hint.stages().length) return this.#write();
    this.#stage++;
    if (this.#stage === 2 && this.#hint.wrong.length) this.#workbench.check();
    this.#redraw();
  }

  /** Does what the hint says, and says it in the line. */
  #write() {
    if (!this.#hint) return;
    const { entry } = this.#workbench;
    const line = this.#hint.deduction
      ? plain(this.#hint.stages()[PARTS - 1])
      : this.#texts.hintCorrected(this.#hint.wrong);
    const next = this.#hint.apply();
    this.#drop();
    if (entry.edit(next)) this.#workbench.say(line, { kind: 'good' });
  }

  async #ask() {
    const { session } = this.#workbench;
    const { puzzle, answer, analysis } = session;
    const texts = this.#texts;
    const say = (/** @type {string} */ text) => this.#workbench.say(text);
    if (isSolved(puzzle)) return say(texts.hintSolved);
    this.#waits = !analysis && !session.error;
    if (this.#waits) return;
    if (analysis?.verdict !== 'one' || !answer) return say(texts.hintSeveral);
    const wrong = mistakesIn(puzzle, answer);
    if (wrong) return this.#take(this.#correction(wrong));
    const turn = ++this.#turn;
    this.#asked.abort(); // the hint on an earlier state
    const { signal } = (this.#asked = new AbortController());
    let deduction;
    try {
      deduction = await nextNeeded(withNotes(puzzle, answer), signal);
    } catch (error) {
      const action = { text: this.#workbench.texts.retry, run: () => void this.#ask() };
      return this.#workbench.say(texts.failed(error), { kind: 'none', action });
    }
    if (turn !== this.#turn) return;
    if (!deduction) return say(texts.hintNone);
    this.#take(this.#step(deduction));
  }

  /** @param {import('./notes.js').Mistakes} mistakes @returns {Hint} */
  #correction({ entries, corrected }) {
    return {
      stages: () =>
        entries.length
          ? [this.#texts.hintWrong(entries.length), this.#texts.hintWrongAt(entries)]
          : [this.#texts.hintCrossed],
      deduction: null,
      wrong: entries,
      apply: () => corrected,
    };
  }

  /** @param {Deduction} deduction @returns {Hint} */
  #step(deduction) {
    return {
      stages: () => {
        const { where, why, so } = storyOf(deduction, this.#workbench.words.of(logicStrings));
        return [where, why, so];
      },
      deduction,
      wrong: [],
      apply: () => this.#applied(deduction),
    };
  }

  /** The puzzle after a deduction, with its digits as entries, and its candidates removed from all notes. @param {Deduction} deduction */
  #applied({ placements, eliminations }) {
    const { session, entry } = this.#workbench;
    let next = session.puzzle;
    for (const { cell, digit } of placements) {
      const entered = enter(next, [cell], 'answers', digit, { tidy: entry.tidy });
      if (typeof entered !== 'string') next = entered;
    }
    for (const { cell, digit } of eliminations) {
      const bit = 1 << (digit - 1);
      next = puzzles.setEliminated(next, cell, next.eliminated[cell] | bit);
      for (const mark of /** @type {const} */ (['corner', 'centre']))
        next = puzzles.setMark(next, mark, cell, next[mark][cell] & ~bit);
    }
    return next;
  }

  /** @param {Hint} hint */
  #take(hint) {
    this.#hint = hint;
    this.#stage = 1;
    this.#picture = hint.deduction && pictureOf(hint.deduction);
    this.#game.count();
    this.#workbench.say('');
    this.#redraw();
  }

  /** Forgets the hint, also one that is asked for. */
  #drop() {
    this.#turn++;
    this.#waits = false;
    if (!this.#hint) return;
    this.#hint = this.#picture = null;
    this.#stage = 0;
    this.#redraw();
  }

  #redraw() {
    this.#shown = '';
    this.#workbench.invalidate();
  }

  // ---- The board --------------------------------------------------------------------------------

  /** @type {import('../workbench/workbench.js').Layer} */
  #layer = {
    shown: () => Boolean(this.#hint?.deduction) && this.#game.isCurrent(),
    pencilled: true,
    cells: (views) => {
      const deduction = this.#hint?.deduction;
      const picture = this.#picture;
      if (!deduction || !picture) return;
      const places = deduction.placements.length > 0;
      // The cell that a digit is placed in is shown only in the last stage.
      const shown = !places || this.#stage === PARTS;
      const all = this.#workbench.view.candidates;
      views.forEach((view, cell) => {
        const involved = shown && (picture.pattern.has(cell) || picture.victims.has(cell));
        if (view.digit || (all && !involved)) return;
        view.candidates = involved ? deduction.before.candidates[cell] : 0;
        if (!involved) return void (view.crossed = 0);
        view.corner = view.centre = view.crossed = 0;
      });
      // A text about one cell has no house to outline: the cell is marked, without its digit.
      if (places && !picture.drawing.houses.length)
        views[deduction.placements[0].cell].marks += ' pattern';
      if (!shown) return;
      const victims = this.#stage === PARTS ? picture.victims : new Set();
      const out = this.#stage === PARTS ? picture.out : picture.out.map(() => 0);
      paint({ ...picture, victims, out }, views);
    },
    drawing: () => {
      const { houses, left, ...light } = this.#picture?.drawing ?? NOTHING;
      return {
        houses,
        ...(this.#stage > 1 && light),
        left: this.#stage === PARTS ? left : [],
      };
    },
  };

  render() {
    const { language } = this.#workbench.words;
    if (language === this.#shown) return;
    this.#shown = language;
    const texts = this.#texts;
    const { name, dots, about, idle, stages, more, write, hide } = this.#parts;
    const all = this.#hint?.stages() ?? [];
    const open = Boolean(this.#hint);
    const deduction = this.#hint?.deduction;
    more.closest('.hintbox')?.classList.toggle('open', open);
    stages.hidden = hide.hidden = !open;
    idle.hidden = open;
    setText(idle, texts.hintIs);
    setText(name, texts.hint);
    about.hidden = !deduction;
    if (deduction) {
      const names = this.#workbench.words.of(logicStrings);
      setText(about, storyOf(deduction, names).name);
      about.href = pageOf(deduction.technique, language);
      about.title = texts.aboutHint;
    }
    for (const [i, dot] of [...dots.children].entries())
      dot.classList.toggle('on', i < this.#stage);
    stages.replaceChildren();
    all.slice(0, this.#stage).forEach((text, i) => {
      addMarked(add(stages, 'li', i + 1 < this.#stage ? 'done' : ''), text);
    });
    // A long text scrolls, also by keys.
    if (stages.scrollHeight > stages.clientHeight) stages.tabIndex = 0;
    else stages.removeAttribute('tabindex');
    stages.scrollTop = stages.scrollHeight;
    const last = open && this.#stage === all.length;
    more.title = open ? '' : texts.hintKey;
    setText(more, last ? texts.doIt : deduction || !open ? texts.PARTS[this.#stage] : texts.more);
    setText(write, texts.doIt);
    write.hidden = !open || last;
    setText(hide, texts.hide);
  }
}
