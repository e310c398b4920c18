// The events around the current step, in words; a click goes to the step.
// @ts-check
import { factsOfAll } from '../../run/replay.js';
import { setText } from '../../base/dom/dom.js';
import { strings as runStrings } from '../../run/en.js';
import { strings } from './en.js';

/** Events shown, and those of them before the current step. */
const SHOWN = 200;
const BEFORE = 120;
/** While a run plays, the log is updated this often, in milliseconds. */
const UPDATE_MS = 150;

export class LogPanel {
  #from = -1;
  #known = 0; // length of the run when the events were asked for
  #asked = false;
  #version = 0;

  /**
   * @param {HTMLElement} place
   * @param {import('../../base/words/words.js').Words} words
   * @param {import('../../run/playback.js').Playback} watch
   */
  constructor(place, words, watch) {
    this.words = words;
    this.watch = watch;
    words.addEventListener('change', () => this.forget());
    this.place = place;
    this.list = place.appendChild(document.createElement('ol'));
    this.list.className = 'log';
    this.list.addEventListener('click', ({ target }) => {
      const item = target instanceof Element ? target.closest('button') : null;
      if (item) watch.go(Number(item.value));
    });
    this.list.addEventListener('keydown', (event) => this.#key(event));
  }

  /** The lines are one tab stop. @param {KeyboardEvent} event */
  #key(event) {
    const way = { ArrowUp: 'previousElementSibling', ArrowDown: 'nextElementSibling' }[event.key];
    const tree = /** @type {Document | ShadowRoot} */ (this.list.getRootNode());
    const item = tree.activeElement?.parentElement;
    if (!way || !item) return;
    const next = /** @type {any} */ (item)[way]?.firstElementChild;
    if (!(next instanceof HTMLButtonElement)) return;
    event.preventDefault();
    next.focus();
  }

  /** Forgets the events: of another run, or in another language. */
  forget() {
    this.#from = -1;
    this.#version++;
  }

  render() {
    if (this.place.hidden || this.#asked || !this.watch.view) return;
    const { step, extent } = { step: this.watch.step, extent: this.watch.view.extent };
    const from = Math.max(0, step - BEFORE);
    const covered = this.#from >= 0 && step > this.#from && step <= this.#from + this.#known;
    const far = Math.abs(from - this.#from) > SHOWN - BEFORE - 20;
    const grown = this.#known < SHOWN && extent.length > this.#from + this.#known;
    if (!covered || far || grown) this.#fetch(from);
    else this.#mark();
  }

  /** @param {number} from */
  async #fetch(from) {
    this.#asked = true;
    const version = this.#version;
    const events = await this.watch.events(from, SHOWN).catch(() => null);
    if (events && version === this.#version) {
      this.#from = from;
      this.#known = events.length;
      this.#fill(events);
    }
    setTimeout(() => {
      this.#asked = false;
      if (this.#from !== from || version !== this.#version || this.watch.playing) this.render();
    }, UPDATE_MS);
  }

  /** @param {Uint32Array} events */
  #fill(events) {
    const { list } = this;
    while (list.childElementCount > events.length) list.lastElementChild?.remove();
    while (list.childElementCount < events.length) {
      const button = document.createElement('button');
      button.type = 'button';
      list.appendChild(document.createElement('li')).append(button);
    }
    const { watch } = this;
    const texts = this.words.of(strings);
    const { event } = this.words.of(runStrings);
    const kindOf = (/** @type {number} */ bits) => watch.kindOf(bits);
    const all = factsOfAll(events, this.#from, kindOf, watch.view?.snapshot ?? null);
    all.forEach((facts, i) => {
      const button = /** @type {HTMLButtonElement} */ (list.children[i].firstElementChild);
      const step = this.#from + i + 1;
      button.value = String(step);
      setText(button, texts.logLine(step, event(facts)));
    });
    this.#mark();
  }

  #mark() {
    const current = this.watch.step - this.#from - 1;
    [...this.list.children].forEach((item, i) => {
      const button = /** @type {HTMLElement} */ (item.firstElementChild);
      const here = i === Math.max(0, current);
      button.tabIndex = here ? 0 : -1;
      if (!here || current < 0) return item.removeAttribute('aria-current');
      if (item.getAttribute('aria-current')) return;
      item.setAttribute('aria-current', 'step');
      const top = /** @type {HTMLElement} */ (item).offsetTop - this.place.offsetTop;
      this.place.scrollTop = top - this.place.clientHeight / 2;
    });
  }
}
