// The mode Explain: the path of a person through the puzzle, step by step.
// @ts-check
import { addStyle, SINGLE_FILE } from '#platform';
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { keep, kept } from '../../base/platform/storage.js';
import { chainsOf } from '../../logic/chains.js';
import { logic } from '../../logic/client.js';
import { effortOf } from '../../logic/difficulty.js';
import { strings as logicStrings } from '../../logic/en.js';
import { paint, pictureOf } from '../../logic/picture.js';
import { fullName, nameOf, storyOf } from '../../logic/story.js';
import { digitsOf, EMPTY, filled, stateText } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { Ladder } from './ladder.js';
import { groupsOf, positionAt, whyNot } from './path.js';
import { addMarked, showRibbon } from './show.js';

/** @typedef {import('../../logic/protocol.js').OrderName} OrderName */
/** @typedef {import('../../logic/protocol.js').PathReply} PathReply */
/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../../base/dom/mode.js').Context & {workbench: Workbench}} Context */
/** @typedef {{hardest?: boolean}} Request  `hardest`: begin at the hardest step, in the order that rates */

/** @type {OrderName[]} */
const ORDERS = ['books', 'sudoku-explainer'];

const icon = (/** @type {string} */ name) =>
  `<svg aria-hidden="true"><use href="#i-${name}" /></svg>`;
const DOCK = `
  <div id="explain-ladder" hidden></div>
  <div class="transport">
    <button type="button" id="explain-back" class="q">${icon('left')}<span></span></button>
    <span class="count" id="explain-count"></span>
    <button type="button" id="explain-next" class="p"><span></span>${icon('right')}</button>
  </div>`;
const LEGEND = {
  strong:
    '<svg viewBox="0 0 44 20" aria-hidden="true"><circle class="ring" cx="8" cy="10" r="6"/><circle class="disc" cx="36" cy="10" r="6.5"/><path class="bar" d="M15 10h14"/></svg>',
  weak: '<svg viewBox="0 0 44 20" aria-hidden="true"><circle class="disc" cx="8" cy="10" r="6.5"/><circle class="ring" cx="36" cy="10" r="6"/><path class="dash" d="M16 10h13"/></svg>',
  out: '<svg viewBox="0 0 44 20" aria-hidden="true"><circle class="gone" cx="22" cy="10" r="8"/><path class="gone" d="M12 10h20"/></svg>',
};

/** @param {Context} context @returns {Promise<import('../../base/dom/mode.js').Mode>} */
export async function mount(context) {
  await Promise.all([
    context.words.add({ explain: strings, logic: logicStrings }),
    addStyle('explain.css'),
  ]);
  return new Explain(context);
}

class Explain {
  #context;
  #workbench;
  #ladder;
  #parts;
  #current = false;
  /** @type {OrderName} */
  #order = ORDERS.find((order) => order === kept.order) ?? 'books';
  /** What the path was asked for: state and order. */
  #key = '';
  /** @type {PathReply | null} */
  #path = null;
  /** @type {unknown} */
  #error = null;
  #found = 0;
  #asked = new AbortController();
  /** The step that is explained; the number of steps at the end. */
  #at = 0;
  /** The technique that Back and Next go through; empty for all. */
  #only = '';
  #toHardest = false;
  /** Entries differ from the solution: the path starts from the givens. */
  #wrong = false;
  #shown = '';
  /** @type {number[]} */
  #efforts = [];
  /** @type {import('../../logic/picture.js').Picture | null} */
  #picture = null;

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    const { workbench, dock, panel } = context;
    this.#workbench = workbench;
    dock.innerHTML = DOCK;
    const part = (/** @type {string} */ id) =>
      /** @type {HTMLElement} */ (dock.querySelector(`#${id}`));
    this.#ladder = new Ladder(part('explain-ladder'), (step) => this.#go(step));
    const head = add(panel.a, 'div', 'head');
    const [title, by] = [add(head, 'h2'), add(head, 'span', 'by')];
    const ribbon = add(panel.a, 'div', 'ribbon');
    const reasons = add(panel.a, 'ol', 'reasons');
    const note = add(panel.a, 'p', 'explain-note');
    const foot = add(panel.a, 'div', 'explain-foot');
    const legend = add(foot, 'dl', 'legend');
    const tools = add(panel.b, 'div', 'path-tools');
    const orders = add(tools, 'div', 'seg');
    orders.setAttribute('role', 'group');
    const choices = ORDERS.map((order) => {
      const button = addButton(orders, '', () => this.#choose(order));
      button.value = order;
      return button;
    });
    const filter = add(tools, 'select');
    filter.id = 'explain-filter';
    filter.onchange = () => {
      this.#only = filter.value;
      const first = this.#next(-1, 1);
      if (this.#only && first >= 0 && !this.#fits(this.#at)) this.#go(first);
      else this.#redraw();
    };
    const hardest = addButton(tools, '', () => this.#goToHardest());
    hardest.className = 'q';
    hardest.id = 'explain-hardest';
    const heading = add(panel.b, 'h3');
    const list = add(panel.b, 'ol', 'path');
    list.tabIndex = 0;
    const scale = add(panel.b, 'p', 'explain-scale');
    this.#parts = {
      back: /** @type {HTMLButtonElement} */ (part('explain-back')),
      next: /** @type {HTMLButtonElement} */ (part('explain-next')),
      count: part('explain-count'),
      ...{ title, by, ribbon, reasons, note, legend, foot, orders, choices, filter, hardest },
      ...{ tools, heading, list, scale },
    };
    this.#parts.back.onclick = () => this.#step(-1);
    this.#parts.next.onclick = () => this.#step(1);
    document.addEventListener('keydown', (event) => this.#press(event));
  }

  get #texts() {
    return this.#context.words.of(strings);
  }

  get #logicTexts() {
    return this.#context.words.of(logicStrings);
  }

