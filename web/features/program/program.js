// The user's own program in the panel of Watch: edit it, run it in the sandbox, watch its trace.
// @ts-check
import { remember, typedAt } from '#typed';
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { packText, unpackText } from '../../base/platform/packed-text.js';
import { keep, kept } from '../../base/platform/storage.js';
import { diagnosisOf } from './diagnosis.js';
import { makeEditor } from './editor.js';
import { strings } from './en.js';
import { LONGEST_PROGRAM } from './limits.js';
import { listingOf } from './listing.js';
import { Notes, templateIn } from './notes.js';
import { limits, resultOf, sentenceOf } from './results.js';
import { TEMPLATES } from './templates.js';
import { Why } from './why.js';

/** @typedef {import('../../run/shown-run.js').OwnProgram} OwnProgram */
/** @typedef {import('./sandbox.js').Result} Result */

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../workbench/mode.js').WatchPlace} Place */

/** Characters of a program in an address. */
const LONGEST_CODE = 8000;
/** The address has the program that long after an edit, in milliseconds. */
const SETTLED_MS = 300;
/** Ends that are due to the text of the program. */
const WRONG = ['error', 'missing', 'foreign', 'long'];

/** A program beside a listing: its editor, its runs, and why one has found no solution. */
export class Program {
  #workbench;
  #place;
  #words;
  /** @type {import('./editor.js').Editor | undefined} */
  #editor;
  /** What the player shows as the program. @type {OwnProgram} */
  entry = { texts: { name: '' }, code: '', run: null };
  /** The text is that of an address: the program that is kept stays as it is. */
  #linked;
  /** What is typed is kept: not so in an embedded board. */
  #keeps;
  /** The givens on which the text has run. */
  #ran = '';
  /** The template in the language of the page. */
  #first = '';
  #timer = 0;
  /** Ends the run under way. @type {AbortController | null} */
  #running = null;

  /** @param {Workbench} workbench @param {Place} place @param {boolean} [linked]  an embedded one: nothing is kept */
  constructor(workbench, place, linked = false) {
    this.#workbench = workbench;
    this.#linked = linked;
    this.#keeps = !linked;
    this.#place = place;
    this.#words = workbench.words;
    const { panel, listing } = place;
    this.bar = document.createElement('div');
    this.bar.className = 'program-bar';
    listing.before(this.bar);
    this.button = addButton(this.bar, '', () => this.#press());
    this.start = add(this.bar, 'select', 'quiet');
    this.start.addEventListener('change', () => this.#startFrom());
    this.why = new Why(this.bar);
    this.edit = document.createElement('div');
    this.edit.className = 'program-edit';
    listing.before(this.edit);
    this.output = add(panel.a, 'pre', 'program-print');
    this.output.tabIndex = 0;
    this.output.setAttribute('role', 'region');
    this.output.hidden = true;
    this.notes = new Notes(panel.b);
  }

  get #texts() {
    return this.#words.of(strings);
  }

  /** The mode of the panel. @returns {'edit' | 'run'} */
  get state() {
    return this.#place.panel.root.dataset.program === 'run' ? 'run' : 'edit';
  }

  /** Shows the editor. */
  begin() {
    this.#first = TEMPLATES.gap(this.#texts);
    this.#editor = makeEditor(this.edit, (!this.#linked && kept.program) || this.#first, {
      change: () => this.#keep(),
      run: () => this.run(),
    });
    const { runner } = this.#place;
    runner.addEventListener('start', this.#follow);
    this.#words.addEventListener('change', this.#translate);
    this.#translate();
  }

  /**
   * Makes it the chosen algorithm.
   * @param {string} [code]  the program of an address: it is shown, and does not run, unless the user has run it
   *   in this tab before
   * @param {number} [step]  to which it then goes
   * @returns {Promise<boolean>}  false if that is damaged
   */
  async choose(code, step = 0) {
    const before = this.#keeps && code !== undefined ? typedAt(code) : null;
    const text = before?.text ?? (code ? await unpackText(code) : null);
    if (text !== null && this.#editor) {
      this.#linked = before?.linked ?? true;
      this.#editor.value = text;
    }
    await this.#pack();
    this.#show('edit');
    await this.#place.runner.chooseProgram(this.entry); // the head names the program
    if (before?.ran === this.#workbench.session.puzzle.givens) {
      await this.run();
      if (step) this.#place.runner.playback.go(step);
      return true;
    }
    const isBad = text === null && Boolean(code);
    const { linked, badLink } = this.#texts;
    if (code && (isBad || this.#linked))
      this.#workbench.say(isBad ? badLink : linked, { kind: isBad ? 'clash' : 'info' });
    return !isBad;
  }

  /** Packs the text for the address. */
  async #pack() {
    const source = this.#source;
    const code = source === this.#first ? '' : await packText(source);
    this.entry.code = code.length <= LONGEST_CODE ? code : '';
    this.#remember(this.entry.code);
  }

  #translate = () => {
    const texts = this.#texts;
    this.entry.texts.name = texts.title;
    this.#editor?.name(texts.editor);
    this.output.setAttribute('aria-label', texts.output);
    const choices = Object.entries(texts.TEMPLATES).map(([id, name]) => new Option(name, id));
    this.start.replaceChildren(new Option(texts.start, ''), ...choices);
    this.start.setAttribute('aria-label', texts.start);
    const before = this.#first;
    this.#first = TEMPLATES.gap(texts);
    if (this.#editor && this.#source === before) this.#editor.value = this.#first;
    this.why.translate(texts);
    this.notes.render(texts, limits);
    this.#showButton();
  };

  #showButton() {
    const texts = this.#texts;
    const running = Boolean(this.#running);
    setText(this.button, running ? texts.stop : this.state === 'run' ? texts.edit : texts.run);
    this.button.className = this.state === 'run' || running ? 's' : 'p';
    this.start.hidden = this.state === 'run' || running;
  }

  /** @param {'edit' | 'run'} state */
  #show(state) {
    this.#place.panel.root.dataset.program = state;
    this.#showButton();
    if (state === 'run') this.#workbench.invalidate();
  }

