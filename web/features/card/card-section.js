// The section of the share dialog that makes a card: a picture of the puzzle, its level, and the search for
// its solution, with the link as a QR code.
// @ts-check
import { addStyle } from '#platform';
import { cellViews } from '../../board/cells.js';
import { paint, pngOf } from '../../board/picture/canvas.js';
import { boardShapes } from '../../board/picture/shapes.js';
import { svgText } from '../../board/picture/svg.js';
import { setText } from '../../base/dom/dom.js';
import { add, addButton, withWords } from '../../base/dom/element.js';
import { saveFile } from '../../base/dom/save.js';
import { addSegments } from '../../base/dom/segments.js';
import { fillIn } from '../../base/words/words.js';
import { strings as logicStrings } from '../../logic/en.js';
import { filled } from '../../puzzle/puzzle.js';
import { strings as runStrings } from '../../run/en.js';
import { loadFaces, paletteOf, withRules } from './colours.js';
import { strings } from './en.js';
import { Findings } from './findings.js';
import { SearchLandscape } from './landscape.js';
import { cardPicture, LAYOUTS } from './layout.js';
import { measureWith, signOf } from './sign.js';

/** @typedef {import('./landscape.js').Tools} Tools */
/** @typedef {keyof typeof LAYOUTS} ShapeName */

/** Pixels of a PNG per pixel of the layout. */
const SCALE = 2;
const NAME = 'sudoku-card';
/** The puzzle alone. */
const PLAIN_VIEW = {
  ...{ solution: undefined, checked: undefined },
  ...{ candidates: false, givensLocked: true },
};

/**
 * @param {HTMLElement} place  empty
 * @param {Tools} tools
 * @returns {Promise<import('../workbench/mode.js').SharedPart>}
 */
export async function addCard(place, tools) {
  const tables = { card: strings, logic: logicStrings, run: runStrings };
  await Promise.all([tools.workbench.words.add(tables), addStyle('card.css')]);
  return new CardSection(place, tools, await loadFaces());
}

class CardSection {
  #tools;
  #faces;
  /** @type {Findings} */
  #findings;
  /** @type {ShapeName} */
  #shape = 'wide';
  #dark = false;

