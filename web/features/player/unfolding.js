// The strip unfolds to the landscape of the search: by its grip, by a switch of the panel, by T. The landscape
// loads when it is first shown.
// @ts-check
import { add } from '../../base/dom/element.js';
import { ownsKeys } from '../../base/dom/fields.js';

/** A grip that is pulled this far unfolds the strip, in pixels. */
const PULL = 24;

export class Unfolding {
  #place;
  #strip;
  #plot;
  #grip;
  #window;
  #load;
  /** @type {Promise<import('../workbench/mode.js').LandscapeView | void> | null} */
  #loading = null;
  #view = /** @type {import('../workbench/mode.js').LandscapeView | void} */ (undefined);
  #playback;
  /** Called to unfold the strip or to fold it. @type {(unfolded: boolean) => void} */
  ontoggle = () => {};

  /**
   * @param {HTMLElement} place  of the landscape
   * @param {HTMLElement} strip
   * @param {import('../workbench/runner.js').Runner} runner
   * @param {(place: HTMLElement) => Promise<import('../workbench/mode.js').LandscapeView | void>} load
   *   adds the landscape
   */
  constructor(place, strip, runner, load) {
    this.#place = place;
    this.#strip = strip;
    this.#load = load;
    this.#playback = runner.playback;
    this.#plot = /** @type {HTMLElement} */ (strip.querySelector('.plot'));
    this.#window = add(this.#plot, 'span', 'win');
    const grip = (this.#grip = add(strip, 'button', 'grip'));
    grip.type = 'button';
    grip.setAttribute('aria-pressed', 'false');
    let pulled = false;
    let y = 0;
    grip.addEventListener('pointerdown', (event) => {
      grip.setPointerCapture(event.pointerId);
      y = event.clientY;
      pulled = false;
    });
    grip.addEventListener('pointermove', ({ pointerId, clientY }) => {
      if (pulled || !grip.hasPointerCapture(pointerId) || Math.abs(clientY - y) < PULL) return;
      pulled = true;
      this.ontoggle(clientY < y);
    });
    grip.addEventListener('click', () => pulled || this.toggle());
    runner.addEventListener('start', () => this.#view?.forget());
  }

  /** @param {string} label  of the grip */
  translate(label) {
    this.#grip.title = this.#grip.ariaLabel = label;
  }

  toggle() {
    this.ontoggle(Boolean(this.#place.hidden));
  }

  /** @param {boolean} unfolded */
  async show(unfolded) {
    if (unfolded !== Boolean(this.#place.hidden)) return;
    this.#place.hidden = !unfolded;
    document.body.toggleAttribute('data-land', unfolded);
    this.#grip.setAttribute('aria-pressed', String(unfolded));
    if (unfolded) await this.#loaded();
    this.#view?.fold(this.#plot);
    this.#playback.tell();
  }

  /** After a failure, the next call tries again. */
  async #loaded() {
    this.#loading ??= this.#load(this.#place);
    this.#view = await this.#loading;
    if (!this.#view) this.#loading = null;
    return this.#view;
  }

  async list() {
    (await this.#loaded())?.list();
  }

  get message() {
    return this.#view?.message ?? null;
  }

  /** @param {KeyboardEvent} event @param {boolean} singleKeys  keys of one character work */
  key(event, singleKeys) {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (key.toLowerCase() !== 't' || !singleKeys || altKey || ctrlKey || metaKey) return;
    if (
      defaultPrevented ||
      (ownsKeys(event) && event.target !== this.#strip.querySelector('input'))
    )
      return;
    event.preventDefault();
    this.toggle();
  }

  /** @param {boolean} [all]  the layout may have changed */
  render(all) {
    this.#view?.render(all ? this.#plot : null);
    const shown = this.#view?.window;
    if (shown) this.#playback.marked = shown;
    const length = this.#playback.view?.extent.length ?? 0;
    this.#window.hidden = !shown || !length;
    if (!shown || !length) return;
    const part = (/** @type {number} */ step) => `${(100 * step) / length}%`;
    this.#window.style.left = part((shown.from + shown.to) / 2);
    this.#window.style.width = `max(14px, ${part(shown.to - shown.from)})`;
  }
}