  #press() {
    if (this.#running) this.#running.abort();
    else if (this.state === 'edit') this.run();
    else {
      this.#show('edit');
      this.#editor?.focus();
    }
  }

  #startFrom() {
    const template = Object.entries(TEMPLATES).find(([id]) => id === this.start.value)?.[1];
    this.start.value = '';
    this.#linked = false;
    if (this.#editor && template) this.#editor.value = template(this.#texts);
  }

  get #source() {
    return this.#editor?.value ?? '';
  }

  #keep() {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#pack(), SETTLED_MS);
    this.#ran = '';
    this.#remember();
    if (this.#linked) return;
    const source = this.#source;
    if (source.length <= LONGEST_PROGRAM)
      return keep({ program: source === this.#first ? '' : source });
    this.#workbench.say(this.#texts.long(LONGEST_PROGRAM), { kind: 'clash' });
  }

  /** @param {string} [code]  of the address in which the page writes it; default: the present one */
  #remember(code = new URLSearchParams(location.hash.slice(1)).get('code') ?? '') {
    const [text, linked, ran] = [this.#source, this.#linked, this.#ran];
    const isChosen = this.#place.runner.playback.program === this.entry;
    if (this.#keeps && isChosen && text.length <= LONGEST_PROGRAM)
      remember(code, { text, linked, ran });
  }

  /** Runs the program on the puzzle, then plays its trace. */
  async run() {
    if (this.#running || !this.#editor) return;
    const workbench = this.#workbench;
    const { runner } = this.#place;
    const source = this.#source;
    const editor = this.#editor;
    editor.point(0);
    this.why.show(null);
    await this.#pack();
    const result = await this.#result(source, workbench.session.puzzle.givens);
    if (!result || runner.playback.program !== this.entry) return;
    const { lines, states, end } = result;
    this.#print(end.printed);
    if (lines.length) {
      this.#ran = workbench.session.puzzle.givens;
      this.#remember(this.entry.code);
      const followed = (/** @type {number} */ step) => states.followed(step, lines);
      this.entry.run = { algorithm: listingOf(source), lines, followed };
      await runner.play(result.trace);
      this.#show('run');
    } else {
      await runner.start(); // no run, instead of that of an earlier text
      this.#show('edit');
    }
    const isWrong = WRONG.includes(end.end);
    if (isWrong) editor.point(end.line);
    const kind = isWrong ? 'clash' : end.solved ? 'good' : 'none';
    const action = end.end === 'foreign' ? templateIn(end.message, this.#texts) : null;
    workbench.say(sentenceOf(result, this.#texts), { kind, action });
    this.#explain(result, source);
  }

  /** Says why there is no solution, if that is known. @param {Result} result @param {string} source */
  #explain(result, source) {
    const { session } = this.#workbench;
    const { verdict } = session.solutions;
    if (verdict !== 'one' && verdict !== 'many') return;
    const found = diagnosisOf(result, session.puzzle.givens, source);
    this.why.show(found, () => {
      if (found?.id !== 'gap') return this.#place.runner.playback.go(found?.step ?? 0);
      this.#editor?.point(found.line);
      this.#editor?.focus();
    });
  }

  /** @param {string} source @param {string} givens @returns {Promise<Result | null>}  null if the puzzle has changed meanwhile */
  async #result(source, givens) {
    const workbench = this.#workbench;
    workbench.say(this.#texts.running);
    const { signal } = (this.#running = new AbortController());
    this.#showButton();
    const result = await resultOf(source, givens, signal);
    this.#running = null;
    this.#showButton();
    return workbench.session.puzzle.givens === givens ? result : null;
  }

  /** @param {string[]} printed */
  #print(printed) {
    setText(this.output, printed.join('\n'));
    this.output.hidden = !printed.length;
  }

  /** A run has started: that of another algorithm, or of another puzzle. */
  #follow = () => {
    const { playback } = this.#place.runner;
    if (playback.program !== this.entry) return this.#leave();
    if (playback.trace) return;
    this.entry.run = null;
    this.why.show(null);
    if (this.state === 'run') {
      this.#show('edit');
      this.run();
    }
  };

  /** Another algorithm was chosen: the program keeps its text. */
  #leave() {
    this.#running?.abort();
    delete this.#place.panel.root.dataset.program;
    this.output.hidden = true;
    this.why.show(null);
  }

  /** Its trace on a puzzle, for a race; rejects if the program has an error. @param {string} givens */
  async traceOf(givens) {
    const result = await resultOf(this.#source, givens);
    if (!result.lines.length) throw new Error(sentenceOf(result, this.#texts));
    return result.trace;
  }
}
