// The search tree of the run that is watched. A click or Enter on a node goes to the step at which its
// digit is placed.
// @ts-check
import { addStyle } from '#platform';
import { setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { strings } from './en.js';
import { foldedLevels, keyOf, moveOf, rowsOf, stepsOf } from './tree-rows.js';

/** @typedef {import('./tree-rows.js').TreeRow} TreeRow */
/** @typedef {import('../../run/run-protocol.js').TreeReply} TreeReply */

/** While a run plays, the tree is updated this often, in milliseconds. */
const UPDATE_MS = 250;

/**
 * The tree of the run that is watched.
 * @param {HTMLElement} place  empty
 * @param {import('../../base/words/words.js').Words} words
 * @param {import('../../run/playback.js').Playback} playback
 * @returns {Promise<import('../workbench/mode.js').TreeView>}
 */
export async function addTree(place, words, playback) {
  await Promise.all([words.add({ tree: strings }), addStyle('tree.css')]);
  return new TreeView(place, words, playback);
}

class TreeView {
  #words;
  #playback;
  #note;
  #list;
  /** @type {TreeReply | null} */
  #reply = null;
  /** What the last question was about; the same question is not asked again. */
  #asked = '';
  #busy = false;
  /** Counts the runs. */
  #version = 0;
  #unfolded = false;
  /** Nodes beside the path whose children are shown, by their keys. @type {Map<string, import('./tree-rows.js').NodeId>} */
  #opened = new Map();
  /** @type {TreeRow[]} */
  #rows = [];
  /** The key of the row that the Tab key leads to; '' for the current one. */
  #focus = '';
  /** The step that has been scrolled to. */
  #scrolled = -1;

  /**
   * @param {HTMLElement} place  empty; it scrolls
   * @param {import('../../base/words/words.js').Words} words
   * @param {import('../../run/playback.js').Playback} playback
   */
  constructor(place, words, playback) {
    this.place = place;
    this.#words = words;
    this.#playback = playback;
    this.#note = add(place, 'p', 'tree-note');
    this.#list = add(place, 'div', 'tree');
    this.#list.setAttribute('role', 'tree');
    this.#list.addEventListener('click', (event) => this.#click(event));
    this.#list.addEventListener('keydown', (event) => this.#key(event));
    words.addEventListener('change', () => this.#fill());
  }

  /** Forgets the nodes: the run is another one. */
  forget() {
    this.#version++;
    this.#reply = null;
    this.#asked = '';
    this.#opened.clear();
    this.#unfolded = false;
    this.#focus = '';
    this.#scrolled = -1;
    this.#fill();
  }

  /** Shows the current step, at once or after the answer that is under way. */
  render() {
    const { view, step, solutions } = this.#playback;
    if (this.place.hidden || this.#busy || !view) return;
    const { length, ended } = view.extent;
    // While the end of the run is unknown, its growing length alone changes nothing.
    const asked = [step, ended ? length : '', solutions.length, this.#depth].join();
    if (asked !== this.#asked) this.#ask(asked);
  }

  /** The children of the path are shown from this depth on. */
  get #depth() {
    if (this.#unfolded || !this.#reply) return 0;
    const { root } = this.#reply;
    const hidden = foldedLevels((this.#playback.view?.snapshot.depth ?? 0) - root.depth);
    return hidden ? root.depth + hidden : 0;
  }

  /** @param {string} asked */
  async #ask(asked) {
    this.#busy = true;
    this.#asked = asked;
    const version = this.#version;
    const question = {
      step: this.#playback.step,
      depth: this.#depth,
      opened: [...this.#opened.values()],
    };
    const reply = await this.#playback.tree(question).catch(() => null);
    if (reply?.complete && version === this.#version) {
      this.#reply = reply;
      this.#fill();
    }
    const wait = this.#playback.playing ? UPDATE_MS : 0;
    setTimeout(() => {
      this.#busy = false;
      this.render();
    }, wait);
  }

  #askAgain() {
    this.#asked = '';
    this.render();
  }

  #fill() {
    const texts = this.#words.of(strings);
    const reply = this.#reply;
    const none = Boolean(reply?.ended && !reply.path.length && !reply.children[0]?.nodes.length);
    setText(this.#note, none ? texts.noChoices : '');
    this.#rows = reply && !none ? rowsOf(reply, this.#unfolded) : [];
    this.#list.hidden = none;
    this.#list.setAttribute('aria-label', texts.tree);
    const list = this.#list;
    const focused = list.contains(document.activeElement);
    while (list.childElementCount > this.#rows.length) list.lastElementChild?.remove();
    while (list.childElementCount < this.#rows.length) this.#addRow();
    const items = /** @type {HTMLElement[]} */ ([...list.children]);
    this.#rows.forEach((row, i) => this.#show(items[i], row));
    const at = this.#focusedRow;
    items.forEach((item, i) => (item.tabIndex = i === at ? 0 : -1));
    if (focused && at >= 0) items[at].focus({ preventScroll: true });
    if (reply && reply.step !== this.#scrolled) this.#follow(items);
    this.#scrolled = reply?.step ?? -1;
  }

  /** The row that the Tab key leads to. */
  get #focusedRow() {
    const at = this.#rows.findIndex(({ key }) => key === this.#focus);
    return at >= 0 ? at : this.#rows.findIndex(({ state }) => state === 'current');
  }

  #addRow() {
    const item = add(this.#list, 'div');
    item.setAttribute('role', 'treeitem');
    for (const name of ['depth', 'twist']) add(item, 'span', name).ariaHidden = 'true';
    for (const name of ['cell', 'digit', 'steps', 'visually-hidden']) add(item, 'span', name);
  }

  /** @param {HTMLElement} item @param {TreeRow} row */
  #show(item, row) {
    const { key, node, level, position, siblings, expanded, state, share, open } = row;
    const texts = this.#words.of(strings);
    const { root, path } = /** @type {TreeReply} */ (this.#reply);
    const fold = key === 'fold';
    const top = level === 1;
    const steps = stepsOf(fold ? path[0] : node);
    const cell = fold
      ? texts.folded(root.depth + 1, node.depth)
      : top
        ? texts.start
        : texts.cellName(node.cell);
    const solved = this.#playback.solutions.some((each) => each >= node.begin && each <= node.end);
    const name = [
      state,
      fold && 'fold',
      top && 'root',
      solved && 'solved',
      !node.removed && 'kept',
    ];
    item.className = name.filter(Boolean).join(' ');
    const [depth, , what, digit, count, more] = item.children;
    setText(depth, top || fold ? '' : String(node.depth));
    setText(what, cell);
    setText(digit, fold || top ? '' : String(node.digit));
    setText(count, texts.number(steps));
    item.style.setProperty('--share', share.toFixed(3));
    setText(more, texts.more(steps, open, state, solved));
    const attributes = {
      'aria-level': level,
      'aria-posinset': position,
      'aria-setsize': siblings,
      'aria-expanded': expanded,
      'aria-current': state === 'current' ? 'step' : null,
    };
    for (const [attribute, value] of Object.entries(attributes)) {
      if (value === null) item.removeAttribute(attribute);
      else item.setAttribute(attribute, String(value));
    }
  }

  /** Keeps the end of the path in view. @param {HTMLElement[]} items */
  #follow(items) {
    const current = items[this.#rows.findIndex(({ state }) => state === 'current')];
    if (!current) return;
    const { place } = this;
    const view = place.getBoundingClientRect();
    const { top, bottom, height } = current.getBoundingClientRect();
    if (top >= view.top + height && bottom <= view.bottom - height) return;
    place.scrollTop += top - view.top - (view.height - height) / 2;
  }

  /** @param {MouseEvent} event */
  #click({ target }) {
    const item = target instanceof Element ? target.closest('[role=treeitem]') : null;
    if (!item) return;
    const at = [...this.#list.children].indexOf(item);
    const row = this.#rows[at];
    this.#moveTo(at);
    const twisted = /** @type {Element} */ (target).matches('.twist');
    if (row.key === 'fold' || (twisted && row.expanded === false)) this.#open(row);
    else if (twisted && row.expanded) this.#close(row);
    else this.#playback.go(row.node.begin);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = this.#focusedRow;
    if (at < 0) return;
    const row = this.#rows[at];
    const move = event.key === 'Enter' ? 'go' : moveOf(this.#rows, at, event.key);
    if (move === null) return;
    event.preventDefault();
    if (typeof move === 'number') this.#moveTo(move);
    else if (move === 'open' || row.key === 'fold') this.#open(row);
    else if (move === 'close') this.#close(row);
    else this.#playback.go(row.node.begin);
  }

  /** @param {number} at  a row */
  #moveTo(at) {
    const items = /** @type {HTMLElement[]} */ ([...this.#list.children]);
    this.#focus = this.#rows[at].key;
    items.forEach((item, i) => (item.tabIndex = i === at ? 0 : -1));
    items[at].focus();
  }

  /** @param {TreeRow} row */
  #open({ key, node }) {
    const [first] = this.#reply?.path ?? [];
    if (key === 'fold') {
      this.#unfolded = true;
      if (first) this.#focus = keyOf(first); // the first of the rows in its place
    } else this.#opened.set(key, { begin: node.begin, depth: node.depth });
    this.#askAgain();
  }

  /** The path stays open; the root folds its upper levels. @param {TreeRow} row */
  #close({ level, key }) {
    if (level === 1) this.#unfolded = false;
    else if (!this.#opened.delete(key)) return;
    this.#askAgain();
  }
}
