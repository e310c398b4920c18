// The dialog itself: choices on the left, what comes of them on the right.
// @ts-check
import { add, addButton, addChoice } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { originOf, PARTS, THEMES, USUAL_PARTS } from '../../run/embed-options.js';
import { elementCode, frameAddress, frameCode } from './codes.js';
import { SINGLE_FILE } from '#platform';
import { strings } from './en.js';

/** @typedef {import('./codes.js').Choice} Choice */

/** The usual parts in the order of the boxes. */
const USUAL = PARTS.filter((part) => USUAL_PARTS.includes(part));
const SETTLED = 400; // ms after which the preview follows
/** Fits the usual parts. */
const SIZE = { width: '360', height: '460' };

/** A labelled field. @param {Element} parent @param {string} label @param {string} type */
function addField(parent, label, type) {
  const box = add(parent, 'label', 'entry');
  add(box, 'span', '', label);
  const input = add(box, 'input');
  input.type = type;
  if (type === 'number') input.min = '0';
  return input;
}

/** @param {Element} parent @param {string} name */
function addGroup(parent, name) {
  const group = add(parent, 'fieldset');
  add(group, 'legend', '', name);
  return group;
}

/** A box for each part. @param {Element} form @returns {Map<string, HTMLInputElement>} */
function makeParts(form) {
  const group = addGroup(form, strings.parts);
  return new Map(
    PARTS.map((part) => {
      const box = addChoice(group, 'checkbox', strings.PARTS[part]);
      box.checked = USUAL_PARTS.includes(part);
      return [part, box];
    }),
  );
}

/** @param {Element} form */
function makeOptions(form) {
  const group = addGroup(form, strings.options);
  const number = (/** @type {string} */ label, value = '') => {
    const field = addField(group, label, 'number');
    field.value = value;
    return field;
  };
  const step = number(strings.step);
  const box = add(group, 'label', 'entry');
  add(box, 'span', '', strings.theme);
  const theme = add(box, 'select');
  theme.append(...THEMES.map((name) => new Option(strings.THEMES[name], name)));
  const from = number(strings.from);
  const to = number(strings.to);
  const width = number(strings.width, SIZE.width);
  const height = number(strings.height, SIZE.height);
  const origin = addField(group, strings.origin, 'url');
  origin.parentElement?.classList.add('wide');
  const lock = addChoice(group, 'checkbox', strings.lock);
  lock.parentElement?.classList.add('wide');
  return { step, from, to, width, height, theme, origin, lock };
}

export class ShareDialog {
  #timer = 0;
  #address = '';
  #parts;
  #measured = true; // the height is what the board asks for, until the reader sets one

  constructor() {
    this.dialog = add(document.body, 'dialog', 'share');
    this.dialog.setAttribute('aria-labelledby', 'share-title');
    add(this.dialog, 'h2', '', strings.title).id = 'share-title';
    const columns = add(this.dialog, 'div', 'columns');
    this.form = add(columns, 'div', 'choices');
    const results = add(columns, 'div', 'results');
    this.#parts = makeParts(this.form);
    this.fields = makeOptions(this.form);
    this.problem = add(results, 'p', 'error');
    this.problem.setAttribute('role', 'alert');
    this.codes = Object.entries(strings.CODES).map(([kind, name]) =>
      this.#makeCode(results, kind, name),
    );
    this.told = add(results, 'p', 'told');
    this.told.setAttribute('role', 'status');
    this.preview = add(results, 'iframe');
    this.preview.title = strings.preview;
    addButton(this.dialog, strings.close, () => this.dialog.close());
    this.form.addEventListener('input', () => this.#follow());
    this.fields.height.addEventListener('input', () => (this.#measured = false));
    addEventListener('message', (event) => this.#measure(event));
    this.dialog.addEventListener('close', () => this.preview.removeAttribute('src'));
  }

  /** @param {Element} parent @param {string} kind @param {string} name */
  #makeCode(parent, kind, name) {
    const box = add(parent, 'div', 'giveaway');
    const label = add(box, 'label', '', name);
    const area = add(box, 'textarea');
    area.readOnly = true;
    area.rows = kind === 'link' ? 2 : 4;
    area.id = `share-${kind}`;
    label.htmlFor = area.id;
    const button = addButton(box, strings.copy, () => this.#copy(area));
    button.setAttribute('aria-label', strings.copyIt(name));
    return { kind, box, area };
  }

  /** @param {HTMLTextAreaElement} area */
  async #copy(area) {
    area.select();
    const copied = await navigator.clipboard.writeText(area.value).then(
      () => true,
      () => false,
    );
    setText(this.told, copied ? strings.copied : strings.notCopied);
  }

  /** @param {string} address  of the page, with its state */
  open(address) {
    this.#address = address;
    const step = new URLSearchParams(new URL(address).hash.slice(1)).get('step');
    this.fields.step.value = step && step !== '0' ? step : '';
    this.dialog.showModal();
    this.#render();
    this.#show();
  }

  /** @returns {Choice} */
  get #choice() {
    const [page, state = ''] = this.#address.split('#');
    const show = [...this.#parts].filter(([, box]) => box.checked).map(([part]) => part);
    return {
      page: page.split('?')[0],
      state,
      lang: document.documentElement.lang,
      show,
      step: this.fields.step.value,
      from: this.fields.from.value,
      to: this.fields.to.value,
      theme: this.fields.theme.value,
      lock: this.fields.lock.checked,
      origin: this.fields.origin.value.trim(),
      width: this.fields.width.value || SIZE.width,
      height: this.fields.height.value || SIZE.height,
    };
  }

  /** The board in the preview says how high it would like to be. @param {MessageEvent} event */
  #measure({ source, data }) {
    const { height } = this.fields;
    if (source !== this.preview.contentWindow || !this.#measured || data?.type !== 'resize') return;
    if (!(data.height > 0) || height.value === String(data.height)) return;
    height.value = this.preview.height = String(data.height);
    this.#render();
  }

  /** What keeps the choice from being carried out; empty where nothing does. @param {Choice} choice */
  #wrong({ show, from, to, origin }) {
    if (!show.length) return strings.noPart;
    if (Boolean(from) !== Boolean(to) || (from && Number(from) >= Number(to)))
      return strings.noRange;
    return origin && !originOf(origin) ? strings.noOrigin : '';
  }

  #follow() {
    this.#render();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(), SETTLED);
  }

  /** The codes, at once. */
  #render() {
    const choice = this.#choice;
    const wrong = SINGLE_FILE ? '' : this.#wrong(choice);
    const texts = {
      link: this.#address,
      frame: frameCode(choice, USUAL, strings.frameTitle),
      element: elementCode(choice, USUAL),
    };
    setText(this.problem, SINGLE_FILE ? strings.onlyLink : wrong);
    this.form.hidden = this.preview.hidden = SINGLE_FILE;
    for (const { kind, box, area } of this.codes) {
      box.hidden = kind !== 'link' && (SINGLE_FILE || Boolean(wrong));
      area.value = texts[/** @type {keyof typeof texts} */ (kind)];
    }
    setText(this.told, '');
  }

  /** The preview: it is a page of its own, so it comes when the reader pauses. */
  #show() {
    const choice = this.#choice;
    if (!this.dialog.open || this.form.hidden || this.#wrong(choice)) return;
    // What is framed here is heard by nobody, whatever the origin.
    const address = frameAddress({ ...choice, origin: '' }, USUAL);
    this.preview.width = choice.width;
    this.preview.height = choice.height;
    if (this.preview.src !== address) this.preview.contentWindow?.location.replace(address);
  }
}
