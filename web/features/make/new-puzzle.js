// Making puzzles as the form asks for them: one or several, one like that on the board, that of the day.
// @ts-check
import { addButton, withWords } from '../../base/dom/element.js';
import { fillIn } from '../../base/words/words.js';
import { maker } from '../../generator/maker.js';
import { logic } from '../../logic/client.js';
import { bandOf, difficultyOf } from '../../logic/difficulty.js';
import { strings as logicStrings } from '../../logic/en.js';
import { filled, puzzleOf, stateText } from '../../puzzle/puzzle.js';
import { dailyRequest, randomSeed, rangeAround, requestOf } from './choices.js';
import { strings } from './new-puzzle-en.js';
import { addSelect, NewPuzzleForm, TABLE } from './new-puzzle-form.js';

/** @typedef {import('../../../wasm/generator.d.ts').MadePuzzle} MadePuzzle */
/** @typedef {import('../../../wasm/generator.d.ts').MakeRequest} MakeRequest */

/** How many puzzles the main button can make. */
const COUNTS = [1, 6, 12, 24];

/**
 * @typedef {object} Parts
 * @property {import('../workbench/workbench.js').Workbench} workbench
 * @property {import('../../base/words/words.js').Words} words
 * @property {(mode: string) => Promise<void>} go
 * @property {import('./worksheet.js').Worksheet} worksheet  takes the puzzles that are made
 */

/**
 * Adds the form.
 * @param {Parts} parts
 * @param {HTMLElement} form  an empty element
 * @param {HTMLElement} dock  for the main buttons
 * @returns {Promise<{render: () => void}>}  rejects if the worker cannot be started
 */
export async function addNewPuzzle(parts, form, dock) {
  const { words } = parts;
  await words.add({ [TABLE]: strings, logic: logicStrings });
  const techniques = Object.keys(words.of(logicStrings).TECHNIQUES);
  const options = await maker().options(techniques);
  const view = new NewPuzzle(parts, form, dock, options);
  const translate = () => view.translate();
  words.addEventListener('change', translate);
  translate();
  return view;
}

class NewPuzzle {
  #parts;
  #places;
  #form;
  #count;
  #similar;
  /** Ends the search that is running. @type {AbortController | null} */
  #running = null;

  /**
   * @param {Parts} parts
   * @param {HTMLElement} place  of the form
   * @param {HTMLElement} dock
   * @param {import('../../generator/protocol.js').OptionsReply} options
   */
  constructor(parts, place, dock, options) {
    this.#parts = parts;
    this.#places = [place, dock];
    this.#form = new NewPuzzleForm(place, options);
    const main = addButton(dock, '', () =>
      this.#start(() => this.#make(Number(this.#count.value))),
    );
    main.className = 'p';
    withWords(main, `${TABLE}.make`);
    this.#count = addSelect(dock, COUNTS.map(String));
    for (const option of this.#count.options) option.text = option.value;
    this.#count.dataset.wordsAriaLabel = `${TABLE}.count`;
    const { acts } = this.#form;
    this.#similar = addButton(acts, '', () => this.#start(() => this.#makeSimilar()));
    withWords(this.#similar, `${TABLE}.similar`).className = 's';
    const daily = addButton(acts, '', () => this.#start(() => this.#makeDaily()));
    withWords(daily, `${TABLE}.daily`).className = 's';
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
  }

  /** Shows what is possible with the puzzle on the board. */
  render() {
    this.#similar.disabled = this.#parts.workbench.session.analysis?.verdict !== 'one';
  }

  /** The request that the form makes; null if a number is out of range. */
  #request() {
    const { choices } = this.#form;
    const { puzzle, solutions } = this.#parts.workbench.session;
    const board = { givens: puzzle.givens, solution: solutions.current ?? null };
    return choices && requestOf(choices, board, randomSeed());
  }

  /** Starts one task; another one is ended. @param {() => Promise<void>} task */
  async #start(task) {
    this.#running?.abort();
    try {
      await task();
    } catch (error) {
      this.#parts.workbench.say(this.#texts.failed(error), { kind: 'clash' });
    }
  }

  /**
   * Lets the generator work and reports its progress.
   * @param {MakeRequest} request
   * @param {number} count
   * @param {boolean} [same]  equal requests have equal results
   * @returns {Promise<MadePuzzle[]>}  empty if the request is refused, or was stopped without a result;
   *   the message line then says so
   */
  async #search(request, count, same = false) {
    const { workbench } = this.#parts;
    const running = (this.#running = new AbortController());
    const say = (/** @type {string} */ text) =>
      workbench.say(text, { action: { text: this.#texts.stop, run: () => running.abort() } });
    say(this.#texts.progress(0, 0));
    const { made, tried, refusal } = await maker().make(request, count, {
      signal: running.signal,
      same,
      progress: (numbers) => {
        if (this.#running !== running || running.signal.aborted) return;
        say(this.#texts.progress(numbers.tried, numbers.fitting));
      },
    });
    if (this.#running !== running) return []; // another search has begun
    this.#running = null;
    const texts = this.#texts;
    if (refusal) workbench.say(texts.refused(refusal), { kind: 'clash' });
    else if (made.length < count) {
      workbench.say(texts.stopped(tried, made.length), { kind: made.length ? 'info' : 'none' });
    }
    return made;
  }

  /** @param {number} count @param {MakeRequest | null} [request] */
  async #make(count, request = this.#request()) {
    const { workbench } = this.#parts;
    if (!request) return workbench.say(this.#texts.wrongNumber, { kind: 'clash' });
    const made = await this.#search(request, count);
    if (!made.length) return;
    this.#take(made);
    if (made.length === count) {
      workbench.say(count > 1 ? this.#texts.madeMany(count) : this.#about(made[0]), this.#done());
    }
  }

  /** Makes a puzzle with about the rating of the one on the board. */
  async #makeSimilar() {
    const { worksheet, workbench } = this.#parts;
    const { givens } = workbench.session.puzzle;
    const request = this.#request();
    if (!request) return this.#make(1, request);
    const er = worksheet.ratings.get(givens) || (await ratingOf(givens));
    await this.#make(1, { ...request, hardest: null, needed: null, rating: rangeAround(er) });
  }

  async #makeDaily() {
    const { workbench, words } = this.#parts;
    const date = new Date();
    const [made] = await this.#search(dailyRequest(date), 1, true);
    if (!made) return;
    this.#take([made]);
    const day = date.toLocaleDateString(words.language, { day: 'numeric', month: 'long' });
    workbench.say(this.#texts.madeDaily(day, this.#level(made.er)), this.#done());
  }

  /** Puts puzzles on the worksheet and the first one on the board. @param {MadePuzzle[]} made */
  #take(made) {
    const { workbench, worksheet } = this.#parts;
    for (const { puzzle, er } of made) worksheet.add(puzzle, er);
    workbench.session.take(puzzleOf(made[0].puzzle));
  }

  /** The sign and the action of the message that puzzles are made. @returns {object} */
  #done() {
    const run = () => void this.#parts.go('play');
    return { kind: 'good', action: { text: this.#texts.play, run } };
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

/** The rating ER of a puzzle with one solution. @param {string} givens */
async function ratingOf(givens) {
  const path = await logic().path(stateText(puzzleOf(givens)), 'sudoku-explainer');
  return difficultyOf(path.deductions).er;
}
