// One's own links between candidates, and their colours, over the board: the page checks each link.
// @ts-check
import { addStyle } from '#platform';
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { ownsKeys } from '../../base/dom/fields.js';
import { faultOf, victimsOf } from '../../puzzle/links.js';
import { strings } from './en.js';

/** @typedef {import('../../puzzle/links.js').Spot} Spot */
/** @typedef {import('../../puzzle/links.js').Link} Link */
/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */

/**
 * Adds the links to the mode Play.
 * @param {Workbench} workbench
 * @param {HTMLElement} place  empty; hidden while there is no sketch
 * @returns {Promise<import('../workbench/mode.js').Task>}
 */
export async function addSketch(workbench, place) {
  await Promise.all([
    workbench.words.add({ sketch: strings }),
    addStyle('sketch.css'),
    addStyle('proof.css'),
  ]);
  return new Sketch(workbench, place);
}

const bit = (/** @type {number} */ digit) => 1 << (digit - 1);

class Sketch {
  #workbench;
  #place;
  #parts;
  /** The scene without it. @type {import('../workbench/workbench.js').Scene | null} */
  #scene = null;
  /** Where the next link begins. @type {Spot | null} */
  #end = null;
  #strong = true;
  /** @type {Link[]} */
  #links = [];
  /** Colours, by cell and digit. @type {Map<string, Spot & {tint: number}>} */
  #tints = new Map();
  #givens = '';
  /** Where a drag began. @type {Spot | null} */
  #from = null;