  // ---- The path ---------------------------------------------------------------------------------

  /** Asks for the path of the puzzle at hand, unless it is known. */
  #follow() {
    const { session } = this.#workbench;
    const { puzzle, analysis } = session;
    const ready = analysis?.verdict === 'one' && filled(puzzle.givens) > 0;
    const { answer } = session;
    this.#wrong = Boolean(
      answer && [...puzzle.entries].some((digit, i) => digit > '0' && digit !== answer[i]),
    );
    const entries = this.#wrong ? EMPTY.entries : puzzle.entries;
    const state = stateText({ ...EMPTY, givens: puzzle.givens, entries });
    const key = ready ? `${this.#order} ${state}` : '';
    if (key === this.#key) return;
    this.#key = key;
    this.#asked.abort();
    this.#path = this.#error = null;
    this.#found = 0;
    this.#at = 0;
    this.#only = '';
    if (!ready) return;
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    logic()
      .path(state, this.#order, {
        signal,
        progress: ({ steps }) => {
          this.#found = steps;
          if (key === this.#key) this.#workbench.invalidate();
        },
      })
      .then(
        (path) => this.#take(key, path),
        (error) => {
          if (key !== this.#key) return;
          this.#error = error;
          this.#key = ''; // the next visit tries again
          this.#redraw();
        },
      );
  }

  /** @param {string} key @param {PathReply} path */
  #take(key, path) {
    if (key !== this.#key) return;
    this.#path = path;
    this.#efforts = path.deductions.map(effortOf);
    if (this.#toHardest) this.#goToHardest();
    else this.#redraw();
  }

  get #steps() {
    return this.#path?.deductions ?? [];
  }

  /** The step shows what the filter asks for. @param {number} at */
  #fits(at) {
    return !this.#only || this.#steps[at]?.technique === this.#only;
  }

  /** The next step that fits, -1 for none. @param {number} from @param {1 | -1} by */
  #next(from, by) {
    for (let at = from + by; at >= 0 && at < this.#steps.length; at += by)
      if (this.#fits(at)) return at;
    return by > 0 && !this.#only && this.#path && from < this.#steps.length
      ? this.#steps.length
      : -1;
  }

  /** @param {1 | -1} by */
  #step(by) {
    const to = this.#next(this.#at, by);
    if (to >= 0) this.#go(to);
  }

  /** @param {number} at */
  #go(at) {
    this.#at = at;
    this.#workbench.board.select([]);
    this.#redraw();
  }

  #goToHardest() {
    this.#toHardest = false;
    if (!this.#steps.length) return;
    this.#only = '';
    this.#go(this.#efforts.indexOf(Math.max(...this.#efforts)));
  }

  /** @param {OrderName} order */
  #choose(order) {
    this.#order = order;
    keep({ order });
    this.#redraw();
  }

  #redraw() {
    this.#shown = '';
    this.#workbench.invalidate();
  }

  // ---- Keys and questions -----------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { key, target } = event;
    if (!this.#current || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    const held =
      target instanceof Element && target.closest('input, select, textarea, table, [role=slider]');
    const by =
      key === 'PageDown' || (key === 'ArrowRight' && !held)
        ? 1
        : key === 'PageUp' || (key === 'ArrowLeft' && !held)
          ? -1
          : 0;
    if (!by) return;
    event.preventDefault();
    this.#step(by);
  }

  /** Says why a digit is not in a cell. @param {number[]} cells @param {number} digit */
  #ask(cells, digit) {
    const texts = this.#texts;
    const path = this.#path;
    if (!path) return;
    if (cells.length !== 1) return this.#workbench.say(texts.select, { kind: 'you' });
    const reason = whyNot(path, cells[0], digit);
    const step = 'step' in reason ? reason.step : -1;
    const action = step < 0 ? null : { text: texts.show, run: () => this.#go(step) };
    const kind = reason.kind === 'clash' ? 'clash' : reason.kind === 'is' ? 'info' : 'step';
    this.#workbench.say(texts.whyNot(reason, cells[0], digit), { kind, action });
  }

  // ---- The board --------------------------------------------------------------------------------

  #overlay = {
    pencilled: true,
    /** @param {import('../../board/board.js').CellView[]} views */
    cells: (views) => {
      const path = this.#path;
      if (!path) return;
      const { digits, candidates } = positionAt(path, this.#at);
      const { givens, entries } = this.#workbench.session.puzzle;
      views.forEach((old, cell) => {
        const digit = Number(digits[cell]);
        const entered = entries[cell] !== '0' && !this.#wrong;
        const kind = givens[cell] !== '0' ? 'given' : entered ? 'entered' : digit ? 'solved' : '';
        const view = {
          ...old,
          ...{ digit, kind, marks: '', other: 0, others: 0, crossed: 0 },
          ...{ corner: 0, centre: 0, tint: 0, candidates: candidates[cell], readonly: true },
        };
        view.name = this.#workbench.texts.cell(cell, view, [], digitsOf(view.candidates), []);
        views[cell] = view;
      });
      if (this.#picture) paint(this.#picture, views);
    },
    drawing: () => this.#picture?.drawing ?? {},
  };

  // ---- The panel --------------------------------------------------------------------------------

  /** What is said instead of a step: title and text. @returns {[string, string] | null} */
  #instead() {
    const texts = this.#texts;
    const { session } = this.#workbench;
    const verdict = session.analysis?.verdict;
    if (!filled(session.puzzle.givens)) return [texts.empty, texts.emptyBecause];
    if (verdict === 'many') return [texts.several, texts.severalBecause];
    if (verdict === 'none') return [texts.none, texts.noneBecause];
    if (verdict === 'invalid') return [texts.invalid, texts.invalidBecause];
    if (this.#error) return [texts.stuck, texts.failed(this.#error)];
    if (!this.#path) return [texts.searching, this.#found ? texts.found(this.#found) : ''];
    if (this.#at < this.#steps.length) return null;
    if (!this.#path.solved) return [texts.stuck, texts.stuckBecause];
    return [texts.solved, texts.solvedBy(this.#steps.length)];
  }

  #renderStep() {
    const { title, by, ribbon, reasons, note, legend, foot } = this.#parts;
    const texts = this.#texts;
    const step = this.#steps[this.#at];
    const instead = this.#instead();
    reasons.replaceChildren();
    legend.replaceChildren();
    foot.querySelector('a')?.remove();
    showRibbon(ribbon, step && !instead ? chainsOf(step) : [], this.#cellName);
    if (instead || !step) {
      setText(title, instead?.[0] ?? '');
      setText(by, '');
      setText(note, instead?.[1] ?? '');
      const good = Boolean(this.#path?.solved);
      this.#workbench.say('');
      if (this.#path) this.#workbench.say(instead?.[0] ?? '', { kind: good ? 'good' : 'none' });
      return;
    }
    const { name, where, why, so, line } = storyOf(step, this.#logicTexts);
    setText(title, name);
    const hardest = this.#efforts[this.#at] === Math.max(...this.#efforts);
    const rating = this.#logicTexts.rating(step.rating);
    setText(by, step.rating ? texts.rated(rating, hardest) : texts.unrated(hardest));
    setText(note, this.#wrong ? texts.wrong : '');
    [where, why, so].forEach((text, i) => {
      const item = add(reasons, 'li');
      add(item, 'h3', '', texts.parts[i]);
      addMarked(add(item, 'p'), text);
    });
    const { links } = this.#picture?.drawing ?? { links: [] };
    this.#addLegend(
      'strong',
      links.some(({ strong }) => strong),
    );
    this.#addLegend(
      'weak',
      links.some(({ strong }) => !strong),
    );
    this.#addLegend('out', step.eliminations.length > 0);
    if (!SINGLE_FILE) {
      const { language } = this.#context.words;
      const about = add(foot, 'a', 'about', texts.about);
      about.href = `technique.html${language === 'en' ? '' : `?lang=${language}`}#${step.technique}`;
    }
    this.#workbench.say(line, { kind: 'step' });
  }

  /** @param {keyof typeof LEGEND} kind @param {boolean} shown */
  #addLegend(kind, shown) {
    if (!shown) return;
    add(this.#parts.legend, 'dt').innerHTML = LEGEND[kind];
    add(this.#parts.legend, 'dd', '', this.#texts.legend[kind]);
  }

  #cellName = (/** @type {number} */ cell) => this.#logicTexts.cellName(cell);

  #renderPath() {
    const { list, filter, heading, hardest, choices, orders, scale, tools } = this.#parts;
    const texts = this.#texts;
    setText(heading, texts.path);
    setText(scale, texts.scale);
    setText(hardest, texts.hardest);
    orders.setAttribute('aria-label', texts.order);
    filter.setAttribute('aria-label', texts.filter);
    list.setAttribute('aria-label', texts.path);
    const known = this.#steps.length > 0;
    heading.hidden = list.hidden = scale.hidden = filter.hidden = hardest.hidden = !known;
    tools.hidden = !known && !this.#key;
    choices.forEach((button) => {
      setText(button, texts.orders[/** @type {OrderName} */ (button.value)]);
      button.setAttribute('aria-pressed', String(button.value === this.#order));
    });
    const names = new Map();
    for (const { technique } of this.#steps) names.set(technique, (names.get(technique) ?? 0) + 1);
    filter.replaceChildren();
    const option = (/** @type {string} */ value, /** @type {string} */ text) => {
      const element = add(filter, 'option', '', text);
      element.value = value;
      element.selected = value === this.#only;
    };
    option('', texts.all);
    for (const [technique, n] of names)
      option(technique, texts.only(nameOf(technique, this.#logicTexts), n));
    list.replaceChildren();
    for (const group of groupsOf(this.#steps)) this.#addGroup(group);
    const here = /** @type {HTMLElement | null} */ (list.querySelector('.here'));
    if (here) list.scrollTop = here.offsetTop - list.offsetTop - list.clientHeight / 3;
  }

  /** @param {import('./path.js').Group} group */
  #addGroup(group) {
    const { from, to, technique, rating } = group;
    if (this.#only && technique !== this.#only) return;
    const at = this.#at;
    const item = add(this.#parts.list, 'li', to <= at ? 'past' : from <= at ? 'here' : 'todo');
    const button = addButton(item, '', () => this.#go(from));
    add(button, 'span', 'n', this.#texts.range(from + 1, to));
    add(button, 'span', 'name', fullName(/** @type {any} */ (group), this.#logicTexts));
    const bar = add(button, 'span', 'r', rating ? this.#logicTexts.rating(rating) : '–');
    bar.style.setProperty('--r', String(rating));
    if (from <= at && at < to) button.setAttribute('aria-current', 'step');
  }

  // ---- The mode ---------------------------------------------------------------------------------

  /** @param {Request} [request] */
  enter(request) {
    const { entry, board } = this.#workbench;
    this.#current = true;
    entry.locked = true;
    entry.asks = (cells, digit) => this.#ask(cells, digit);
    board.select([]);
    this.#workbench.overlay = this.#overlay;
    if (request?.hardest) {
      this.#order = 'sudoku-explainer';
      this.#toHardest = true;
      if (this.#path && this.#key.startsWith(this.#order)) this.#goToHardest();
    }
    this.#redraw();
  }

  leave() {
    const { entry } = this.#workbench;
    this.#current = false;
    this.#toHardest = false;
    entry.locked = false;
    entry.asks = null;
    this.#workbench.overlay = null;
    this.#workbench.say('');
  }

  render() {
    this.#follow();
    const { back, next, count } = this.#parts;
    const texts = this.#texts;
    const { language } = this.#context.words;
    const n = this.#steps.length;
    const verdict = this.#workbench.session.analysis?.verdict;
    const state = [language, this.#at, this.#only, this.#found, verdict, this.#key, n].join();
    if (this.#shown === state) return;
    this.#shown = state;
    const step = this.#steps[this.#at];
    this.#picture = step ? pictureOf(step) : null;
    setText(/** @type {Element} */ (back.querySelector('span')), texts.back);
    setText(/** @type {Element} */ (next.querySelector('span')), texts.next);
    back.disabled = this.#next(this.#at, -1) < 0;
    next.disabled = this.#next(this.#at, 1) < 0;
    setText(count, n ? texts.count(Math.min(this.#at + 1, n), n) : '');
    this.#renderStep();
    this.#renderPath();
    const line = step ? storyOf(step, this.#logicTexts).line : texts.solved;
    this.#ladder.render(n ? this.#efforts : [], this.#at, {
      unrated: (at) => !this.#steps[at]?.rating,
      name: texts.ladder,
      end: texts.steps(n),
      value: texts.value(Math.min(this.#at + 1, n), n, line),
      rating: (rating) => this.#logicTexts.rating(rating),
    });
    this.#workbench.invalidate(); // the board is rendered before its modes
  }

  keys() {
    return this.#texts.KEYS;
  }
}
