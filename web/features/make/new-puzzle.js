// Makes puzzles: as the form requests, like the one on the board, or the puzzle of the day.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add, addButton, withWords } from '../../base/dom/element.js';
import { fillIn } from '../../base/words/words.js';
import { maker } from '../../generator/maker.js';
import { bandOf } from '../../logic/difficulty.js';
import { strings as logicStrings } from '../../logic/en.js';
import { filled, puzzleOf } from '../../puzzle/puzzle.js';
import { ratingOf } from './another.js';
import { dailyRequest, randomSeed, rangeAround, requestOf } from './choices.js';
import { strings } from './new-puzzle-en.js';
import { NewPuzzleForm, TABLE } from './new-puzzle-form.js';
import { Search } from './search.js';
import { awaited, waits } from '../../base/worker/waits.js';

/** @typedef {import('../../../wasm/generator.d.ts').MadePuzzle} MadePuzzle */
/** @typedef {import('../../../wasm/generator.d.ts').MakeRequest} MakeRequest */

/** How many puzzles the main button can make. */
const COUNTS = [1, 2, 3, 4, 5, 6, 12, 24, 60, 100];
/** More puzzles than a search for few givens finds. */
const ALL = 1000;

/**
 * @typedef {object} Parts
 * @property {import('../workbench/workbench.js').Workbench} workbench
 * @property {import('../../base/words/words.js').Words} words
 * @property {import('../workbench/mode.js').Go} go
 * @property {import('./worksheet.js').Worksheet} worksheet  takes the puzzles that are made
 */

/** Where the form is: the level, the main button, and in a menu other choices and actions. @typedef {{form: HTMLElement, bar: HTMLElement, choices: HTMLElement, acts: HTMLElement}} Places */

/**
 * Adds the form.
 * @param {Parts} parts
 * @param {Places} places
 * @returns {Promise<{render: () => void}>}  rejects if the worker cannot be started
 */
export async function addNewPuzzle(parts, places) {
  const { words } = parts;
  await words.add({ [TABLE]: strings, logic: logicStrings });
  const options = await maker().options();
  const view = new NewPuzzle(parts, places, options);
  const translate = () => view.translate();
  words.addEventListener('change', translate);
  translate();
  return view;
}

class NewPuzzle {
  #parts;
  #places;
  #form;
  #main;
  /** How many puzzles the main button makes. */
  #count = 6;
  #steps;
  #similar;
  #search = new Search();
  /** The givens on the board when the task began, until its first puzzle comes. */
  #before = '';
  /** The puzzle on the board is the one that was made. */
  #taken = false;
  /** The puzzles of the task that are on the worksheet, as long as others may come. @type {Set<string>} */
  #made = new Set();