  /** @param {Workbench} workbench @param {HTMLElement} place */
  constructor(workbench, place) {
    this.#workbench = workbench;
    this.#place = place;
    const title = add(place, 'h3');
    const kinds = add(place, 'div', 'seg');
    kinds.setAttribute('role', 'group');
    const strong = addButton(kinds, '', () => this.#turn(true));
    const weak = addButton(kinds, '', () => this.#turn(false));
    const about = add(place, 'p', 'soft');
    const list = add(place, 'ol', 'sketch-list');
    const acts = add(place, 'div', 'acts');
    const button = (
      /** @type {string} */ id,
      /** @type {string} */ look,
      /** @type {() => void} */ run,
    ) => Object.assign(addButton(acts, '', run), { id, className: look });
    const back = button('sketch-back', 's', () => this.#back());
    const clear = button('sketch-clear', 'q', () => this.#clear());
    const done = button('sketch-done', 'q', () => this.end());
    this.#parts = { title, kinds, strong, weak, about, list, back, clear, done };
    workbench.add(this);
    workbench.board.table.addEventListener('pointerdown', (event) => {
      this.#from = this.#scene && this.#spotAt(event);
    });
    addEventListener('pointerup', (event) => this.#drop(event));
    workbench.board.addEventListener('erase', () => this.#scene && this.#back());
    document.addEventListener('keydown', (event) => {
      if (event.key.toLowerCase() !== 'w' || !this.#scene || ownsKeys(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || !workbench.board.singleKeys) return;
      event.preventDefault();
      this.#turn(!this.#strong);
    });
  }

  get #texts() {
    return this.#workbench.words.of(strings);
  }

  get active() {
    return this.#scene !== null;
  }

  begin() {
    const { scene, session } = this.#workbench;
    if (session.puzzle.givens !== this.#givens) this.#clear();
    this.#givens = session.puzzle.givens;
    this.#scene = scene;
    this.#workbench.say('');
    this.#workbench.stage({
      ...scene,
      fingerSelects: false,
      locked: true,
      asks: ([cell], digit, pen) => this.#choose(cell, digit, pen),
      layers: [...(scene.layers ?? []), this.#layer],
    });
  }

  end() {
    if (!this.#scene) return;
    this.#workbench.stage(this.#scene);
    this.#scene = this.#end = null;
    this.#workbench.say('');
  }

  get #candidates() {
    const { facts, puzzle } = this.#workbench.session;
    return Array.from({ length: 81 }, (_, cell) => {
      const filled = puzzle.givens[cell] !== '0' || puzzle.entries[cell] !== '0';
      return filled ? 0 : (facts?.candidates[cell] ?? 0) & ~puzzle.eliminated[cell];
    });
  }

  // ---- Choosing ---------------------------------------------------------------------------------

  /** The candidate below a pointer; null for none. @param {PointerEvent} event @returns {Spot | null} */
  #spotAt({ clientX, clientY }) {
    const under = document.elementFromPoint(clientX, clientY)?.closest('td');
    const { table } = this.#workbench.board;
    if (!under || !table.contains(under)) return null;
    const { left, top, width, height } = under.getBoundingClientRect();
    const third = (/** @type {number} */ part) => Math.max(0, Math.min(2, Math.floor(3 * part)));
    const digit = 1 + third((clientX - left) / width) + 3 * third((clientY - top) / height);
    const cell = [...table.querySelectorAll('td')].indexOf(under);
    return this.#candidates[cell] & bit(digit) ? { cell, digit } : null;
  }

  /** @param {PointerEvent} event */
  #drop(event) {
    const from = this.#from;
    this.#from = null;
    const to = from && this.#scene && this.#spotAt(event);
    if (!from || !to || (from.cell === to.cell && from.digit === to.digit)) return;
    this.#end = from;
    this.#link(to);
  }

  /** @param {number | undefined} cell @param {number} digit  or the colour @param {string} [pen] */
  #choose(cell, digit, pen) {
    const end = this.#end;
    if (pen === 'colour') {
      if (!end || digit > 6) return;
      const key = `${end.cell} ${end.digit}`;
      if (this.#tints.get(key)?.tint === digit) this.#tints.delete(key);
      else this.#tints.set(key, { ...end, tint: digit });
      return this.#workbench.invalidate();
    }
    if (cell === undefined) return this.#workbench.say(this.#workbench.texts.noCell);
    const spot = { cell, digit };
    if (end && (end.cell !== cell || end.digit !== digit)) return this.#link(spot);
    this.#end = end ? null : spot;
    this.#workbench.say(this.#end ? this.#texts.from(spot) : '', { kind: 'you' });
  }

  /** Links the last candidate with another one, where the next link begins. @param {Spot} to */
  #link(to) {
    if (!this.#end) return;
    const link = { from: this.#end, to, strong: this.#strong };
    this.#links.push(link);
    this.#end = to;
    this.#strong = !this.#strong;
    const fault = faultOf(this.#candidates, link);
    const { holds, fault: why } = this.#texts;
    const text = fault ? why(link, fault) : (this.#proof ?? holds(link));
    this.#workbench.say(text, { kind: fault ? 'clash' : 'good' });
  }

  /** What the links prove, if they all hold and are one chain. */
  get #proof() {
    const candidates = this.#candidates;
    if (!this.#links.length || this.#links.some((link) => faultOf(candidates, link))) return null;
    const victims = victimsOf(candidates, this.#links);
    return victims.length ? this.#texts.proves(victims) : null;
  }

  /** @param {boolean} strong */
  #turn(strong) {
    this.#strong = strong;
    this.#workbench.invalidate();
  }

  #back() {
    const last = this.#links.pop();
    this.#end = last?.from ?? null;
    if (last) this.#strong = last.strong;
    this.#workbench.say('');
  }

  #clear() {
    this.#links = [];
    this.#tints.clear();
    this.#end = null;
    this.#strong = true;
    this.#workbench.say('');
  }

  // ---- Showing ----------------------------------------------------------------------------------

  /** @type {import('../workbench/workbench.js').Layer} */
  #layer = {
    pencilled: true,
    cells: (views) => {
      const candidates = this.#candidates;
      views.forEach((view, cell) => {
        Object.assign(view, { candidates: candidates[cell], corner: 0, centre: 0 });
      });
      const mark = (/** @type {Spot} */ { cell, digit }, /** @type {'on' | 'out'} */ as) =>
        (views[cell][as] = (views[cell][as] ?? 0) | bit(digit));
      for (const link of this.#links)
        if (faultOf(candidates, link)) for (const spot of [link.from, link.to]) mark(spot, 'out');
      if (this.#end) mark(this.#end, 'on');
    },
    drawing: () => ({ links: this.#links, spots: [...this.#tints.values()] }),
  };

  render() {
    this.#place.hidden = !this.#scene;
    if (!this.#scene) return;
    const texts = this.#texts;
    const { title, kinds, strong, weak, about, list, back, clear, done } = this.#parts;
    setText(title, texts.title);
    kinds.setAttribute('aria-label', texts.kind);
    setText(strong, texts.strong);
    setText(weak, texts.weak);
    strong.setAttribute('aria-pressed', String(this.#strong));
    weak.setAttribute('aria-pressed', String(!this.#strong));
    setText(about, texts.about);
    about.hidden = this.#links.length > 0;
    list.hidden = !about.hidden;
    const candidates = this.#candidates;
    list.replaceChildren();
    for (const link of this.#links) {
      const fault = faultOf(candidates, link);
      const text = fault ? texts.fault(link, fault) : texts.holds(link);
      add(list, 'li', fault ? 'fault' : '', text);
    }
    const proof = this.#proof;
    if (proof) add(list, 'li', 'proof', proof);
    list.scrollTop = list.scrollHeight;
    setText(back, texts.back);
    setText(clear, texts.clear);
    setText(done, texts.done);
  }
}
