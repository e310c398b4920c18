// The landscape of the search in the panel of Watch: the whole search tree of the run as a picture, one bar
// for each digit that was placed, as wide as the steps until it was taken back.
// @ts-check
import { addStyle } from '#platform';
import { setText } from '../../../base/dom/dom.js';
import { add, addButton, withWords } from '../../../base/dom/element.js';
import { fillIn } from '../../../base/words/words.js';
import { awaited } from '../../../base/worker/waits.js';
import { Chart } from './chart.js';
import { contains, stateOf } from './columns.js';
import { strings } from './en.js';
import { Latest } from './latest.js';
import { listenToLandscape } from './pointer.js';
import { Second } from './second.js';

/** @typedef {import('../../../../wasm/run.d.ts').TreeNode} TreeNode */

/** One press of a key changes the span of steps by this factor. */
const ZOOM = 2;
const LEGEND = /** @type {const} */ (['open', 'back', 'solved', 'ahead']);

/**
 * @param {HTMLElement} place  empty
 * @param {import('../../workbench/workbench.js').Workbench} workbench
 * @param {import('../../workbench/runner.js').Runner} runner
 * @param {import('../../workbench/workbench.js').Part} part  renders the landscape
 * @returns {Promise<import('../../workbench/mode.js').LandscapeView>}
 */
export async function addLandscape(place, workbench, runner, part) {
  await Promise.all([workbench.words.add({ landscape: strings }), addStyle('landscape.css')]);
  return new LandscapeView(place, workbench, runner, part);
}

class LandscapeView {
  #workbench;
  #runner;
  #chart;
  #second;
  #whole;
  #note;
  /** Where the pointer is, in steps and depths. @type {{step: number, depth: number} | null} */
  #pointed = null;
  /** Where the mouse is in the window of the browser. @type {[number, number] | null} */
  #mouse = null;
  /** The node that the board shows; '' for none. */
  #peeked = '';
  /** Requests a rendering of the landscape, the board and the line. */
  #invalidate;

