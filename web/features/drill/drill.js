// The drill: positions for one technique, one after the other, over the board: the exercises of its page, or any. Only the
// region of the pattern has candidates; the reader says what follows.
// @ts-check
import { addStyle } from '#platform';
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { keep, kept } from '../../base/platform/storage.js';
import { awaited } from '../../base/worker/waits.js';
import { cellViews } from '../../board/cells.js';
import { logic } from '../../logic/client.js';
import { EXERCISES, examplesIn, exerciseOf } from '../../logic/example.js';
import { addMarked } from '../../logic/elements.js';
import { strings as logicStrings } from '../../logic/en.js';
import { paint, pictureOf } from '../../logic/picture.js';
import { storyOf } from '../../logic/story.js';
import { housesOf } from '../../puzzle/houses.js';
import { permuted, randomForm } from '../../puzzle/permute.js';
import { EMPTY, readPuzzle, stateText } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { counted, NO_SCORE, scoresIn, textOf, withFound } from './score.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../../logic/protocol.js').Deduction} Deduction */

/** The number of other forms of a position that are tried; the technique is rarely missing in one of them. */
const TRIES = 4;

/**
 * Adds the drill to the mode Play.
 * @param {Workbench} workbench
 * @param {HTMLElement} place  empty; hidden while there is no drill
 * @param {() => void} save  writes the state of the page, the technique included, to its address
 * @returns {Promise<import('../workbench/mode.js').Task>}
 */
export async function addDrill(workbench, place, save) {
  const file = new URL('../technique-examples.txt', import.meta.url);
  const [text] = await Promise.all([
    awaited(async () => {
      const response = await fetch(file);
      if (!response.ok) throw new Error(response.statusText);
      return response.text();
    }),
    workbench.words.add({ drill: strings, logic: logicStrings }),
    addStyle('drill.css'),
    addStyle('proof.css'),
  ]);
  return new Drill(workbench, place, examplesIn(text), save);
}

class Drill {
  #workbench;
  #place;
  #examples;
  #save;
  #parts;
  /** The scene without it. @type {import('../workbench/workbench.js').Scene | null} */
  #scene = null;
  #scores = scoresIn(kept.drills);
  #technique;
  /** The number of the exercise; 0: any position. */
  #exercise = 0;
  /** @type {{puzzle: import('../../puzzle/puzzle.js').Puzzle, deduction: Deduction} | null} */
  #position = null;
  /** The position has an answer; the first one counts. */
  #answered = false;
  /** The pattern is shown. */
  #shown = false;
  #turn = 0;

  /** @param {Workbench} workbench @param {HTMLElement} place @param {Map<string, string>} examples  states by technique @param {() => void} save */
  constructor(workbench, place, examples, save) {
    this.#workbench = workbench;
    this.#place = place;
    this.#examples = examples;
    this.#save = save;
    this.#technique = examples.has(kept.drill) ? kept.drill : 'hidden-single-box';
    const head = add(place, 'div', 'drill-head');
    const choice = add(head, 'select');
    for (const id of examples.keys()) add(choice, 'option').value = id;
    choice.value = this.#technique;
    choice.id = 'drill-technique';
    choice.addEventListener('change', () => {
      this.#choose(choice.value);
      this.#turnTo(0);
    });
    const score = add(head, 'span', 'soft');
    const text = add(place, 'p', 'drill-text');
    text.setAttribute('aria-live', 'polite');
    const acts = add(place, 'div', 'acts');
    const next = addButton(acts, '', () =>
      this.#turnTo(this.#exercise && (this.#exercise + 1) % (EXERCISES + 1)),
    );
    next.className = 'p';
    const show = addButton(acts, '', () => this.#show());
    show.className = 's';
    const done = addButton(acts, '', () => this.end());
    done.className = 'q';
    this.#parts = { choice, score, text, next, show, done };
    workbench.add(this);
  }

  get #texts() {
    return this.#workbench.words.of(strings);
  }

  get active() {
    return this.#scene !== null;
  }

