// The dialog itself: choices on the left, what comes of them on the right.
// @ts-check
import { add, addButton, addChoice } from '../element.js';
import { setText } from '../dom.js';
import { originOf, PARTS, readShow, THEMES, USUAL_PARTS } from '../embed/options.js';
import { frameAddress, frameCode } from './codes.js';
import * as strings from '../strings/share-en.js';

/** @typedef {import('./codes.js').Choice} Choice */

const SETTLED = 400; // ms after which the preview follows
/** Fits the usual parts. */
const SIZE = { width: '360', height: '460' };

/** A labelled field. @param {Element} parent @param {string} label @param {string} type */
function addField(parent, label, type) {
  const box = add(parent, 'label', 'field');
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

export class ShareDialog {
  #timer = 0;
  #address = '';
  /** @type {Map<string, HTMLInputElement>} */
  #parts = new Map();

  /** @param {string} style  address of its style sheet */
  constructor(style) {
    const link = add(document.head, 'link');
    link.rel = 'stylesheet';
    link.href = style;
    this.dialog = add(document.body, 'dialog', 'share');
    this.dialog.setAttribute('aria-labelledby', 'share-title');
    add(this.dialog, 'h2', '', strings.title).id = 'share-title';
    const columns = add(this.dialog, 'div', 'columns');
    this.form = add(columns, 'div', 'choices');
    const results = add(columns, 'div', 'results');
    this.#makeChoices();
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
    this.dialog.addEventListener('close', () => this.preview.removeAttribute('src'));
  }

  #makeChoices() {
    const parts = addGroup(this.form, strings.parts);
    for (const part of PARTS) {
      const box = addChoice(parts, 'checkbox', strings.PARTS[part]);
      box.checked = USUAL_PARTS.includes(part);
      this.#parts.set(part, box);
    }
    const options = addGroup(this.form, strings.options);
    this.step = addField(options, strings.step, 'number');
    this.from = addField(options, strings.from, 'number');
    this.to = addField(options, strings.to, 'number');
    this.width = addField(options, strings.width, 'number');
    this.height = addField(options, strings.height, 'number');
    const box = add(options, 'label', 'field');
    add(box, 'span', '', strings.theme);
    this.theme = add(box, 'select');
    this.theme.append(...THEMES.map((theme) => new Option(strings.THEMES[theme], theme)));
    this.origin = addField(options, strings.origin, 'url');
    this.origin.parentElement?.classList.add('wide');
    this.lock = addChoice(options, 'checkbox', strings.lock);
    this.width.value = SIZE.width;
    this.height.value = SIZE.height;
  }

  /** @param {Element} parent @param {string} kind @param {string} name */
  #makeCode(parent, kind, name) {
    const box = add(parent, 'div', 'code');
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
    this.step.value = step && step !== '0' ? step : '';
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
      show,
      step: this.step.value,
      from: this.from.value,
      to: this.to.value,
      theme: this.theme.value,
      lock: this.lock.checked,
      origin: this.origin.value.trim(),
      width: this.width.value || SIZE.width,
      height: this.height.value || SIZE.height,
    };
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
    const served = location.protocol.startsWith('http');
    const wrong = served ? this.#wrong(choice) : '';
    const texts = {
      link: this.#address,
      frame: frameCode(choice, readShow('').shown, strings.frameTitle),
    };
    setText(this.problem, served ? wrong : strings.onlyLink);
    this.form.hidden = this.preview.hidden = !served;
    for (const { kind, box, area } of this.codes) {
      box.hidden = kind !== 'link' && (!served || Boolean(wrong));
      area.value = texts[/** @type {keyof typeof texts} */ (kind)];
    }
    setText(this.told, '');
  }

  /** The preview: it is a page of its own, so it comes when the reader pauses. */
  #show() {
    const choice = this.#choice;
    if (!this.dialog.open || this.form.hidden || this.#wrong(choice)) return;
    // What is framed here is heard by nobody, whatever the origin.
    const address = frameAddress({ ...choice, origin: '' }, USUAL_PARTS);
    this.preview.width = choice.width;
    this.preview.height = choice.height;
    if (this.preview.src !== address) this.preview.contentWindow?.location.replace(address);
  }
}
