// The share dialog: options on the left; link, embed codes and a preview on the right.
// @ts-check
import { Dialog } from '../../base/dom/dialog.js';
import { add, addButton, addChoice, withWords } from '../../base/dom/element.js';
import { fillIn } from '../../base/words/words.js';
import { setText } from '../../base/dom/dom.js';
import { originOf, PARTS, THEMES, USUAL_PARTS } from '../../run/embed-options.js';
import { elementCode, frameAddress, frameCode, sizeFor } from './codes.js';
import { SINGLE_FILE } from '#platform';
import { strings } from './en.js';

/** @typedef {import('./codes.js').Choice} Choice */

/** The default parts, in the order of the boxes. */
const USUAL = PARTS.filter((part) => USUAL_PARTS.includes(part));
const SETTLED_MS = 400; // delay of the preview after the last change

/** A labelled field. @param {Element} parent @param {string} label  path of its text @param {string} type */
function addField(parent, label, type) {
  const box = add(parent, 'label', 'labelled');
  withWords(add(box, 'span'), label);
  const input = add(box, 'input');
  input.type = type;
  if (type === 'number') input.min = '0';
  return input;
}

/** @param {Element} parent @param {string} name  path of its text */
function addGroup(parent, name) {
  const group = add(parent, 'fieldset', 'fields');
  withWords(add(group, 'legend'), name);
  return group;
}

/** @param {Element} parent @param {string} label  path of its text */
function addBox(parent, label) {
  const box = addChoice(parent, 'checkbox', '');
  withWords(/** @type {HTMLElement} */ (box.nextElementSibling), label);
  return box;
}

/** A box for each part. @param {Element} form @returns {Map<string, HTMLInputElement>} */
function makeParts(form) {
  const group = addGroup(form, 'parts');
  return new Map(
    PARTS.map((part) => {
      const box = addBox(group, `PARTS.${part}`);
      box.checked = USUAL_PARTS.includes(part);
      return [part, box];
    }),
  );
}

/** @param {Element} form */
function makeOptions(form) {
  const group = addGroup(form, 'options');
  const step = addField(group, 'step', 'number');
  const box = add(group, 'label', 'labelled');
  withWords(add(box, 'span'), 'theme');
  const theme = add(box, 'select');
  theme.append(...THEMES.map((name) => withWords(new Option('', name), `THEMES.${name}`)));
  const from = addField(group, 'from', 'number');
  const to = addField(group, 'to', 'number');
  const width = addField(group, 'width', 'number');
  const height = addField(group, 'height', 'number');
  const origin = addField(group, 'origin', 'url');
  origin.placeholder = 'https://school.example';
  const lock = addBox(group, 'lock');
  for (const wide of [origin, lock]) wide.parentElement?.classList.add('wide');
  return { step, from, to, width, height, theme, origin, lock };
}

export class ShareDialog {
  #timer = 0;
  #address = '';
  #parts;
  #words;
  /** Whether the user has set the size; until then it depends on the parts. */
  #sized = false;

