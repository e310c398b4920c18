// The side of Explain: the order of techniques, the filter, and the list of all steps.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { fullName, nameOf } from '../../logic/story.js';
import { entriesOf } from './path.js';

/** @typedef {import('./followed-path.js').FollowedPath} FollowedPath */
/** @typedef {import('./path.js').Group} Group */
/** @typedef {import('../../logic/protocol.js').OrderName} OrderName */
/** @typedef {typeof import('./en.js').strings} Texts */
/** @typedef {typeof import('../../logic/en.js').strings} LogicTexts */

/** The orders of techniques that the reader can choose. @type {OrderName[]} */
export const ORDERS = ['books', 'sudoku-explainer'];

export class PathList {
  #followed;
  #parts;
  /** What the list was built for. */
  #built = /** @type {unknown[]} */ ([]);
  /** @type {{group: Group, item: HTMLElement, button: HTMLButtonElement}[]} */
  #rows = [];
  /** The step to which the list was scrolled last. */
  #scrolledTo = -1;

  /**
   * @param {HTMLElement} panel  empty
   * @param {FollowedPath} followed
   * @param {(order: OrderName) => void} choose
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
    const { steps, only, active, at } = this.#followed;
    tools.hidden = !active;
    filter.hidden = hardest.hidden = whole.hidden = !steps.length;
    this.#renderTexts(texts);
    const built = [steps, only, language];
    if (built.some((part, i) => part !== this.#built[i])) {
      this.#built = built;
      this.#buildFilter(texts, logicTexts);
      this.#buildList(texts, logicTexts);
      this.#scrolledTo = -1;
    }
    for (const { group, item, button } of this.#rows) {
      const here = group.from <= at && at < group.to;
      item.className = here ? 'here' : group.to <= at ? 'past' : 'todo';
      if (here) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
    if (this.#scrolledTo !== at) this.#scroll(at);
  }

  /** @param {Texts} texts */
  #renderTexts(texts) {
    const { orders, choices, filter, hardest, heading, list, scale } = this.#parts;
    setText(heading, texts.path);
    setText(scale, texts.scale);
    setText(hardest, texts.hardest);
    orders.setAttribute('aria-label', texts.order);
    filter.setAttribute('aria-label', texts.filter);
    list.setAttribute('aria-label', texts.path);
    choices.forEach((button, i) => {
      setText(button, texts.orders[ORDERS[i]]);
      button.setAttribute('aria-pressed', String(ORDERS[i] === this.#followed.order));
    });
  }

  /** @param {Texts} texts @param {LogicTexts} logicTexts */
  #buildFilter(texts, logicTexts) {
    const { filter } = this.#parts;
    const { steps, only } = this.#followed;
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { technique } of steps) counts.set(technique, (counts.get(technique) ?? 0) + 1);
    filter.replaceChildren(new Option(texts.all, ''));
    for (const [technique, n] of counts)
      filter.add(new Option(texts.only(nameOf(technique, logicTexts), n), technique));
    filter.value = only;
  }

  /** @param {Texts} texts @param {LogicTexts} logicTexts */
  #buildList(texts, logicTexts) {
    const { list } = this.#parts;
    const { steps, only } = this.#followed;
    list.replaceChildren();
    this.#rows = entriesOf(steps, only).map((group) => {
      const { from, to, rating, singles } = group;
      const item = add(list, 'li');
      const button = addButton(item, '', () => this.#followed.go(from));
      add(button, 'span', 'n', texts.range(from + 1, to));
      add(button, 'span', 'name', singles ? texts.toTheEnd : fullName(group, logicTexts));
      const bar = add(button, 'span', 'r', rating ? logicTexts.rating(rating) : '–');
      bar.style.setProperty('--r', String(rating));
      return { group, item, button };
    });
  }

  /** Scrolls the row of a step to about a third of the height of the list. @param {number} at */
  #scroll(at) {
    const { list } = this.#parts;
    this.#scrolledTo = at;
    const items = this.#rows.map(({ item }) => item);
    const last = items.at(-1);
    if (!last) return;
    // The last row may get a margin, so that the first visible row is whole at the end, too.
    last.style.marginBottom = '';
    const most = list.scrollHeight - list.clientHeight;
    const highest = items.find(({ offsetTop }) => offsetTop >= most) ?? last;
    last.style.marginBottom = most > 0 ? `${highest.offsetTop - most}px` : '';
    const here = this.#rows.find(({ group }) => group.from <= at && at < group.to);
    if (here) {
      const wanted = here.item.offsetTop - list.clientHeight / 3;
      list.scrollTop = items.find(({ offsetTop }) => offsetTop >= wanted)?.offsetTop ?? 0;
    }
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
