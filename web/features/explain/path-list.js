// The side of Explain: the order of techniques, the filter, and the list of all steps.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { fullName, lossesOf, nameOf, plain } from '../../logic/story.js';
import { entriesOf } from './path.js';

/** @typedef {import('./followed-path.js').FollowedPath} FollowedPath */
/** @typedef {import('./path.js').Group} Group */
/** @typedef {import('./followed-path.js').Choice} Choice */
/** @typedef {typeof import('./en.js').strings} Texts */
/** @typedef {typeof import('../../logic/en.js').strings} LogicTexts */

/**
 * One entry of the list. It is kept while the path grows, with the focus on it.
 * @typedef {object} Row
 * @property {Group} group
 * @property {HTMLElement} item
 * @property {HTMLButtonElement} button
 * @property {HTMLElement} n
 * @property {HTMLElement} name
 * @property {HTMLElement} bar
 */

/** The paths that the reader can choose. @type {Choice[]} */
export const ORDERS = ['books', 'sudoku-explainer', 'gentlest'];

export class PathList {
  #followed;
  #parts;
  /** What the list has been made for: first what another list has, then what a path that grows has. */
  #made = /** @type {unknown[]} */ ([]);
  /** @type {Row[]} */
  #rows = [];
  /** The step to which the list was scrolled last. */
  #scrolledTo = -1;

