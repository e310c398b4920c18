// The last events before the current step, newest on top; a click goes to the step.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { strings as runStrings } from '../../run/en.js';
import { factsOfAll } from '../../run/replay.js';

/** Events that are asked for at once. */
const FETCHED = 200;
/** Rows where the height of the place is not limited. */
const USUAL_ROWS = 11;
const MOST_ROWS = 40;
/** While a run plays, the log is updated this often, in milliseconds. */
const UPDATE_MS = 150;

/** The width of a number in digits; a separator is half as wide. @param {string} text */
const widthOf = (text) => text.length - text.replace(/\d/g, '').length / 2;

export class LogPanel {
  /** The first event that is known. */
  #from = -1;
  /** @type {import('../../run/en.js').EventFacts[]} */
  #facts = [];
  #asked = false;
  #version = 0;
  #rows = USUAL_ROWS;

  /**
   * @param {HTMLElement} place
   * @param {import('../../base/words/words.js').Words} words
   * @param {import('../../run/playback.js').Playback} playback
   */
  constructor(place, words, playback) {
    this.words = words;
    this.playback = playback;
    this.place = place;
    words.addEventListener('change', () => this.forget());
    this.list = place.appendChild(document.createElement('ol'));
    this.list.className = 'log';
    this.list.addEventListener('click', ({ target }) => {
      const item = target instanceof Element ? target.closest('button') : null;
      if (item) playback.go(Number(item.value));
    });
    this.list.addEventListener('keydown', (event) => this.#key(event));
    new ResizeObserver(() => this.#fit()).observe(place);
  }

  /** As many whole rows as fit; the usual number where the place grows with them. */
  #fit() {
    const row = this.list.firstElementChild;
    const height = row ? row.getBoundingClientRect().height : 0;
    const limited = getComputedStyle(this.place).overflowY === 'hidden';
    const rows =
      limited && height ? Math.floor((this.place.clientHeight + 1) / height) : USUAL_ROWS;
    if (rows === this.#rows && this.list.childElementCount) return;
    this.#rows = Math.max(0, Math.min(MOST_ROWS, rows));
    this.#fill();
  }

  /** The lines are one tab stop. @param {KeyboardEvent} event */
  #key(event) {
    const ways = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' };
    const way = /** @type {Record<string, 'nextElementSibling'>} */ (ways)[event.key];
    const item = event.target instanceof Element ? event.target.closest('li') : null;
    if (!way || !item) return;
    event.preventDefault();
    const next = item[way]?.firstElementChild;
    if (!(next instanceof HTMLButtonElement) || next.parentElement?.hidden) return;
    for (const button of this.list.querySelectorAll('button')) button.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  }

  /** Forgets the events: of another run, or in another language. */
  forget() {
    this.#from = -1;
    this.#facts = [];
    this.#version++;
    this.#fill();
  }

  render() {
    if (this.place.hidden || this.#asked || !this.playback.view) return;
    const { step } = this.playback;
    const first = Math.max(0, step - this.#rows - 1);
    const last = this.#from + this.#facts.length;
    if (this.#from >= 0 && first >= this.#from && step <= last) return this.#fill();
    if (step === 0) return this.#fill();
    this.#fetch(Math.max(0, step - FETCHED / 2));
  }

  /** @param {number} from */
  async #fetch(from) {
    this.#asked = true;
    const version = this.#version;
    const { playback } = this;
    const reply = await playback.events(from, FETCHED).catch(() => null);
    if (reply && version === this.#version) {
      const kindOf = (/** @type {number} */ bits) => playback.kindOf(bits);
      this.#facts = factsOfAll(reply.events, from, kindOf, playback.view?.snapshot ?? null);
      this.#from = from;
      this.#fill();
    }
    setTimeout(() => {
      this.#asked = false;
      this.render();
    }, UPDATE_MS);
  }

  #fill() {
    const { list } = this;
    const { short, sentence, number } = this.words.of(runStrings);
    const { step } = this.playback;
    const length = Math.max(1, this.#rows);
    list.style.setProperty('--chars', String(widthOf(number(step))));
    while (list.childElementCount > length) list.lastElementChild?.remove();
    while (list.childElementCount < length) {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(document.createElement('span'), document.createElement('span'));
      list.appendChild(document.createElement('li')).append(button);
    }
    [...list.children].forEach((item, i) => {
      const at = step - i;
      const facts = this.#facts[at - this.#from - 1];
      const button = /** @type {HTMLButtonElement} */ (item.firstElementChild);
      const known = this.#rows > 0 && at > 0 && facts !== undefined;
      // The first row stays, for its height.
      /** @type {HTMLElement} */ (item).style.visibility = known ? '' : 'hidden';
      /** @type {HTMLElement} */ (item).hidden = !known && i > 0;
      if (i === 0 && known) item.setAttribute('aria-current', 'step');
      if (document.activeElement !== button) button.tabIndex = i === 0 ? 0 : -1;
      if (!known) return;
      button.value = String(at);
      setText(button.children[0], number(at));
      setText(button.children[1], short(facts));
      button.title = sentence(facts);
    });
  }
}
