// The doctor in the mode Solve: which givens clash if there is no solution, which are missing if there
// are several, and what each given is worth if there is one. Each is a button in the panel of the verdict.
// @ts-check
import { addStyle } from '#platform';
import { PHONE, setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { maker } from '../../generator/maker.js';
import { filled, setGiven } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { Marks } from './marks.js';
import { addLegend, nameLegend } from './tints.js';
import { MOST, sentenceOf } from './worth.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../../../wasm/doctor.d.ts').GivenWorth} GivenWorth */
/** @typedef {'none' | 'many' | 'one'} Kind  the verdict that is asked about */

/**
 * One of these, by verdict.
 * @typedef {object} Answer
 * @property {import('../../../wasm/doctor.d.ts').Clash | null} [clash]  null if none was found in time
 * @property {import('../../../wasm/minimize.d.ts').Completion | null} [missing]
 * @property {GivenWorth[] | null} [worths]
 */

/**
 * @typedef {object} Page
 * @property {Workbench} workbench
 * @property {import('../../base/words/words.js').Words} words
 * @property {import('../workbench/mode.js').DoctorPlace} place
 * @property {Pick<import('../../generator/maker.js').Maker, 'change'>} [generator]
 */

/** Adds the doctor to the panel of Solve, which must be in the document. @param {Page} page */
export async function addDoctor(page) {
  await Promise.all([page.words.add({ doctor: strings }), addStyle('doctor.css')]);
  page.workbench.add(new Doctor(page));
}

class Doctor {
  #page;
  #workbench;
  #generator;
  #marks;
  #parts;
  /** The puzzle that the answer is about: 81 digits. */
  #givens = '';
  /** @type {Kind | null} */
  #kind = null;
  /** The answer is shown or requested. */
  #open = false;
  #turn = 0;
  #phone = matchMedia(PHONE);
  /** Null while it is not known. @type {Answer | null} */
  #answer = null;
  #drawn = '';
  /** The question whose button was shown last. @type {Kind | null} */
  #shown = null;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    this.#workbench = page.workbench;
    this.#generator = page.generator ?? maker();
    this.#marks = new Marks(page.workbench, page.words);
    const ask = addButton(document.createElement('div'), '', () => this.#toggle());
    ask.className = 'q';
    ask.id = 'doctor-ask';
    ask.hidden = true;
    ask.setAttribute('aria-controls', 'doctor');
    const place = document.createElement('div');
    place.id = 'doctor';
    place.className = 'doctor';
    const says = add(place, 'p');
    const legend = addLegend(place);
    const chosen = add(place, 'p', 'chosen');
    const removeOne = add(place, 'p', 'remove-one');
    removeOne.id = 'doctor-remove';
    const acts = add(place, 'div', 'acts');
    acts.setAttribute('role', 'group');
    this.#parts = { ask, place, says, legend, chosen, removeOne, acts };
    this.#put();
    this.#phone.addEventListener('change', () => this.#put());
    for (const type of /** @type {const} */ (['puzzle', 'analysis']))
      page.workbench.session.addEventListener(type, () => this.#follow());
    this.#follow();
  }

  /** The answer is at the end of the panel, where it moves nothing; on phones, the button too. */
  #put() {
    const { ask, place } = this.#parts;
    const { acts, last } = this.#page.place;
    last.after(place);
    if (this.#phone.matches) place.before(ask);
    else acts.append(ask);
  }

  get #texts() {
    return this.#page.words.of(strings);
  }

