// Lines that the reader puts in order: dragged; or chosen, and moved by keys or by a tap on their new place.
// @ts-check
import { setText } from '../../base/dom/dom.js';

/** @typedef {typeof import('./en.js').strings['PARSONS']} Texts */

/** Pixels that the pointer moves before a press becomes a drag. */
const SLOP = 4;

/** The line of an event, as its item of the list. @param {Event} event */
function itemOf({ target }) {
  const button = target instanceof Element ? target.closest('.piece') : null;
  return /** @type {HTMLElement | null} */ (button?.closest('li') ?? null);
}
/** @param {Element} item */
const buttonOf = (item) => /** @type {HTMLElement} */ (item.querySelector('.piece'));
/** @param {Element} item */
const others = (item) => [...(item.parentElement?.children ?? [])];

export class Pieces {
  #texts;
  /** The one that is chosen, and the one that it was before. @type {{item: HTMLElement, before: Element | null} | null} */
  #chosen = null;
  /** @type {{item: HTMLElement, y: number, moved: boolean} | null} */
  #drag = null;

  /** @param {HTMLElement} root  has the lists, now or later @param {() => Texts} texts */
  constructor(root, texts) {
    this.#texts = texts;
    root.addEventListener('click', (event) => this.#click(event));
    root.addEventListener('keydown', (event) => this.#key(event));
    root.addEventListener('focusin', (event) => this.#focus(itemOf(event)));
    root.addEventListener('pointerdown', (event) => this.#press(event));
    root.addEventListener('pointermove', (event) => this.#move(event));
    root.addEventListener('pointerup', () => this.#drag?.item.classList.remove('dragged'));
    root.addEventListener('pointercancel', () => this.#release());
  }

  /** @param {HTMLElement | null} item */
  #choose(item) {
    if (this.#chosen) buttonOf(this.#chosen.item).setAttribute('aria-pressed', 'false');
    this.#chosen = item && { item, before: item.nextElementSibling };
    if (item) buttonOf(item).setAttribute('aria-pressed', 'true');
  }

  /** One line of a list can be reached by Tab, the others by arrows. @param {HTMLElement | null} item */
  #focus(item) {
    if (!item) return;
    for (const each of others(item)) buttonOf(each).tabIndex = each === item ? 0 : -1;
  }

  /** @param {HTMLElement} item @param {number} to  its new index */
  #put(item, to) {
    const list = others(item);
    const from = list.indexOf(item);
    const at = Math.max(0, Math.min(list.length - 1, to));
    if (at !== from) list[at][at > from ? 'after' : 'before'](item);
    this.#say(item);
  }

  /** @param {HTMLElement} item */
  #say(item) {
    const list = others(item);
    const place = item.closest('.pieces')?.querySelector('.heard');
    if (place) setText(place, this.#texts().place(list.indexOf(item) + 1, list.length));
    buttonOf(item).focus();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const item = itemOf(event);
    const dragged = this.#drag?.moved && event.detail; // by a key, it is 0
    this.#release();
    if (!item || dragged) return;
    const chosen = this.#chosen?.item;
    if (!chosen || chosen.parentElement !== item.parentElement) this.#choose(item);
    else {
      this.#choose(null);
      if (chosen !== item) this.#put(chosen, others(item).indexOf(item));
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const item = itemOf(event);
    if (!item) return;
    const list = others(item);
    const at = list.indexOf(item);
    const chosen = this.#chosen?.item === item;
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: list.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (chosen || event.altKey) this.#put(item, to);
      else if (list[to]) buttonOf(list[to]).focus();
    } else if (event.key === 'Escape' && chosen) {
      event.preventDefault();
      item.parentElement?.insertBefore(item, this.#chosen?.before ?? null);
      this.#choose(null);
      this.#say(item);
    }
  }

  /** @param {PointerEvent} event */
  #press(event) {
    const item = itemOf(event);
    this.#release();
    // By touch, only the grip drags: the rest scrolls the page.
    const grips = event.target instanceof Element && event.target.closest('.grip');
    if (!item || event.button || (event.pointerType !== 'mouse' && !grips)) return;
    this.#drag = { item, y: event.clientY, moved: false };
  }

  /** @param {PointerEvent} event */
  #move({ clientY, pointerId, buttons }) {
    const drag = this.#drag;
    if (!drag) return;
    if (!buttons) return this.#release();
    if (!drag.moved && Math.abs(clientY - drag.y) < SLOP) return;
    const { item } = drag;
    if (!drag.moved) {
      drag.moved = true;
      this.#choose(null);
      item.classList.add('dragged');
      buttonOf(item).setPointerCapture(pointerId);
    }
    const list = others(item).filter((each) => each !== item);
    const below = list.filter((each) => {
      const { top, height } = each.getBoundingClientRect();
      return top + height / 2 < clientY;
    }).length;
    if (others(item).indexOf(item) === below) return;
    if (list[below]) list[below].before(item);
    else list.at(-1)?.after(item);
    this.#say(item);
    // Moving an element in the document lets the pointer go.
    buttonOf(item).setPointerCapture(pointerId);
  }

  #release() {
    this.#drag?.item.classList.remove('dragged');
    this.#drag = null;
  }
}