  /**
   * @param {HTMLElement} panel  empty
   * @param {FollowedPath} followed
   * @param {(order: Choice) => void} choose
   */
  constructor(panel, followed, choose) {
    this.#followed = followed;
    const tools = add(panel, 'div', 'path-tools');
    const orders = add(tools, 'div', 'seg');
    orders.setAttribute('role', 'group');
    const choices = ORDERS.map((order) => {
      const button = addButton(orders, '', () => choose(order));
      button.value = order;
      return button;
    });
    const filter = add(tools, 'select');
    filter.id = 'explain-filter';
    filter.onchange = () => followed.filter(filter.value);
    const hardest = addButton(tools, '', () => followed.goToHardest());
    hardest.className = 'q';
    hardest.id = 'explain-hardest';
    const whole = add(panel, 'div', 'whole-path');
    const heading = add(whole, 'h3');
    const list = add(whole, 'ol', 'path');
    list.tabIndex = 0;
    const scale = add(whole, 'p', 'explain-scale');
    this.#parts = { tools, orders, choices, filter, hardest, whole, heading, list, scale };
    list.addEventListener('scroll', () => this.#hideCutRows());
    new ResizeObserver(() => this.#scroll(this.#scrolledTo)).observe(list);
  }

  /** @param {string} language @param {Texts} texts @param {LogicTexts} logicTexts */
  render(language, texts, logicTexts) {
    const { tools, filter, hardest, whole } = this.#parts;
    const { steps, only, active, at, complete, rests } = this.#followed;
    tools.hidden = !active;
    filter.hidden = hardest.hidden = whole.hidden = !steps.length;
    hardest.disabled = !complete;
    this.#renderTexts(texts);
    const made = [steps[0], only, language, rests, steps, complete];
    const changed = made.findIndex((part, i) => part !== this.#made[i]);
    if (changed >= 0) {
      this.#made = made;
      this.#makeFilter(texts, logicTexts);
      this.#makeList(texts, logicTexts);
      // A path that grows stays where the reader has scrolled it.
      if (changed < made.indexOf(steps)) this.#scrolledTo = -1;
    }
    for (const { group, item, button } of this.#rows) {
      const here = group.from <= at && at < group.to;
      item.className = here ? 'here' : group.to <= at ? 'past' : 'todo';
      if (here) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    if (this.#scrolledTo !== at) this.#scroll(at);
    else this.#fit();
  }

  /** @param {Texts} texts */
  #renderTexts(texts) {
    const { orders, choices, filter, hardest, heading, list, scale } = this.#parts;
    const { rests, at } = this.#followed;
    setText(heading, rests ? texts.restsOn(rests.length, at) : texts.path);
    setText(scale, texts.scale);
    setText(hardest, texts.hardest);
    orders.setAttribute('aria-label', texts.order);
    filter.setAttribute('aria-label', texts.filter);
    list.setAttribute('aria-label', texts.path);
    choices.forEach((button, i) => {
      setText(button, texts.orders[ORDERS[i]]);
      button.title = texts.ordersAre[ORDERS[i]];
      button.setAttribute('aria-pressed', String(ORDERS[i] === this.#followed.order));
    });
  }

  /** @param {Texts} texts @param {LogicTexts} logicTexts */
  #makeFilter(texts, logicTexts) {
    const { filter } = this.#parts;
    const { steps, only } = this.#followed;
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { technique } of steps) counts.set(technique, (counts.get(technique) ?? 0) + 1);
    const choices = [...counts].map(([technique, n]) => ({
      value: technique,
      text: texts.only(nameOf(technique, logicTexts), n),
    }));
    // Options are kept: the reader may be choosing while the path grows.
    [{ value: '', text: texts.all }, ...choices].forEach(({ value, text }, i) => {
      const option = filter.options[i] ?? add(filter, 'option');
      option.value = value;
      setText(option, text);
    });
    filter.options.length = 1 + choices.length;
    filter.value = only;
  }

  /** @param {Texts} texts @param {LogicTexts} logicTexts */
  #makeList(texts, logicTexts) {
    const { steps, only, complete, rests } = this.#followed;
    /** @type {Group[]} */
    const groups = rests
      ? rests.map((from) => ({ ...steps[from], from, to: from + 1 }))
      : entriesOf(steps, only, complete);
    for (const { item } of this.#rows.splice(groups.length)) item.remove();
    groups.forEach((group, i) => {
      const { from, to, rating, singles } = group;
      const row = (this.#rows[i] ??= this.#addRow(group));
      row.group = group;
      setText(row.n, texts.range(from + 1, to));
      const { placements, eliminations } = steps[from];
      const name = singles ? texts.toTheEnd : fullName(group, logicTexts);
      setText(row.name, rests ? plain(logicTexts.so(placements, lossesOf(eliminations))) : name);
      setText(row.bar, rating ? logicTexts.rating(rating) : '–');
      row.bar.style.setProperty('--r', String(rating));
    });
  }

  /** @param {Group} group @returns {Row} */
  #addRow(group) {
    const item = add(this.#parts.list, 'li');
    const button = addButton(item, '', () => this.#followed.go(row.group.from));
    const [n, name, bar] = ['n', 'name', 'r'].map((part) => add(button, 'span', part));
    const row = { group, item, button, n, name, bar };
    return row;
  }

  /** Scrolls the row of a step to about a third of the height of the list. @param {number} at */
  #scroll(at) {
    const { list } = this.#parts;
    this.#scrolledTo = at;
    this.#fit();
    const here = this.#rows.find(({ group }) => group.from <= at && at < group.to);
    if (!here) return;
    const wanted = here.item.offsetTop - list.clientHeight / 3;
    const top = this.#rows.find(({ item }) => item.offsetTop >= wanted);
    list.scrollTop = top?.item.offsetTop ?? 0;
    this.#hideCutRows();
  }

  /** Gives the last row a margin if the first visible row would not be whole at the end. */
  #fit() {
    const { list } = this.#parts;
    const { scrollTop } = list;
    const items = this.#rows.map(({ item }) => item);
    const last = items.at(-1);
    if (!last) return;
    for (const item of items) item.style.marginBottom = '';
    const most = list.scrollHeight - list.clientHeight;
    const highest = items.find(({ offsetTop }) => offsetTop >= most) ?? last;
    last.style.marginBottom = most > 0 ? `${highest.offsetTop - most}px` : '';
    list.scrollTop = scrollTop;
    this.#hideCutRows();
  }

  /** Hides the rows that an edge of the list cuts. */
  #hideCutRows() {
    const { scrollTop, clientHeight } = this.#parts.list;
    const [first, end] = [scrollTop - 1, scrollTop + clientHeight + 1]; // positions may be fractions
    for (const { item } of this.#rows) {
      const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight];
      item.classList.toggle(
        'cut',
        (top < first && bottom > first + 2) || (top < end - 2 && bottom > end),
      );
    }
  }
}
