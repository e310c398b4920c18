// The section of the share dialog that makes a film of a run, as animated PNG or as WebM.
// @ts-check
import { addStyle } from '#platform';
import { paint } from '../../../board/picture/canvas.js';
import { setText } from '../../../base/dom/dom.js';
import { add, addButton, withWords } from '../../../base/dom/element.js';
import { saveFile } from '../../../base/dom/save.js';
import { addSegments } from '../../../base/dom/segments.js';
import { fillIn } from '../../../base/words/words.js';
import { filled, puzzleOf } from '../../../puzzle/puzzle.js';
import { strings as runStrings } from '../../../run/en.js';
import { loadFaces, paletteOf } from '../colours.js';
import { SearchLandscape } from '../landscape.js';
import { cardPicture, LAYOUTS } from '../layout.js';
import { follow, idOf, watchedProgram } from '../search.js';
import { measureWith, signOf } from '../sign.js';
import { Apng } from './apng.js';
import { strings } from './en.js';
import { estimate, makeFilm, momentsOf } from './film.js';
import { findCodec, videoOf } from './video.js';

/** @typedef {import('../../../board/picture/shapes.js').Look} Look */
/** @typedef {import('../../../board/picture/shapes.js').Shape} Shape */
/** @typedef {{step: number, shapes: Shape[]}} Frame */
/** Draws steps of the watched run, in ascending order. @typedef {(look: Look) => {frames: (steps: number[], signal: AbortSignal) => AsyncGenerator<Frame>}} Subject */
/** @typedef {import('../landscape.js').Tools & {subject: Subject}} Tools */
/** @typedef {keyof typeof LAYOUTS} ShapeName */

const SETTLED_MS = 300; // delay of the estimate after the last change
const RUN = 94; // run number in the worker
/** Widths of films, in pixels; with these, heights are even, too: encoders of videos need that. @type {Record<ShapeName, number[]>} */
const WIDTHS = { wide: [640, 960, 1200], square: [480, 720, 1080] };
/** Lengths of films, in seconds. */
const LENGTHS = [6, 10, 15, 30];

/**
 * @param {HTMLElement} place  empty
 * @param {Tools} tools
 * @returns {Promise<import('../../workbench/mode.js').SharedPart>}
 */
export async function addFilm(place, tools) {
  const tables = { film: strings, run: runStrings };
  const styles = ['card.css', 'film.css'].map((name) => addStyle(name));
  await Promise.all([tools.workbench.words.add(tables), ...styles]);
  const [faces, codec] = await Promise.all([loadFaces(), findCodec(640, 336)]);
  return new FilmSection(place, tools, faces, Boolean(codec));
}

