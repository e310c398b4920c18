// A tour of the page in a few steps: each points at an element. It is no modal dialog, so that the
// page can be used meanwhile.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { addStyle } from '#platform';
import { strings } from './en.js';

/**
 * @typedef {object} Host
 * @property {import('../../base/words/words.js').Words} words
 * @property {(mode: string) => Promise<unknown>} go  goes to a mode
 * @property {() => string} mode  the current mode
 */

/** What each step points at, and the mode in which it is seen. @type {{id: string, target: string, mode?: string}[]} */
const STEPS = [
  { id: 'paste', target: '#paste', mode: 'solve' },
  { id: 'verdict', target: '.panel[data-for=solve] .verdict', mode: 'solve' },
  { id: 'modes', target: '#modes' },
  { id: 'watch', target: '.dock[data-for=watch]', mode: 'watch' },
  { id: 'listing', target: '.panel[data-for=watch] .a', mode: 'watch' },
  { id: 'line', target: '#line' },
  { id: 'more', target: '#more' },
];

const APART = 12; // pixels between the card and its target
const MARGIN = 8; // pixels to the edge of the window

/**
 * Where the card goes: below its target, above, beside it, or over it where there is no room.
 * @param {{left: number, top: number, right: number, bottom: number}} target
 * @param {{width: number, height: number}} card
 * @param {{width: number, height: number}} view
 */
export function placeOf(target, card, view) {
  const clamp = (
    /** @type {number} */ at,
    /** @type {number} */ size,
    /** @type {number} */ room,
  ) => Math.max(MARGIN, Math.min(at, room - size - MARGIN));
  const left = clamp(target.left, card.width, view.width);
  const fits = (/** @type {number} */ top) =>
    top >= MARGIN && top + card.height <= view.height - MARGIN;
  const below = target.bottom + APART;
  const above = target.top - APART - card.height;
  if (fits(below)) return { left, top: below };
  if (fits(above)) return { left, top: above };
  const before = target.left - APART - card.width;
  const beside = before >= MARGIN ? before : target.right + APART;
  return {
    left: clamp(beside, card.width, view.width),
    top: clamp(target.top, card.height, view.height),
  };
}

class Tour {
  #host;
  #at = 0;
  #back;
  #next;
  #skip;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.mode = host.mode();
    this.ring = add(document.body, 'div', 'tour-ring');
    this.card = add(document.body, 'div', 'tour');
    this.card.setAttribute('role', 'dialog');
    this.card.setAttribute('aria-labelledby', 'tour-title');
    this.card.setAttribute('aria-describedby', 'tour-text');
    this.title = add(this.card, 'h2');
    this.title.id = 'tour-title';
    this.text = add(this.card, 'p');
    this.text.id = 'tour-text';
    const foot = add(this.card, 'div', 'tour-foot');
    this.#next = addButton(foot, '', () => this.#go(1));
    this.#next.className = 'p';
    this.#back = addButton(foot, '', () => this.#go(-1));
    this.#back.className = 'q';
    this.count = add(foot, 'span', 'soft');
    this.#skip = addButton(foot, '', () => this.end());
    this.#skip.className = 'q';
    this.card.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.end();
      else if (event.key === 'ArrowRight') this.#go(1);
      else if (event.key === 'ArrowLeft' && this.#at) this.#go(-1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    host.words.addEventListener('change', this.#translate);
    addEventListener('resize', this.#place);
    addEventListener('scroll', this.#place, true);
  }

  /** @param {1 | -1} by */
  #go(by) {
    if (this.#at + by >= STEPS.length) return this.end();
    return this.show(this.#at + by);
  }

  /** Points at a step. @param {number} at */
  async show(at) {
    this.#at = at;
    const { mode } = STEPS[at];
    if (mode && mode !== this.#host.mode()) await this.#host.go(mode);
    if (at !== this.#at || !this.card.isConnected) return;
    this.#back.hidden = at === 0;
    this.#write();
    this.#target?.scrollIntoView({ block: 'nearest' });
    this.#place();
    this.#next.focus();
  }

  /** The texts of the step, in the language of the page. */
  #write = () => {
    const texts = this.#host.words.of(strings);
    [this.title.textContent, this.text.textContent] = texts.STEPS[STEPS[this.#at].id];
    this.count.textContent = texts.stepOf(this.#at + 1, STEPS.length);
    this.#back.textContent = texts.back;
    this.#skip.textContent = texts.skip;
    this.#next.textContent = this.#at + 1 < STEPS.length ? texts.next : texts.done;
  };

  #translate = () => {
    this.#write();
    // The page behind writes its texts in the same turn.
    requestAnimationFrame(this.#place);
  };

  get #target() {
    const found = document.querySelector(STEPS[this.#at].target);
    return found?.getClientRects().length ? found : null;
  }

  #place = () => {
    const box = this.#target?.getBoundingClientRect();
    this.ring.hidden = !box;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const view = { width, height };
    const target = box ?? {
      left: width / 2,
      right: width / 2,
      top: height / 3,
      bottom: height / 3,
    };
    const card = this.card.getBoundingClientRect();
    const { left, top } = placeOf(target, card, view);
    Object.assign(this.card.style, { left: `${left}px`, top: `${top}px` });
    if (!box) return;
    const edge = (/** @type {number} */ at, /** @type {number} */ most) =>
      Math.max(2, Math.min(at, most - 2));
    const from = [edge(box.left - 4, width), edge(box.top - 4, height)];
    const to = [edge(box.right + 4, width), edge(box.bottom + 4, height)];
    Object.assign(this.ring.style, {
      left: `${from[0]}px`,
      top: `${from[1]}px`,
      width: `${to[0] - from[0]}px`,
      height: `${to[1] - from[1]}px`,
    });
  };

  end() {
    this.#host.words.removeEventListener('change', this.#translate);
    removeEventListener('resize', this.#place);
    removeEventListener('scroll', this.#place, true);
    this.card.remove();
    this.ring.remove();
    tour = null;
    this.#host.go(this.mode);
    /** @type {HTMLElement | null} */ (document.querySelector('#board [tabindex="0"]'))?.focus();
  }
}

/** @type {Tour | null} */
let tour = null;

/** Starts the tour; again from its first step if it is under way. @param {Host} host */
export async function startTour(host) {
  await Promise.all([addStyle('help.css'), host.words.add({ help: strings })]);
  tour?.end();
  tour = new Tour(host);
  await tour.show(0);
}