  /**
   * @param {Parts} parts
   * @param {Places} places
   * @param {import('../../generator/protocol.js').MakeOptions} options
   */
  constructor(parts, places, options) {
    this.#parts = parts;
    this.#places = Object.values(places);
    this.#form = new NewPuzzleForm(places.form, places.choices, options);
    const group = add(places.bar, 'div', 'make-count');
    const step = (
      /** @type {string} */ sign,
      /** @type {string} */ id,
      /** @type {1 | -1} */ by,
    ) => {
      const button = addButton(group, sign, () => {
        this.#count = COUNTS[COUNTS.indexOf(this.#count) + by];
        this.#nameMain();
      });
      button.className = 'p';
      button.dataset.wordsAriaLabel = `${TABLE}.${id}`;
      return button;
    };
    const fewer = step('−', 'fewer', -1);
    this.#main = addButton(group, '', () => this.#start(() => this.#make(this.#count)));
    this.#main.className = 'p main';
    this.#steps = [fewer, step('+', 'another', 1)];
    const act = (/** @type {string} */ id, /** @type {() => Promise<void>} */ task) =>
      withWords(
        addButton(places.acts, '', () => this.#start(task)),
        `${TABLE}.${id}`,
      );
    this.#similar = act('similar', () => this.#makeSimilar());
    act('daily', () => this.#makeDaily());
    act('list', () => this.#openList());
  }

  get #texts() {
    return this.#parts.words.of(strings);
  }
  get #names() {
    return this.#parts.words.of(logicStrings);
  }

  /** Fills in the texts in the language of the page. */
  translate() {
    const [texts, names] = [this.#texts, this.#names];
    for (const place of this.#places) fillIn(place, { [TABLE]: texts, logic: names });
    this.#form.translate(texts, names);
    this.#nameMain();
  }

  #nameMain() {
    setText(this.#main, this.#texts.makeSome(this.#count));
    const [fewer, another] = this.#steps;
    fewer.disabled = this.#count === COUNTS[0];
    another.disabled = this.#count === COUNTS.at(-1);
  }

  /** Shows what is possible with the puzzle on the board. */
  render() {
    this.#similar.disabled = this.#parts.workbench.session.analysis?.verdict !== 'one';
  }

  /** The request that the form makes; null, and a message, if a number is out of range. */
  #request() {
    const { choices } = this.#form;
    const { workbench } = this.#parts;
    const { puzzle, solutions } = workbench.session;
    const board = { givens: puzzle.givens, solution: solutions.current ?? null };
    if (choices) return requestOf(choices, board, randomSeed());
    workbench.say(this.#texts.wrongNumber, { kind: 'clash' });
    return null;
  }

  /** Starts one task; another one is ended. @param {() => Promise<void>} task */
  async #start(task) {
    this.#search.stop();
    this.#before = this.#parts.workbench.session.puzzle.givens;
    this.#made = new Set();
    this.#parts.worksheet.expect(0);
    try {
      await task();
    } catch (error) {
      if (error === waits.failure) return; // the line offers to load the page again
      const { workbench } = this.#parts;
      const action = { text: workbench.texts.retry, run: () => void this.#start(task) };
      workbench.say(this.#texts.failed(error), { kind: 'clash', action });
    }
  }

  /** Reports progress in the message line, with a button that stops the search. @param {string} text */
  #sayProgress(text) {
    const action = { text: this.#texts.stop, run: () => this.#search.stop() };
    this.#parts.workbench.say(text, { action });
  }

  /**
   * Lets the generator work and reports its progress.
   * @param {MakeRequest} request
   * @param {number} count
   * @param {boolean} [same]  equal requests have equal results
   * @returns {Promise<MadePuzzle[]>}  empty if the request is refused, or was stopped without a result;
   *   the message line then says so
   */
  async #find(request, count, same = false) {
    const { workbench, worksheet } = this.#parts;
    const made = this.#made;
    /** @type {import('./search.js').Progress} */
    const progress = ({ tried, fitting }, found) => {
      this.#sayProgress(this.#texts.progress(tried, fitting));
      if (!same) this.#take(found, count);
    };
    worksheet.expect(count);
    const outcome = await this.#search.run(request, count, progress, { same }).finally(() => {
      if (made === this.#made) worksheet.expect(0);
    });
    if (!outcome) return [];
    const { tried, refusal } = outcome;
    const found = outcome.made;
    const texts = this.#texts;
    if (refusal) workbench.say(texts.refused(refusal), { kind: 'clash' });
    else if (found.length < count) {
      workbench.say(texts.stopped(tried, found.length), { kind: found.length ? 'info' : 'none' });
    }
    return found;
  }

  /** @param {number} count @param {MakeRequest | null} [request] */
  async #make(count, request = this.#request()) {
    if (!request) return;
    if (request.fewest) return this.#makeFewest(request);
    const made = await this.#find(request, count);
    if (!made.length) return;
    this.#take(made, count);
    if (made.length < count) return; // stopped: the line says so
    const added = this.#made.size;
    const text = count > 1 ? this.#texts.madeMany(added, added < count) : this.#about(made[0]);
    this.#parts.workbench.say(text, this.#done());
  }

  /** Looks for a puzzle with as few givens as possible, for some time. @param {MakeRequest} request */
  async #makeFewest(request) {
    const { workbench } = this.#parts;
    const texts = this.#texts;
    const outcome = await this.#search.run(
      request,
      ALL,
      ({ tried, fewest }) => this.#sayProgress(texts.progressFewest(tried, fewest ?? 81)),
      { seconds: this.#form.choices?.fewest },
    );
    if (!outcome) return;
    const { made, tried, refusal } = outcome;
    if (refusal) return workbench.say(texts.refused(refusal), { kind: 'clash' });
    if (!made.length) return workbench.say(texts.stopped(tried, 0), { kind: 'none' });
    const best = made.reduce((a, b) => (b.givens < a.givens ? b : a));
    const er = await ratingOf(best.puzzle);
    this.#take([{ ...best, er }], 1);
    const rating = this.#names.rating(er);
    workbench.say(texts.madeFewest(best.givens, tried, this.#level(er), rating), this.#done());
  }

  /** Opens the dialog for lists in files. */
  async #openList() {
    const request = this.#request();
    if (!request) return;
    const { ListDialog } = await awaited(() => import('./list.js'));
    const { language } = this.#parts.words;
    await new ListDialog(this.#texts, this.#search, language).open({ ...request, fewest: null });
  }

  /** Makes a puzzle with about the rating of the one on the board. */
  async #makeSimilar() {
    const { worksheet, workbench } = this.#parts;
    const { givens } = workbench.session.puzzle;
    const request = this.#request();
    if (!request) return;
    const er = worksheet.ratings.get(givens) || (await ratingOf(givens));
    const others = { hardest: null, needed: null, singlesOnly: null, fewest: null };
    await this.#make(1, { ...request, ...others, rated: true, rating: rangeAround(er) });
  }

  async #makeDaily() {
    const { workbench, words } = this.#parts;
    const date = new Date();
    const [made] = await this.#find(dailyRequest(date), 1, true);
    if (!made) return;
    this.#take([made], 1);
    const day = date.toLocaleDateString(words.language, { day: 'numeric', month: 'long' });
    workbench.say(this.#texts.madeDaily(day, this.#level(made.er)), this.#done());
  }

  /**
   * Puts puzzles on the worksheet that are not there yet, and the first one on the board, where a puzzle that
   * came meanwhile stays.
   * @param {MadePuzzle[]} made
   * @param {number} most  of the task
   */
  #take(made, most) {
    const { workbench, worksheet } = this.#parts;
    const { session } = workbench;
    for (const { puzzle, er } of made) {
      if (this.#made.size === most) return;
      if (worksheet.add(puzzle, er)) this.#made.add(puzzle);
    }
    const [first] = this.#made.size ? this.#made : made.map(({ puzzle }) => puzzle);
    if (!first) return;
    if (session.puzzle.givens === this.#before) session.take(puzzleOf(first));
    this.#before = '';
    this.#taken = session.puzzle.givens === first;
  }

  /** The sign and the action of the message that puzzles are made. @returns {object} */
  #done() {
    const run = () => void this.#parts.go('play');
    const action = this.#taken ? { text: this.#texts.play, run } : undefined;
    return { kind: 'good', action };
  }

  /** @param {number} er */
  #level(er) {
    return this.#names.BANDS[bandOf(er)].toLowerCase();
  }

  /** @param {MadePuzzle} made */
  #about({ puzzle, er }) {
    const givens = filled(puzzle);
    if (!er) return this.#texts.madeUnrated(givens);
    return this.#texts.made(givens, this.#level(er), this.#names.rating(er));
  }
}