class FilmSection {
  #tools;
  #faces;
  #chosen = {
    shape: /** @type {ShapeName} */ ('wide'),
    theme: 'light',
    stretch: 'whole',
    format: 'apng',
  };
  /** The run as far as films show it; null while it is not known. @type {import('../search.js').Search | null} */
  #search = null;
  #program = '';
  /** Follows the program. */
  #following = new AbortController();
  /** Estimates the size of a film, or makes it. */
  #asked = new AbortController();
  #timer = 0;
  /** Settles when the last estimate has left the run to the next one, or to a film. */
  #estimated = Promise.resolve();
  #making = false;

  /**
   * @param {HTMLElement} place @param {Tools} tools @param {import('../../../board/picture/svg.js').Faces} faces
   * @param {boolean} video  the browser can encode videos
   */
  constructor(place, tools, faces, video) {
    this.#tools = tools;
    this.#faces = faces;
    this.place = place;
    place.classList.add('card', 'film');
    this.form = add(place, 'fieldset', 'bar');
    withWords(add(this.form, 'legend', 'visually-hidden'), 'film.choices');
    /** @param {'shape' | 'theme' | 'format' | 'stretch'} name @param {string} texts @param {string[]} ids */
    const segments = (name, texts, ids) => {
      const radios = addSegments(this.form, `film.${name}`, `film.${texts}`, ids, (id) => {
        Object.assign(this.#chosen, { [name]: id });
        this.#follow();
      });
      const all = [...radios.values()];
      all[0].checked = true;
      return all;
    };
    segments('shape', 'SHAPES', ['wide', 'square']);
    segments('theme', 'THEMES', ['light', 'dark']);
    if (video) segments('format', 'FORMATS', ['apng', 'webm']);
    const [, part] = segments('stretch', 'STRETCHES', ['whole', 'part']);
    this.part = part;
    this.from = this.#addField('from');
    this.to = this.#addField('to');
    this.length = this.#addSelect('length');
    this.size = this.#addSelect('size');
    this.form.addEventListener('input', () => this.#follow());
    const acts = add(place, 'div', 'bar');
    this.make = withWords(
      addButton(acts, '', () => void this.#make()),
      'film.make',
    );
    this.make.className = 'p';
    this.cancel = withWords(
      addButton(acts, '', () => this.#asked.abort()),
      'film.cancel',
    );
    this.cancel.className = 's';
    this.bar = add(acts, 'progress');
    this.message = add(acts, 'p', 'soft');
    this.message.setAttribute('role', 'status');
    this.scheme = add(place, 'div', 'card-scheme');
    this.canvas = add(place, 'canvas', 'card-preview');
    this.canvas.setAttribute('role', 'img');
  }

  /** @param {'from' | 'to'} name */
  #addField(name) {
    const label = add(this.form, 'label', 'labelled film-part');
    withWords(add(label, 'span'), `film.${name}`);
    const field = add(label, 'input');
    Object.assign(field, { type: 'number', min: 0, step: 1 });
    return field;
  }

  /** @param {'length' | 'size'} name */
  #addSelect(name) {
    const label = add(this.form, 'label', 'labelled');
    withWords(add(label, 'span'), `film.${name}`);
    return add(label, 'select');
  }

  get #texts() {
    return this.#tools.workbench.words.of(strings);
  }

  /** The dialog shows this section. */
  show() {
    const texts = this.#texts;
    fillIn(this.place, { film: texts });
    this.canvas.setAttribute('aria-label', texts.preview);
    const length = this.length.value || String(LENGTHS[0]);
    this.length.replaceChildren(...LENGTHS.map((n) => new Option(texts.seconds(n), String(n))));
    this.length.value = length;
    this.bar.setAttribute('aria-label', texts.progress);
    this.#begin().catch((error) => this.#say(texts.failed(error)));
  }

  /** The dialog is closed. */
  close() {
    clearTimeout(this.#timer);
    this.#following.abort();
    this.#asked.abort();
  }

  /** @param {string} text */
  #say(text) {
    setText(this.message, text);
  }

  /** Follows the watched program to its end. */
  async #begin() {
    const { runner, workbench } = this.#tools;
    const { playback, client } = runner;
    this.#following.abort();
    const { signal } = (this.#following = new AbortController());
    this.#search = null;
    this.#render();
    this.#say(this.#texts.working);
    playback.pause();
    if (!runner.current) await runner.start();
    const { givens } = workbench.session.puzzle;
    const program = watchedProgram(playback);
    const kindOf = playback.kindOf.bind(playback);
    const search = await follow(client, RUN, program, givens, { kindOf, signal });
    if (signal.aborted) return;
    this.#program = idOf(program);
    this.#search = search?.length ? search : null;
    const length = search?.length ?? 0;
    const { marked } = playback;
    if (marked) {
      [this.from.value, this.to.value] = [marked.from, marked.to].map(String);
      this.part.checked = true;
      this.#chosen.stretch = 'part';
    }
    for (const field of [this.from, this.to]) field.max = String(length);
    if (!this.to.value || Number(this.to.value) > length) {
      this.from.value = '0';
      this.to.value = String(length);
    }
    if (this.#search) this.#follow();
    else this.#say(this.#texts.noSteps);
  }

  /** The frames; null if the stretch is none. */
  get #moments() {
    const fields = [this.from, this.to];
    const part = this.#chosen.stretch === 'part';
    if (part && !fields.every(({ value, validity }) => value && validity.valid)) return null;
    const [from, to] = part
      ? fields.map(({ value }) => Number(value))
      : [0, this.#search?.length ?? 0];
    return from < to ? momentsOf(from, to, Number(this.length.value)) : null;
  }

  /** Width and height in pixels, and how many of them are one of the layout. */
  get #pixels() {
    const { shape } = this.#chosen;
    const { width, height } = LAYOUTS[shape];
    const chosen = Number(this.size.value);
    const scale = (WIDTHS[shape].includes(chosen) ? chosen : WIDTHS[shape][1]) / width;
    return { width: Math.round(width * scale), height: Math.round(height * scale), scale };
  }

  /** How a video is encoded; null for an animated PNG. */
  get #codec() {
    const { width, height } = this.#pixels;
    return this.#chosen.format === 'webm' ? findCodec(width, height) : null;
  }

  /** Something else was chosen. */
  #follow() {
    const { shape, stretch } = this.#chosen;
    const { width: shown } = this.#pixels;
    const { width, height } = LAYOUTS[shape];
    this.size.replaceChildren(
      ...WIDTHS[shape].map(
        (wide) =>
          new Option(this.#texts.pixels(wide, Math.round((wide * height) / width)), String(wide)),
      ),
    );
    this.size.value = String(shown);
    this.place.classList.toggle('whole', stretch === 'whole');
    clearTimeout(this.#timer);
    this.#asked.abort();
    this.#asked = new AbortController();
    this.#render();
    const { signal } = this.#asked;
    this.#timer = setTimeout(() => {
      this.#estimated = this.#estimated.then(() => this.#estimate(signal));
    }, SETTLED_MS);
  }

  /** Says how large the film will be, and shows a frame. @param {AbortSignal} signal */
  async #estimate(signal) {
    const moments = this.#moments;
    if (!this.#search || signal.aborted) return;
    if (!moments) return this.#say(this.#texts.noStretch(this.#search.length));
    const { width, height } = this.#pixels;
    const tell = (/** @type {number} */ bytes) =>
      this.#say(this.#texts.about(moments.length, bytes));
    try {
      // The preview is the last frame; those that are measured are drawn beside it.
      const preview = this.#drawing(this.canvas)([moments[moments.length - 1].step], signal);
      await preview.next();
      await preview.return(undefined);
      if (signal.aborted) return;
      const codec = await this.#codec;
      const draw = this.#drawing(document.createElement('canvas'));
      if (codec) {
        // How much an encoder spends on a frame depends on all frames before it.
        const film = await makeFilm(moments, draw, videoOf(codec), signal, () => {});
        if (film) tell(film.size);
      } else await estimate(moments, draw, new Apng(width, height, moments.length), signal, tell);
    } catch (error) {
      if (!signal.aborted) this.#say(this.#texts.failed(error));
    }
  }

  /** @param {HTMLCanvasElement} canvas @returns {import('./film.js').Draw}  draws steps on it */
  #drawing(canvas) {
    const { subject, workbench, Landscape } = this.#tools;
    const { words } = workbench;
    const search = /** @type {import('../search.js').Search} */ (this.#search);
    const { shape, theme } = this.#chosen;
    this.scheme.dataset.scheme = theme;
    const palette = paletteOf(this.scheme);
    const { givens } = workbench.session.puzzle;
    const deepest = 81 - filled(givens);
    const landscape =
      search.landscape && new SearchLandscape(this.scheme, Landscape, search.landscape, deepest);
    const { scale } = this.#pixels;
    const [, , wide, high] = LAYOUTS[shape].landscape;
    const size = { width: Math.round(wide * scale), height: Math.round(high * scale), scale };
    const { title, by } = words.of(runStrings).ALGORITHMS[this.#program];
    const texts = this.#texts;
    const faces = this.#faces;
    const sign = signOf(puzzleOf(givens));
    const { frames } = subject(palette.board);
    return async function* draw(steps, signal) {
      for await (const { step, shapes } of frames(steps, signal)) {
        const content = {
          ...{ ...sign, title, seal: null, board: shapes },
          ...{ heading: texts.step(step), detail: texts.of(search.length, search.ended) },
          facts: /** @type {[string, string][]} */ ([[title, by]]),
          landscape: landscape && landscape.at(search, step, size),
        };
        const picture = cardPicture(content, shape, palette, measureWith(faces.text));
        const context = paint(canvas, picture, scale, faces);
        yield context.getImageData(0, 0, canvas.width, canvas.height).data;
      }
    };
  }

  async #make() {
    const moments = this.#moments;
    if (!moments || this.#making) return;
    clearTimeout(this.#timer);
    this.#asked.abort();
    const { signal } = (this.#asked = new AbortController());
    const { width, height } = this.#pixels;
    const texts = this.#texts;
    this.#making = true;
    this.#render();
    this.bar.max = moments.length;
    this.bar.value = 0;
    this.#say('');
    this.cancel.focus();
    await this.#estimated;
    try {
      const codec = await this.#codec;
      const writer = codec ? videoOf(codec) : new Apng(width, height, moments.length);
      const film = await makeFilm(moments, this.#drawing(this.canvas), writer, signal, (made) => {
        this.bar.value = made;
      });
      if (film) saveFile(film, `sudoku-film.${codec ? 'webm' : 'png'}`);
      this.#say(film ? texts.saved(moments.length, film.size) : texts.cancelled);
    } catch (error) {
      this.#say(texts.failed(error));
    }
    this.#making = false;
    this.#render();
    this.make.focus();
  }

  #render() {
    this.form.disabled = this.#making;
    this.make.disabled = !this.#search || !this.#moments;
    this.make.hidden = this.#making;
    this.cancel.hidden = this.bar.hidden = !this.#making;
  }
}