  /** @param {HTMLElement} place @param {Tools} tools @param {import('../../board/picture/svg.js').Faces} faces */
  constructor(place, tools, faces) {
    this.#tools = tools;
    this.#faces = faces;
    this.place = place;
    place.classList.add('card');
    const bar = add(place, 'div', 'bar');
    const shapes = addSegments(bar, 'card.shape', 'card.SHAPES', Object.keys(LAYOUTS), (shape) => {
      this.#shape = /** @type {ShapeName} */ (shape);
      this.#draw();
    });
    const themes = addSegments(bar, 'card.theme', 'card.THEMES', ['light', 'dark'], (theme) => {
      this.#dark = theme === 'dark';
      this.#draw();
    });
    for (const choice of [shapes, themes]) [...choice.values()][0].checked = true;
    this.scheme = add(place, 'div', 'card-scheme');
    this.canvas = add(place, 'canvas', 'card-preview');
    this.canvas.setAttribute('role', 'img');
    const acts = add(place, 'div', 'bar');
    /** @param {string} id @param {string} name  its class @param {() => Promise<void>} action */
    const button = (id, name, action) => {
      const run = () => action().catch((error) => this.#say(this.#texts.noCard(error)));
      const made = withWords(addButton(acts, '', run), `card.${id}`);
      made.className = name;
      return made;
    };
    this.files = [
      button('copyPicture', 'p', () => this.#copy()),
      button('savePng', 's', async () => saveFile(await this.#png(), `${NAME}.png`)),
      button('saveSvg', 's', () => this.#saveSvg()),
      ...('canShare' in navigator ? [button('share', 'q', () => this.#share())] : []),
    ];
    this.message = add(acts, 'p', 'soft');
    this.message.setAttribute('role', 'status');
    const label = add(place, 'label', 'labelled');
    withWords(add(label, 'span'), 'card.alternativeText');
    this.text = add(label, 'textarea');
    Object.assign(this.text, { readOnly: true, rows: 3 });
    const copier = addButton(add(place, 'div', 'bar'), '', () =>
      this.#copied(navigator.clipboard?.writeText(this.text.value)),
    );
    withWords(copier, 'card.copyText').className = 'q';
    this.#findings = new Findings(tools, () => this.#draw());
  }

  get #texts() {
    return this.#tools.workbench.words.of(strings);
  }

  /** @param {string} text */
  #say(text) {
    setText(this.message, text);
  }

  /** The dialog shows this section. */
  show() {
    fillIn(this.place, { card: this.#texts });
    this.canvas.setAttribute('aria-label', this.#texts.preview);
    this.#findings.start().catch((error) => this.#say(this.#texts.noCard(error)));
    this.#draw();
  }

  /** The searches do not compete with a film. */
  hide() {
    this.#findings.stop();
  }

  /** The dialog is closed. */
  close() {
    this.hide();
  }

  get #picture() {
    const { workbench, Landscape } = this.#tools;
    const { judged, facts } = workbench.session;
    this.scheme.dataset.scheme = this.#dark ? 'dark' : 'light';
    const palette = paletteOf(this.scheme);
    const said = this.#findings.content(workbench.words);
    const views = cellViews({ ...PLAIN_VIEW, puzzle: judged, facts });
    const houses = facts?.conflicts.map(({ house }) => house) ?? [];
    const rows = judged.givens.replaceAll('0', '.').match(/.{9}/g) ?? [];
    const sentences = said.facts.map((fact) => fact.join(' '));
    const { search } = this.#findings;
    const deepest = 81 - filled(judged.givens);
    const [, , width, height] = LAYOUTS[this.#shape].landscape;
    const size = { width: SCALE * width, height: SCALE * height, scale: SCALE };
    const landscape =
      search?.landscape && new SearchLandscape(this.scheme, Landscape, search.landscape, deepest);
    const content = {
      ...said,
      ...signOf(judged),
      title: this.#texts.alternative(said.heading, said.detail, sentences, rows),
      board: boardShapes(views, { houses, look: palette.board }),
      landscape: (landscape && search && landscape.at(search, search.length, size)) ?? null,
    };
    return cardPicture(content, this.#shape, palette, measureWith(this.#faces.text));
  }

  #draw() {
    const picture = this.#picture;
    paint(this.canvas, picture, SCALE, this.#faces);
    this.text.value = picture.title;
    const { busy } = this.#findings;
    for (const button of this.files) button.disabled = busy;
    this.#say(busy ? this.#texts.working : '');
  }

  #png() {
    return pngOf(this.#picture, SCALE, this.#faces);
  }

  async #saveSvg() {
    const text = svgText(this.#picture, 1, await withRules(this.#faces));
    saveFile(new Blob([text], { type: 'image/svg+xml' }), `${NAME}.svg`);
  }

  async #copy() {
    // The clipboard takes the promise: it must be asked while the click counts.
    const item = 'ClipboardItem' in window && new ClipboardItem({ 'image/png': this.#png() });
    await this.#copied(item ? navigator.clipboard?.write([item]) : undefined);
  }

  /** Says whether the clipboard has it. @param {Promise<void> | undefined} writing  undefined without a clipboard */
  async #copied(writing) {
    const done = await (writing ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    this.#say(done ? this.#texts.copied : this.#texts.notCopied);
  }

  async #share() {
    const files = [new File([await this.#png()], `${NAME}.png`, { type: 'image/png' })];
    const data = { title: document.title, text: this.text.value, files };
    if (navigator.canShare(data)) await navigator.share(data).catch(() => {}); // cancelled
  }
}