  /** @param {import('../../base/words/words.js').Words} words */
  constructor(words) {
    this.#words = words;
    this.dialog = new Dialog('share');
    const columns = add(this.dialog.element, 'div', 'columns');
    this.form = add(columns, 'div', 'choices');
    const results = add(columns, 'div', 'results');
    this.#parts = makeParts(this.form);
    this.fields = makeOptions(this.form);
    this.problem = add(results, 'p', 'error');
    this.problem.setAttribute('role', 'alert');
    this.codes = Object.keys(strings.CODES).map((kind) => this.#makeCode(results, kind));
    this.message = add(results, 'p', 'message');
    this.message.setAttribute('role', 'status');
    this.preview = add(results, 'iframe');
    this.preview.setAttribute('data-words-title', 'preview');
    const { width, height } = this.fields;
    for (const field of [width, height])
      field.addEventListener('input', () => (this.#sized = true));
    this.form.addEventListener('input', () => this.#follow());
  }

  get #texts() {
    return this.#words.of(strings);
  }

  /** @param {Element} parent @param {string} kind */
  #makeCode(parent, kind) {
    const box = add(parent, 'div', 'giveaway');
    const label = withWords(add(box, 'label'), `CODES.${kind}`);
    const area = add(box, 'textarea');
    area.readOnly = true;
    area.rows = kind === 'link' ? 2 : 4;
    area.id = `share-${kind}`;
    label.htmlFor = area.id;
    const button = withWords(
      addButton(box, '', () => this.#copy(area)),
      'copy',
    );
    return { kind, box, area, button };
  }

  /** @param {HTMLTextAreaElement} area */
  async #copy(area) {
    area.select();
    const copied = await navigator.clipboard.writeText(area.value).then(
      () => true,
      () => false,
    );
    setText(this.message, copied ? this.#texts.copied : this.#texts.notCopied);
  }

  /** @param {string} address  of the page, with its state */
  open(address) {
    this.#address = address;
    const step = new URLSearchParams(new URL(address).hash.slice(1)).get('step');
    this.fields.step.value = step && step !== '0' ? step : '';
    const texts = this.#texts;
    fillIn(this.dialog.element, texts);
    this.dialog.setTexts(texts.title, texts.close);
    for (const { kind, button } of this.codes)
      button.setAttribute('aria-label', texts.copyIt(texts.CODES[kind]));
    const [first] = SINGLE_FILE ? [this.codes[0].area] : this.#parts.values();
    this.dialog.open(first).then(() => this.preview.removeAttribute('src'));
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
      lang: this.#words.language,
      show,
      step: this.fields.step.value,
      from: this.fields.from.value,
      to: this.fields.to.value,
      theme: this.fields.theme.value,
      lock: this.fields.lock.checked,
      origin: this.fields.origin.value.trim(),
      width: this.fields.width.value,
      height: this.fields.height.value,
    };
  }

  /** The problem of a choice; empty if there is none. @param {Choice} choice */
  #wrong({ show, from, to, origin }) {
    if (!show.length) return this.#texts.noPart;
    if (Boolean(from) !== Boolean(to) || (from && Number(from) >= Number(to)))
      return this.#texts.noRange;
    return origin && !originOf(origin) ? this.#texts.noOrigin : '';
  }

  #follow() {
    this.#render();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(), SETTLED_MS);
  }

  /** Updates the codes. */
  #render() {
    if (!this.#sized) {
      const shown = [...this.#parts].filter(([, box]) => box.checked).map(([part]) => part);
      const { width, height } = sizeFor(shown);
      this.fields.width.value = String(width);
      this.fields.height.value = String(height);
    }
    const choice = this.#choice;
    const wrong = SINGLE_FILE ? '' : this.#wrong(choice);
    const texts = {
      link: this.#address,
      frame: frameCode(choice, USUAL, this.#texts.frameTitle),
      element: elementCode(choice, USUAL),
    };
    setText(this.problem, SINGLE_FILE ? this.#texts.onlyLink : wrong);
    this.form.hidden = this.preview.hidden = SINGLE_FILE;
    for (const { kind, box, area } of this.codes) {
      box.hidden = kind !== 'link' && (SINGLE_FILE || Boolean(wrong));
      area.value = texts[/** @type {keyof typeof texts} */ (kind)];
    }
    setText(this.message, '');
  }

  /** Updates the preview. */
  #show() {
    const choice = this.#choice;
    if (!this.dialog.isOpen || this.form.hidden || this.#wrong(choice)) return;
    // The preview is embedded in this page, whose origin may differ from the chosen one.
    const address = frameAddress({ ...choice, origin: '' }, USUAL);
    this.preview.width = choice.width;
    this.preview.height = choice.height;
    if (this.preview.src !== address) this.preview.contentWindow?.location.replace(address);
  }
}
