// Embed codes with their options and a preview.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add, addButton, addChoice, withWords } from '../../base/dom/element.js';
import { addSegments } from '../../base/dom/segments.js';
import { ASKED, originOf, PARTS, THEMES, USUAL_PARTS } from '../../run/embed-options.js';
import { elementCode, frameAddress, frameCode, PRESETS, sizeFor } from './codes.js';
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

/** @param {Element} parent @param {'theme' | 'ask'} label  path of its text @param {string[]} values */
function addSelect(parent, label, values) {
  const box = add(parent, 'label', 'labelled');
  withWords(add(box, 'span'), label);
  const select = add(box, 'select');
  const texts = { theme: 'THEMES', ask: 'ASKED' }[label];
  select.append(
    ...values.map((value) => withWords(new Option('', value), `${texts}.${value || 'off'}`)),
  );
  return select;
}

/** @param {Element} form */
function makeOptions(form) {
  const group = addGroup(form, 'options');
  const step = addField(group, 'step', 'number');
  const theme = addSelect(group, 'theme', THEMES);
  const ask = addSelect(group, 'ask', ['', ...ASKED]);
  const from = addField(group, 'from', 'number');
  const to = addField(group, 'to', 'number');
  const width = addField(group, 'width', 'number');
  const height = addField(group, 'height', 'number');
  const origin = addField(group, 'origin', 'url');
  origin.placeholder = 'https://school.example';
  const lock = addBox(group, 'lock');
  for (const wide of [origin, lock]) wide.parentElement?.classList.add('wide');
  return { step, from, to, width, height, theme, ask, origin, lock };
}

export class EmbedSection {
  #timer = 0;
  #address = '';
  #words;
  #kind = 'frame';
  /** Whether the user has set the size; until then it depends on the parts. */
  #sized = false;

  /**
   * @param {Element} parent
   * @param {import('../../base/words/words.js').Words} words
   * @param {(area: HTMLTextAreaElement) => void} copy
   */
  constructor(parent, words, copy) {
    this.#words = words;
    this.root = add(parent, 'section', 'share-embed');
    const main = add(this.root, 'div', 'share-main');
    this.presets = addSegments(main, 'presets', 'PRESETS', Object.keys(PRESETS), (id) =>
      this.#take(id),
    );
    this.problem = add(main, 'p', 'error');
    this.problem.setAttribute('role', 'alert');
    const kinds = addSegments(main, 'codes', 'CODES', Object.keys(strings.CODES), (kind) => {
      this.#kind = kind;
      this.#render();
    });
    const [first] = kinds.values();
    first.checked = true;
    this.area = add(main, 'textarea');
    Object.assign(this.area, { readOnly: true, rows: 5 });
    const acts = add(main, 'div', 'bar');
    this.copier = withWords(
      addButton(acts, '', () => copy(this.area)),
      'copy',
    );
    this.copier.className = 'p';
    const more = add(main, 'details');
    withWords(add(more, 'summary'), 'options');
    this.form = add(more, 'div', 'share-options');
    const group = addGroup(this.form, 'parts');
    this.parts = new Map(PARTS.map((part) => [part, addBox(group, `PARTS.${part}`)]));
    this.fields = makeOptions(this.form);
    const side = add(this.root, 'div', 'share-preview');
    this.caption = add(side, 'p', 'soft');
    this.stage = add(side, 'div', 'share-stage');
    this.preview = add(this.stage, 'iframe');
    this.preview.setAttribute('data-words-title', 'preview');
    const { width, height } = this.fields;
    for (const field of [width, height])
      field.addEventListener('input', () => (this.#sized = true));
    this.form.addEventListener('input', () => this.#follow());
    new ResizeObserver(() => this.#fit()).observe(this.stage);
    this.#check(PRESETS.board);
  }

  get #texts() {
    return this.#words.of(strings);
  }

  /** @param {readonly string[]} shown */
  #check(shown) {
    for (const [part, box] of this.parts) box.checked = shown.includes(part);
  }

  /** @param {string} preset */
  #take(preset) {
    this.#sized = false;
    this.#check(PRESETS[preset]);
    this.#render();
    this.show();
  }

  /** @param {string} address  of the page, with its state */
  open(address) {
    this.#address = address;
    const step = new URLSearchParams(new URL(address).hash.slice(1)).get('step');
    this.fields.step.value = step && step !== '0' ? step : '';
    this.copier.setAttribute('aria-label', this.#texts.copy);
    this.#render();
  }

  close() {
    clearTimeout(this.#timer);
    this.preview.removeAttribute('src');
  }

  /** The chosen parts. */
  get #shown() {
    return [...this.parts].filter(([, box]) => box.checked).map(([part]) => part);
  }

  /** @returns {Choice} */
  get #choice() {
    const [page, state = ''] = this.#address.split('#');
    const { step, from, to, theme, ask, lock, origin, width, height } = this.fields;
    return {
      page: page.split('?')[0],
      state,
      lang: this.#words.language,
      show: this.#shown,
      step: step.value,
      from: from.value,
      to: to.value,
      theme: theme.value,
      ask: ask.value,
      lock: lock.checked,
      origin: origin.value.trim(),
      width: width.value,
      height: height.value,
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
    this.#timer = setTimeout(() => this.show(), SETTLED_MS);
  }

  /** Updates the code. */
  #render() {
    if (!this.#sized) {
      const { width, height } = sizeFor(this.#shown);
      this.fields.width.value = String(width);
      this.fields.height.value = String(height);
    }
    const choice = this.#choice;
    for (const [id, radio] of this.presets)
      radio.checked = PRESETS[id].join() === choice.show.join();
    const wrong = this.#wrong(choice);
    setText(this.problem, wrong);
    this.copier.disabled = Boolean(wrong);
    this.area.setAttribute('aria-label', this.#texts.CODES[this.#kind]);
    this.area.value = wrong
      ? ''
      : this.#kind === 'frame'
        ? frameCode(choice, USUAL, this.#texts.frameTitle)
        : elementCode(choice, USUAL);
  }

  /** Updates the preview, scaled down to the room beside the code. */
  show() {
    const choice = this.#choice;
    if (!this.root.getClientRects().length || this.#wrong(choice)) return;
    const [width, height] = [Number(choice.width), Number(choice.height)];
    setText(this.caption, this.#texts.previewOf(width, height));
    this.#fit();
    // The preview is embedded in this page, whose origin may differ from the chosen one.
    const address = frameAddress({ ...choice, origin: '' }, USUAL);
    if (this.preview.src !== address) this.preview.contentWindow?.location.replace(address);
  }

  /** Scales the preview to the room that it has. */
  #fit() {
    const [width, height] = [this.fields.width, this.fields.height].map((field) =>
      Number(field.value),
    );
    this.stage.style.maxWidth = `${width}px`;
    const room = this.stage.clientWidth;
    if (!room || !width) return;
    const scale = Math.min(1, room / width);
    this.stage.style.height = `${Math.ceil(height * scale)}px`;
    Object.assign(this.preview.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: `scale(${scale})`,
    });
  }
}
