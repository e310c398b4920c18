// A figure with dials: the reader sets them, predicts, and sees what many runs place.
// @ts-check
import { add, addButton } from '../../../base/dom/element.js';
import { hardest, medians, PARTS, partOf, tail } from './guesses.js';
import { DIALS } from './read.js';
import { GROUP, puzzlesOf, runAll, SIZE, stepsOf } from './samples.js';
import { showResults } from './results.js';
import { summaryOf } from './statistics.js';

/** @typedef {import('./read.js').Dials} Dials */
/** @typedef {import('./read.js').DialsBlock} DialsBlock */
/** @typedef {import('./statistics.js').Summary} Summary */
/** @typedef {typeof import('./en.js').strings} Texts */
/** @typedef {keyof Dials} Dial */

const LETTERS = ['A', 'B'];
const NAMES = /** @type {Dial[]} */ (Object.keys(DIALS));

class Figure {
  #block;
  #texts;
  /** @type {Dials[]} */
  #settings;
  #guess;
  #run;
  #stop;
  #progress;
  #said;
  #results;
  /** Ends the runs. @type {AbortController | null} */
  #ending = null;

  /** @param {HTMLElement} figure  its caption stays @param {Omit<DialsBlock, 'type' | 'id' | 'title'>} block @param {Texts} texts */
  constructor(figure, block, texts) {
    this.#block = block;
    this.#texts = texts;
    this.#settings = block.settings.map((setting) => ({ ...setting }));
    for (const rest of figure.querySelectorAll(':scope > :not(figcaption)')) rest.remove();
    const form = add(figure, 'form');
    form.onsubmit = (event) => {
      event.preventDefault();
      this.#start();
    };
    for (const setting of this.#settings) this.#addDials(form, setting);
    add(form, 'p', 'soft', this.#about());
    const label = add(form, 'label', 'guess');
    add(label, 'span', '', texts.predict[this.#kind]);
    this.#guess = add(label, 'select');
    this.#guess.append(new Option(texts.choose, ''));
    for (const [at, text] of this.#choices().entries())
      this.#guess.append(new Option(text, String(at)));
    const acts = add(form, 'p', 'acts');
    this.#run = add(acts, 'button', 's', texts.run);
    this.#stop = addButton(acts, texts.stop, () => this.#ending?.abort());
    this.#stop.className = 'q';
    this.#progress = add(acts, 'progress');
    this.#progress.setAttribute('aria-label', texts.running);
    this.#turn(false);
    this.#said = add(figure, 'p', 'outcome');
    this.#said.setAttribute('role', 'status');
    this.#results = add(figure, 'div', 'results');
  }

  /** @returns {'medians' | 'tail' | 'hardest'} */
  get #kind() {
    if (this.#block.givens) return 'hardest';
    return this.#settings.length > 1 ? 'medians' : 'tail';
  }

  /** The numbers of givens. */
  get #givens() {
    return this.#block.givens ? stepsOf(this.#block.givens) : [];
  }

  #about() {
    const { onGivens, onOne, onMade } = this.#texts;
    if (this.#block.givens) return onGivens(GROUP, this.#givens.length);
    return this.#block.puzzle ? onOne(SIZE) : onMade(SIZE);
  }

  #choices() {
    const { medianChoices, tailChoices, givensChoice } = this.#texts;
    if (this.#kind === 'medians') return medianChoices;
    if (this.#kind === 'tail') return tailChoices;
    const givens = this.#givens;
    return Array.from({ length: PARTS }, (_, part) => {
      const own = givens.filter((__, at) => partOf(at, givens.length) === part);
      return givensChoice(own[0], own[own.length - 1]);
    });
  }

  /** @param {number} at */
  #nameOf(at) {
    return this.#settings.length > 1 ? this.#texts.named(LETTERS[at]) : this.#texts.search;
  }

  /** @param {HTMLFormElement} form @param {Dials} setting */
  #addDials(form, setting) {
    const group = add(form, 'fieldset');
    add(group, 'legend', '', this.#nameOf(this.#settings.indexOf(setting)));
    for (const name of NAMES) {
      const label = add(group, 'label');
      add(label, 'span', '', this.#texts.dials[name]);
      const select = add(label, 'select');
      const texts = /** @type {Record<string, string>} */ (this.#texts.POSITIONS[name]);
      for (const position of DIALS[name])
        select.append(new Option(texts[position], position, false, position === setting[name]));
      select.onchange = () => {
        Object.assign(setting, { [name]: select.value });
        this.#change();
      };
    }
  }

  /** The dials have been turned: what was predicted and shown is not about them. */
  #change() {
    this.#ending?.abort();
    const seen = this.#guess.value !== '';
    this.#guess.value = '';
    this.#results.replaceChildren();
    this.#say(seen ? this.#texts.changed : '');
  }

  /** @param {string} text @param {boolean} [right]  what was predicted */
  #say(text, right) {
    this.#said.textContent = text;
    this.#said.classList.toggle('verdict', right !== undefined);
    this.#said.classList.toggle('right', right === true);
    this.#said.classList.toggle('wrong', right === false);
  }

  async #start() {
    if (this.#ending) return;
    if (!this.#guess.value) {
      this.#say(this.#texts.first);
      this.#guess.focus();
      return;
    }
    const ending = new AbortController();
    this.#ending = ending;
    this.#results.replaceChildren();
    this.#turn(true);
    this.#say(this.#texts.running);
    try {
      const summaries = await this.#count(ending.signal);
      if (ending.signal.aborted) {
        if (this.#guess.value) this.#say(this.#texts.stopped);
      } else this.#show(summaries);
    } catch {
      this.#say(this.#texts.lost);
    }
    if (this.#stop === document.activeElement) this.#run.focus();
    this.#turn(false);
    this.#ending = null;
  }

  /** Shows whether searches run. @param {boolean} running */
  #turn(running) {
    this.#stop.hidden = !running;
    this.#progress.hidden = !running;
    this.#progress.value = 0;
  }

  /** @param {AbortSignal} signal */
  async #count(signal) {
    const groups = await puzzlesOf(this.#block);
    this.#progress.max = groups.flat().length * this.#settings.length;
    const progress = () => void this.#progress.value++;
    /** @type {Summary[]} */
    const summaries = [];
    for (const setting of this.#settings.map((each) => ({ ...each }))) {
      for (const puzzles of groups) {
        const placings = await runAll(puzzles, setting, signal, progress);
        if (signal.aborted) return [];
        summaries.push(summaryOf(placings));
      }
    }
    return summaries;
  }

  /** @param {Summary[]} summaries */
  #show(summaries) {
    const { right, text } = this.#fact(summaries);
    const guess = Number(this.#guess.value);
    const hit = right.includes(guess);
    const verdict = hit ? this.#texts.right : this.#texts.wrong(this.#choices()[guess]);
    this.#say(`${verdict} ${text}`, right.length ? hit : undefined);
    const names = this.#settings.map((_, at) => this.#nameOf(at));
    showResults(this.#results, { summaries, names, givens: this.#givens, text }, this.#texts);
  }

  /** What the runs say about the prediction. @param {Summary[]} summaries */
  #fact(summaries) {
    const [a, b] = summaries;
    if (this.#kind === 'medians')
      return { ...medians([a, b]), text: this.#texts.medians(a.median, b.median) };
    if (this.#kind === 'tail') return { ...tail(a), text: this.#texts.tail(a.median, a.most) };
    const { groups, right } = hardest(summaries);
    const givens = groups.map((at) => this.#givens[at]);
    return { right, text: this.#texts.hardest(givens, summaries[groups[0]].ninety) };
  }
}

/**
 * Makes a figure of a lesson interactive.
 * @param {HTMLElement} figure  with its block as `data-dials`
 * @param {Texts} texts
 */
export const mountDials = (figure, texts) =>
  void new Figure(figure, JSON.parse(figure.dataset.dials ?? ''), texts);
