// The form for new puzzles: level, symmetry, technique, number; and making them.
// @ts-check
import { add, addButton, withWords } from '../../base/dom/element.js';
import { fillIn } from '../../base/words/words.js';
import { maker } from '../../generator/maker.js';
import { logic } from '../../logic/client.js';
import { bandOf, difficultyOf, rangeOf, WIDTHS } from '../../logic/difficulty.js';
import { strings as logicStrings } from '../../logic/en.js';
import { filled, puzzleOf, stateText } from '../../puzzle/puzzle.js';
import { dailyRequest, randomSeed, rangeAround, requestOf, SOURCES } from './choices.js';
import { strings } from './new-puzzle-en.js';
import { symmetryPicture } from './symmetry-picture.js';

/** @typedef {import('../../../wasm/generator.d.ts').MadePuzzle} MadePuzzle */
/** @typedef {import('../../../wasm/generator.d.ts').MakeRequest} MakeRequest */
/** @typedef {import('../../../wasm/generator.d.ts').SymmetryId} SymmetryId */

/** How often a technique can be demanded; 0 is "as the hardest step". */
const USES = [0, 1, 2, 3, 5];
const COUNTS = [1, 6, 12, 24];
const TABLE = 'new-puzzle';

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
  #form;
  #dock;
  /** @type {SymmetryId} */
  #symmetry = 'half-turn';
  /** The form's elements. */
  #levels;
  #least;
  #most;
  #symmetries;
  #technique;
  #uses;
  #givens;
  #source;
  #count;
  #similar;
  /** Ends the search that is running. @type {AbortController | null} */
  #running = null;

  /** @param {Parts} parts @param {HTMLElement} form @param {HTMLElement} dock @param {import('../../generator/protocol.js').OptionsReply} options */
  constructor(parts, form, dock, { symmetries, techniques }) {
    this.#parts = parts;
    this.#form = form;
    this.#dock = dock;
    withWords(add(form, 'h2'), `${TABLE}.title`);

    const levels = group(form, 'level');
    levels.className = 'levels';
    this.#levels = WIDTHS.map((_, band) => {
      const button = addButton(levels, '', () => this.#choose(band));
      withWords(add(button, 'span'), `logic.BANDS.${band}`);
      add(button, 'i').dataset.band = String(band);
      return button;
    });
    const rating = group(form, 'rating');
    const end = (/** @type {'from' | 'to'} */ id) => {
      const input = add(rating, 'input');
      Object.assign(input, { type: 'number', min: 1, max: 11.9, step: 0.1 });
      input.dataset.wordsAriaLabel = `${TABLE}.${id}`;
      input.addEventListener('input', () => this.render());
      return input;
    };
    this.#least = end('from');
    add(rating, 'span', '', '–');
    this.#most = end('to');

    const places = group(form, 'symmetry');
    places.className = 'symmetries';
    this.#symmetries = symmetries.map((id) => {
      const button = addButton(places, '', () => {
        this.#symmetry = id;
        this.render();
      });
      button.append(symmetryPicture(id));
      button.dataset.wordsTitle = button.dataset.wordsAriaLabel = `${TABLE}.SYMMETRIES.${id}`;
      button.dataset.symmetry = id;
      return button;
    });

    this.#technique = select(field(form, 'technique'), ['', ...techniques]);
    this.#technique.addEventListener('input', () => this.render());
    this.#uses = select(field(form, 'uses'), USES.map(String));
    this.#givens = add(field(form, 'givens'), 'input');
    Object.assign(this.#givens, { type: 'number', min: 17, max: 80, step: 1 });
    this.#givens.dataset.wordsPlaceholder = `${TABLE}.any`;
    this.#source = select(field(form, 'source'), SOURCES);

    const main = addButton(dock, '', () =>
      this.#start(() => this.#make(Number(this.#count.value))),
    );
    main.className = 'p';
    withWords(main, `${TABLE}.make`);
    this.#count = select(dock, COUNTS.map(String));
    for (const option of this.#count.options) option.text = option.value;
    this.#count.dataset.wordsAriaLabel = `${TABLE}.count`;
    const acts = add(form, 'p', 'acts');
    this.#similar = addButton(acts, '', () => this.#start(() => this.#makeSimilar()));
    withWords(this.#similar, `${TABLE}.similar`).className = 's';
    const daily = addButton(acts, '', () => this.#start(() => this.#makeDaily()));
    withWords(daily, `${TABLE}.daily`).className = 's';
    this.#choose(1);
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
    for (const place of [this.#form, this.#dock]) {
      fillIn(place, { [TABLE]: texts, logic: names });
    }
    for (const option of this.#technique.options) {
      option.text = option.value ? names.TECHNIQUES[option.value] : texts.anyTechnique;
    }
    for (const option of this.#uses.options) {
      option.text = Number(option.value) ? texts.times(Number(option.value)) : texts.hardest;
    }
    for (const option of this.#source.options) {
      option.text = texts.SOURCES[/** @type {typeof SOURCES[number]} */ (option.value)];
    }
    this.render();
  }

  /** Chooses a level, or none if it was chosen. @param {number} band */
  #choose(band) {
    const { least, most } = rangeOf(band);
    const chosen = Number(this.#least.value) === least && Number(this.#most.value) === most;
    this.#least.value = chosen ? '' : String(least);
    this.#most.value = chosen ? '' : String(most);
    this.render();
  }

  /** Shows the choices and what is possible now. */
  render() {
    const [least, most] = [Number(this.#least.value), Number(this.#most.value)];
    this.#levels.forEach((button, band) => {
      const range = rangeOf(band);
      button.ariaPressed = String(range.least === least && range.most === most);
    });
    for (const button of this.#symmetries) {
      button.ariaPressed = String(button.dataset.symmetry === this.#symmetry);
    }
    /** @type {HTMLElement} */ (this.#uses.parentElement).hidden = !this.#technique.value;
    const { analysis } = this.#parts.workbench.session;
    this.#similar.disabled = analysis?.verdict !== 'one';
  }

  /** The request that the form makes; null if a number is out of range. */
  #request() {
    const inputs = [this.#least, this.#most, this.#givens];
    if (!inputs.every((input) => input.validity.valid)) return null;
    const number = (/** @type {HTMLInputElement} */ { value }) => (value ? Number(value) : null);
    const { session } = this.#parts.workbench;
    const choices = {
      least: number(this.#least),
      most: number(this.#most),
      symmetry: this.#symmetry,
      technique: this.#technique.value || null,
      uses: Number(this.#uses.value),
      givens: number(this.#givens),
      source: /** @type {typeof SOURCES[number]} */ (this.#source.value),
    };
    const board = { givens: session.puzzle.givens, solution: session.solutions.current ?? null };
    return requestOf(choices, board, randomSeed());
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

/** A row with a label. @param {HTMLElement} parent @param {string} id @param {'label' | 'div'} tag @returns {HTMLElement} */
function row(parent, id, tag) {
  const element = add(parent, tag, 'make-field');
  withWords(add(element, 'span', 'label'), `${TABLE}.${id}`);
  return element;
}

/** A row for one field. @param {HTMLElement} parent @param {string} id */
const field = (parent, id) => row(parent, id, 'label');

/** A row for several controls. @param {HTMLElement} parent @param {string} id @returns {HTMLElement} */
function group(parent, id) {
  const place = add(row(parent, id, 'div'), 'div', 'make-group');
  place.setAttribute('role', 'group');
  place.dataset.wordsAriaLabel = `${TABLE}.${id}`;
  return place;
}

/** @param {HTMLElement} parent @param {readonly string[]} values */
function select(parent, values) {
  const element = add(parent, 'select');
  for (const value of values) add(element, 'option').value = value;
  return element;
}