  /**
   * @param {HTMLElement} place
   * @param {import('../../workbench/workbench.js').Workbench} workbench
   * @param {import('../../workbench/runner.js').Runner} runner
   * @param {import('../../workbench/workbench.js').Part} part
   */
  constructor(place, workbench, runner, part) {
    this.place = place;
    this.#workbench = workbench;
    this.#runner = runner;
    const { playback } = runner;
    const { words } = workbench;
    const invalidate = (this.#invalidate = () => workbench.invalidate(part));
    new ResizeObserver(() => workbench.invalidate()).observe(place);
    const lands = add(place, 'div', 'lands');
    this.#chart = new Chart(lands, playback, { words, invalidate });
    const { root, plot, window } = this.#chart;
    this.#chart.rejects = 1 << kindsOf(playback).indexOf('reject');
    plot.tabIndex = 0;
    plot.setAttribute('role', 'application');
    plot.dataset.wordsAriaLabel = 'landscape.landscape';
    plot.setAttribute('aria-describedby', 'line');
    this.#note = add(place, 'p', 'land-note');
    const foot = add(place, 'div', 'land-legend');
    for (const name of LEGEND) {
      const item = add(foot, 'span', name);
      add(item, 'i');
      withWords(add(item, 'span'), `landscape.LEGEND.${name}`);
    }
    this.#whole = withWords(
      addButton(foot, '', () => this.#zoom(Infinity)),
      'landscape.whole',
    );
    this.#second = new Second(lands, foot, runner, { words, invalidate, main: this.#chart });
    this.nodes = new Latest(
      (/** @type {{step: number, depth: number}} */ { step }) =>
        playback.tree({ step, depth: 99, opened: [] }),
      ({ path }, { depth }) => {
        const near = path.filter((node) => node.depth <= depth);
        if (this.#pointed) this.#choose(near.at(-1) ?? null);
      },
      invalidate,
    );
    this.peeks = new Latest(
      (/** @type {number} */ step) => playback.peek(step).then(() => true),
      invalidate,
      invalidate,
    );
    listenToLandscape(root, plot, {
      point: (x, y) => this.#point(x, y),
      leave: () => this.#leave(),
      click: (x, y, touch) => this.#click(x, y, touch),
      scrub: (x) => playback.go(this.#chart.placeOf(x, 0).step),
      pan: (pixels) => this.#chart.move(() => window.pan(pixels / plot.clientWidth)),
      zoom: (factor, x) => this.#zoom(factor, this.#chart.placeOf(x, 0).part),
      whole: () => this.#zoom(Infinity),
    });
    plot.addEventListener('keydown', (event) => this.#key(event));
    plot.addEventListener('blur', () => this.#leave());
    words.addEventListener('change', () => this.#translate());
    this.#translate();
    this.forget();
  }

  /** The sentence about the node below the pointer. @returns {import('../../workbench/line.js').Message | null} */
  get message() {
    const { chosen } = this.#chart;
    return chosen && !this.place.hidden ? { text: this.#sentence(chosen), kind: 'step' } : null;
  }

  /** The run is another one. */
  forget() {
    this.#pointed = null;
    this.#peeked = '';
    this.nodes.forget();
    this.#chart.forget();
    this.#second.follow();
  }

  /** The landscape is shown, or no longer. @param {HTMLElement} strip  of the same steps */
  fold(strip) {
    this.#leave();
    const { plot } = this.#chart;
    if (this.place.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#settle(strip);
    const [a, b] = [strip, plot].map((each) => each.getBoundingClientRect());
    if (!a.width || !b.width) return;
    const flat = `scale(${1}, ${a.height / b.height})`;
    const small = `translate(${a.left - b.left}px, ${a.bottom - b.bottom}px) scale(${a.width / b.width}, ${a.height / b.height})`;
    plot.animate(
      [
        { transform: small, easing: 'cubic-bezier(.4,0,.6,1)' },
        {
          transform: `translate(0, ${a.bottom - b.bottom}px) ${flat}`,
          offset: 0.43,
          easing: 'cubic-bezier(.2,.7,.2,1)',
        },
        { transform: 'none' },
      ],
      { duration: 280 },
    );
  }

  /** Beside the board, the ground is that of the strip. @param {HTMLElement} strip */
  #settle(strip) {
    const { top, left } = this.place.getBoundingClientRect();
    const ground = strip.getBoundingClientRect();
    const beside = ground.width > 0 && left >= ground.right && ground.bottom > top;
    this.place.style.setProperty('--ground', beside ? `${Math.round(ground.bottom - top)}px` : '');
  }

  #translate() {
    fillIn(this.place, { landscape: this.#workbench.words.of(strings) });
    this.#second.translate();
  }

  get #texts() {
    return this.#workbench.words.of(strings);
  }

  /** @param {TreeNode} node */
  #sentence(node) {
    const { cell, digit, begin, end } = node;
    return this.#texts.node(cell, digit, end - begin, stateOf(node, this.#runner.playback));
  }

  /** @param {number} factor @param {number} [part]  of the width that stays in place */
  #zoom(factor, part) {
    const { window } = this.#chart;
    const { step } = this.#runner.playback;
    this.#chart.move(() => window.zoom(factor, part ?? window.partOf(step), step));
    if (window.isWhole) this.#workbench.invalidate(); // the steps of the timeline are marked again
    if (this.#mouse) this.#point(...this.#mouse);
  }

  /** @param {number} x @param {number} y */
  #point(x, y) {
    if (this.#runner.playback.playing) return;
    this.#mouse = [x, y];
    const { step, depth } = this.#chart.placeOf(x, y);
    this.#pointed = this.#chart.hasNode(step, depth) ? { step, depth } : null;
    if (this.#pointed) this.#ask();
    else this.#choose(null);
  }

  #ask() {
    const pointed = this.#pointed;
    const { chosen } = this.#chart;
    if (!pointed || (chosen?.depth === pointed.depth && contains(chosen, pointed.step))) return;
    this.nodes.want(`${pointed.step} ${pointed.depth}`, () => pointed);
  }

  #leave() {
    this.#pointed = this.#mouse = null;
    this.#choose(null);
  }

  /** Shows a node and its moment on the board. @param {TreeNode | null} node */
  #choose(node) {
    this.#chart.chosen = node;
    if (!node && this.#peeked) this.#runner.playback.peek(-1);
    this.#peeked = node ? String(node.begin) : '';
    this.#invalidate();
  }

  /** @param {number} x @param {number} y @param {boolean} touch */
  #click(x, y, touch) {
    const { playback } = this.#runner;
    const { step, depth } = this.#chart.placeOf(x, y);
    const { chosen } = this.#chart;
    if (!touch) {
      this.#leave();
      return playback.go(step);
    }
    // The first tap shows a node, the second one goes there.
    if (chosen?.depth === depth && contains(chosen, step)) playback.go(chosen.begin);
    else this.#point(x, y);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { playback } = this.#runner;
    const { chosen } = this.#chart;
    /** @type {Record<string, (() => unknown) | undefined>} */
    const keys = {
      ArrowLeft: () => this.#walk(({ before }) => before),
      ArrowRight: () => this.#walk(({ after }) => after),
      ArrowUp: () => this.#walk(({ child }) => child),
      ArrowDown: () => this.#walk(({ parent }) => parent),
      Enter: chosen ? () => playback.go(chosen.begin) : undefined,
      '+': () => this.#zoom(1 / ZOOM),
      '=': () => this.#zoom(1 / ZOOM),
      '-': () => this.#zoom(ZOOM),
      '−': () => this.#zoom(ZOOM),
      0: () => this.#zoom(Infinity),
      Escape: chosen ? () => this.#leave() : undefined,
    };
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  }

  /**
   * Goes to a node beside the chosen one; at first, to the last one that is open.
   * @param {(around: Record<'before' | 'after' | 'child' | 'parent', TreeNode | undefined>) => TreeNode | undefined} to
   */
  async #walk(to) {
    const { playback } = this.#runner;
    const from = this.#chart.chosen;
    const step = from?.begin ?? playback.step;
    const depth = from ? from.depth - 1 : 99;
    const reply = await playback.tree({ step, depth, opened: [] }).catch(() => null);
    if (!reply?.complete || from !== this.#chart.chosen) return;
    const { root, path, children } = reply;
    const at = path.findIndex((node) => node.depth === from?.depth);
    const below = (/** @type {TreeNode} */ node) =>
      children.find((each) => each.begin === node.begin && each.depth === node.depth)?.nodes ?? [];
    const parent = path[at - 1];
    const brothers = below(parent ?? root);
    const place = brothers.findIndex(({ begin }) => begin === from?.begin);
    const around = {
      before: brothers[place - 1],
      after: brothers[place + 1],
      child: from ? below(from)[0] : undefined,
      parent,
    };
    const node = from ? to(around) : (path.at(-1) ?? children[0]?.nodes[0]);
    if (!node) return;
    this.#pointed = this.#mouse = null;
    this.#choose(node);
    this.#bring(node);
    this.#workbench.announce(this.#sentence(node));
  }

  /** Moves the window to a node outside. @param {TreeNode} node */
  #bring({ begin, end }) {
    const { window } = this.#chart;
    const { from, to } = window.steps;
    if (end <= from || begin >= to)
      this.#chart.move(() => window.pan((begin - from) / (to - from) - 0.5));
  }

  /** @param {HTMLElement | null} strip  if the layout may have changed */
  render(strip) {
    if (this.place.hidden) return;
    const { playback } = this.#runner;
    const chart = this.#chart;
    if (strip) this.#settle(strip);
    if (playback.playing && chart.chosen) this.#leave();
    this.#ask();
    if (this.#peeked) this.peeks.want(this.#peeked, () => Number(this.#peeked));
    const { view } = playback;
    const none = Boolean(
      view?.extent.ended && chart.landscape && !chart.bars.length && !chart.path.length,
    );
    setText(this.#note, none ? this.#texts.noChoices : '');
    const { isWhole } = chart.window;
    this.#whole.hidden = isWhole;
    this.#second.offer(isWhole);
    chart.render(Boolean(strip));
    this.#second.render(Boolean(strip));
  }

  /** The steps that are shown, unless these are all. */
  get window() {
    const { window } = this.#chart;
    return this.place.hidden || window.isWhole ? null : window.steps;
  }

  /** The tree as a list of texts. */
  async list() {
    const list = await awaited(() => import('./list.js')).catch(() => null); // the page says so
    await list?.openList(this.#workbench.words, this.#runner.playback);
  }
}

/** The names of the kinds of events, by number. @param {import('../../../run/playback.js').Playback} playback */
const kindsOf = (playback) => Array.from({ length: 32 }, (_, bits) => playback.kindOf(bits));