  /** The question about the puzzle on the board; null if there is none. @returns {Kind | null} */
  get #question() {
    const { analysis, puzzle, facts } = this.#workbench.session;
    const n = filled(puzzle.givens);
    const verdict = analysis?.verdict;
    // It knows givens only.
    if (!n || n === 81 || facts?.valid === false || analysis?.restricted) return null;
    return verdict === 'none' || verdict === 'many' || verdict === 'one' ? verdict : null;
  }

  // ---- Asking -----------------------------------------------------------------------------------

  #toggle() {
    this.#open = !this.#open;
    // On phones the answer is behind the dock.
    const show = () => this.#parts.says.scrollIntoView({ block: 'nearest' });
    if (this.#open) this.#ask().then(() => requestAnimationFrame(show));
    this.#workbench.invalidate();
  }

  async #ask() {
    const turn = ++this.#turn;
    const givens = this.#givens;
    this.#answer = null;
    let answer;
    try {
      answer = await this.#answerTo(givens);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#open = false;
      const workbench = this.#workbench;
      const run = () => {
        workbench.say('');
        this.#toggle();
      };
      const action = { text: workbench.texts.retry, run };
      return workbench.say(this.#texts.failed(error), { kind: 'clash', action });
    }
    if (turn !== this.#turn) return;
    this.#answer = answer;
    this.#workbench.announce(this.#sentence());
    this.#workbench.invalidate();
  }

  /** @param {string} givens */
  async #answerTo(givens) {
    switch (this.#kind) {
      case 'none':
        return { clash: await this.#generator.change('clash', givens) };
      case 'many': {
        const seed = Math.floor(Math.random() * 2 ** 32);
        return { missing: await this.#generator.change('complete', givens, seed) };
      }
      default:
        return { worths: await this.#generator.change('worth', givens, MOST) };
    }
  }

  /** Forgets the answer when another puzzle is on the board, and asks again if the question is the same. */
  #follow() {
    const { session } = this.#workbench;
    const { givens } = session.puzzle;
    // Between an edit and its verdict, the panel keeps the previous one.
    if (!session.analysis && !session.error && !session.searchedMs && givens !== this.#givens) {
      this.#turn++;
      this.#answer = null;
      return;
    }
    const kind = this.#question;
    if (givens === this.#givens && kind === this.#kind) return;
    this.#turn++;
    this.#answer = null;
    this.#open &&= kind === this.#kind && kind !== 'many';
    this.#givens = givens;
    this.#kind = kind;
    if (this.#open) this.#ask();
  }

  // ---- Edits ------------------------------------------------------------------------------------

  /** @param {number} cell */
  #remove(cell) {
    const { entry, session } = this.#workbench;
    const digit = Number(session.puzzle.givens[cell]);
    if (!entry.edit(setGiven(session.puzzle, cell, 0))) return;
    this.#said(this.#texts.removed({ cell, digit }));
  }

  /** Adds the missing givens. */
  #complete() {
    const { entry, session } = this.#workbench;
    const givens = this.#answer?.missing?.givens ?? [];
    const next = givens.reduce(
      (puzzle, { cell, digit }) => setGiven(puzzle, cell, digit),
      session.puzzle,
    );
    if (!entry.edit(next)) return;
    this.#workbench.board.select(
      givens.map(({ cell }) => cell),
      givens[0]?.cell,
    );
    this.#said(this.#texts.added(givens.length));
  }

  /** Reports an edit; the button that made it is gone. @param {string} text */
  #said(text) {
    this.#parts.ask.focus();
    // After the change of the session, which clears the line.
    this.#workbench.say(text, {
      kind: 'good',
      action: { text: this.#texts.undo, run: () => this.#workbench.entry.go('undo') },
    });
  }

  // ---- What is shown ----------------------------------------------------------------------------

  /** @param {number} cell */
  #given(cell) {
    return { cell, digit: Number(this.#givens[cell]) };
  }

  #sentence() {
    const texts = this.#texts;
    if (!this.#answer) return texts.searching;
    const { clash, missing, worths } = this.#answer;
    const all = filled(this.#givens);
    if (worths) return texts.worth(worths.filter(({ solutions }) => solutions === 1).length, all);
    if (missing) return texts.missing(missing.givens, missing.fewest);
    return clash
      ? texts.clash(clash.cells.length, all, clash.minimal, clash.fewest)
      : texts.noClash;
  }

  /** The buttons of the answer. */
  #fillActs() {
    const texts = this.#texts;
    const { acts, removeOne } = this.#parts;
    acts.replaceChildren();
    acts.removeAttribute('aria-labelledby');
    const { clash, missing } = this.#answer ?? {};
    for (const cell of clash?.cells ?? []) {
      const given = this.#given(cell);
      const button = addButton(acts, texts.given(given), () => this.#remove(cell));
      button.className = 's';
      button.setAttribute('aria-label', texts.remove(given));
    }
    if (clash) acts.setAttribute('aria-labelledby', removeOne.id);
    if (!missing?.givens.length) return;
    addButton(acts, texts.add(missing.givens.length), () => this.#complete()).className = 's';
    addButton(acts, texts.others, () => this.#ask()).className = 'q';
  }

  render() {
    const texts = this.#texts;
    const { ask, place, says, legend, chosen, removeOne, acts } = this.#parts;
    const answer = this.#open ? this.#answer : null;
    // Another question has its button elsewhere: it appears there in the next frame, instead of moving.
    const changes = this.#shown !== null && this.#kind !== null && this.#shown !== this.#kind;
    const moves = changes && document.activeElement !== ask;
    this.#shown = this.#kind;
    ask.hidden = !this.#kind || moves;
    if (moves) this.#workbench.invalidate();
    setText(ask, this.#kind ? texts.ASK[this.#kind] : '');
    // Of a puzzle without solution it is what comes next, unless one given is suspected.
    const next =
      this.#kind === 'none' &&
      !this.#page.place.acts.querySelector('.p:not(#doctor-ask, [hidden])');
    ask.className = next ? 'p' : this.#kind === 'none' ? 's' : 'q';
    ask.setAttribute('aria-expanded', String(this.#open));
    place.hidden = !this.#open;
    setText(says, this.#open ? this.#sentence() : '');
    legend.hidden = chosen.hidden = !answer?.worths;
    removeOne.hidden = !answer?.clash;
    acts.hidden = !answer || Boolean(answer.worths);
    setText(removeOne, texts.removeOne);
    nameLegend(legend, texts);
    setText(chosen, answer?.worths ? this.#chosen(answer.worths) : '');
    const key = [this.#page.words.language, this.#turn, Boolean(answer)].join();
    if (key !== this.#drawn) {
      this.#drawn = key;
      this.#fillActs();
    }
    this.#marks.show(this.#page.place.isCurrent() ? answer : null, this.#givens);
  }

  /** The sentence about the selected given. @param {GivenWorth[]} worths */
  #chosen(worths) {
    const [cell, ...more] = this.#workbench.board.selection;
    const worth = more.length ? undefined : worths.find((each) => each.cell === cell);
    const texts = this.#texts;
    return worth ? texts.worthOf(this.#given(cell), sentenceOf(worth, texts)) : texts.chooseOne;
  }
}