  /** @param {string} technique */
  #choose(technique) {
    this.#technique = this.#parts.choice.value = technique;
    keep({ drill: technique });
  }

  /**
   * @param {string} [what]  a technique; with the number of an exercise before it: `3-x-wing`. By default, or
   *   if there is no such one: any position for that of the last time
   */
  begin(what = '') {
    const [, number = '0', technique = ''] = /^(?:(\d)-)?(.*)$/.exec(what) ?? [];
    const known = this.#examples.has(technique);
    if (known) this.#choose(technique);
    const { scene, view } = this.#workbench;
    this.#scene = scene;
    this.#workbench.stage({
      ...scene,
      locked: true,
      asks: ([cell], digit) => this.#answer(cell, digit),
      resting: () => ({ text: this.#name, kind: 'you' }),
      layers: [this.#layer],
      address: () => ({
        drill: this.#exercise ? `${this.#exercise}-${this.#technique}` : this.#technique,
      }),
    });
    view.solution = false;
    this.#turnTo(known && Number(number) <= EXERCISES ? Number(number) : 0);
  }

  /** @param {number} exercise  0: any position */
  #turnTo(exercise) {
    this.#exercise = exercise;
    this.#save();
    void this.#next();
  }

  end() {
    if (!this.#scene) return;
    this.#turn++;
    this.#workbench.stage(this.#scene);
    this.#scene = this.#position = null;
    this.#workbench.say('');
    this.#save();
  }

  /** Takes a form of the example: that of the exercise, or another one. */
  async #next() {
    const turn = ++this.#turn;
    this.#position = null;
    this.#answered = this.#shown = false;
    this.#workbench.say('');
    this.#workbench.board.select([]);
    const state = this.#examples.get(this.#technique) ?? '';
    for (let tries = 0; tries < TRIES; tries++) {
      const puzzle = this.#exercise
        ? exerciseOf(state, this.#exercise)
        : permuted(readPuzzle(state) ?? EMPTY, randomForm());
      const deduction = await logic()
        .next(stateText(puzzle), this.#technique)
        .catch(() => null);
      if (turn !== this.#turn) return;
      if (!deduction) continue;
      this.#position = { puzzle, deduction };
      return this.#workbench.invalidate();
    }
    this.#workbench.say(this.#texts.none, { kind: 'none' });
  }

  get #places() {
    return Boolean(this.#position?.deduction.placements.length);
  }
  get #task() {
    return this.#position ? this.#texts.task(this.#places) : '';
  }

  get #name() {
    const names = this.#workbench.words.of(logicStrings).TECHNIQUES;
    return `${this.#texts.title}: ${names[this.#technique]}`;
  }

  /** @param {number | undefined} cell @param {number} digit */
  #answer(cell, digit) {
    if (!this.#position) return;
    if (cell === undefined) return this.#workbench.say(this.#workbench.texts.noCell);
    const { placements, eliminations } = this.#position.deduction;
    const wanted = placements.length ? placements : eliminations;
    const right = wanted.some((each) => each.cell === cell && each.digit === digit);
    this.#count(right);
    if (right && this.#exercise && !this.#shown)
      this.#keep(withFound(this.#scores, this.#technique, this.#exercise));
    if (right) this.#shown = true;
    const text = right ? this.#texts.right : this.#texts.wrong(cell, digit);
    this.#workbench.say(text, { kind: right ? 'good' : 'clash' });
  }

  /** @param {boolean} right */
  #count(right) {
    if (this.#answered) return;
    this.#answered = true;
    this.#keep(counted(this.#scores, this.#technique, right));
  }

  /** @param {ReturnType<typeof scoresIn>} scores */
  #keep(scores) {
    this.#scores = scores;
    keep({ drills: textOf(scores) });
  }

  /** Shows the pattern: the position does not count as right any more. */
  #show() {
    if (!this.#position) return;
    this.#count(false);
    this.#shown = true;
    this.#workbench.invalidate();
  }

  /** @type {import('../workbench/workbench.js').Layer} */
  #layer = {
    pencilled: true,
    cells: (views) => {
      if (!this.#position) return;
      const { puzzle, deduction } = this.#position;
      const { candidates } = deduction.before;
      const shown = { puzzle, facts: null, solution: undefined, checked: undefined };
      const fresh = cellViews(
        { ...shown, candidates: true, givensLocked: true },
        this.#workbench.texts,
      );
      const picture = pictureOf(deduction);
      const { pattern, victims } = picture;
      // Singles are looked for in all cells of their houses.
      const { houses } = deduction.evidence;
      const inHouse = (/** @type {number} */ at) =>
        houses.some((house) => housesOf(at).includes(house));
      fresh.forEach((view, at) => {
        const inside = pattern.has(at) || victims.has(at) || inHouse(at);
        view.candidates = inside && !view.digit ? candidates[at] : 0;
        view.crossed = 0;
        if (inside) view.marks = 'house';
        views[at] = view;
      });
      if (!this.#shown) return;
      paint(picture, views);
      const { texts } = this.#workbench;
      for (const at of picture.left.keys()) {
        const view = views[at];
        view.name = texts.cell(at, { ...view, tint: view.tint ?? 0 }, [], [], []);
      }
    },
    drawing: () => {
      if (!this.#shown || !this.#position) return {};
      return pictureOf(this.#position.deduction).drawing;
    },
  };

  render() {
    this.#place.hidden = !this.#scene;
    if (!this.#scene) return;
    const texts = this.#texts;
    const names = this.#workbench.words.of(logicStrings);
    const { choice, score, text, next, show, done } = this.#parts;
    choice.setAttribute('aria-label', texts.technique);
    for (const option of choice.options) setText(option, names.TECHNIQUES[option.value]);
    const { right, all, found } = this.#scores.get(this.#technique) ?? NO_SCORE;
    const exercise = this.#exercise;
    if (exercise) setText(score, texts.exercise(exercise, EXERCISES, found.includes(exercise)));
    else setText(score, all ? texts.score(right, all) : '');
    const told = this.#shown && this.#position ? storyOf(this.#position.deduction, names) : null;
    const key = told ? `${told.why} ${told.so}` : this.#task;
    if (text.dataset.key !== key) {
      text.dataset.key = key;
      text.replaceChildren();
      addMarked(text, key);
    }
    setText(next, texts.next);
    setText(show, texts.show);
    setText(done, texts.done);
    show.disabled = this.#shown;
  }
}
