// “Paste or open”: reads a text, says what is in it, and puts one of its puzzles on the board. The
// board stays as it is until then.
// @ts-check
import { addStyle, SINGLE_FILE } from '#platform';
import { readLinks, strings as siteStrings } from '#sites';
import { Dialog, styleDialog } from '../../base/dom/dialog.js';
import { setText } from '../../base/dom/dom.js';
import { add, addButton, withWords } from '../../base/dom/element.js';
import { addFileInput, catchDrops } from '../../base/dom/file-input.js';
import { fillIn } from '../../base/words/words.js';
import { strings as readingStrings } from '../../puzzle/reading-en.js';
import { strings } from './en.js';
import { PuzzlePictures } from './pictures.js';
import { aboutLinks, givensIn, rangeOf, TextReader } from './text-reader.js';

/** @typedef {import('./paste.js').Host} Host */
/** @typedef {import('./paste.js').Paste} Paste */
/** @typedef {import('./paste.js').Source} Source */
/** @typedef {import('../../puzzle/sites/links.js').LinkReading} LinkReading */

/** Characters that the field can show without becoming slow. */
const SHOWN = 20_000;
/** Delay of the reading after the last key, in milliseconds. */
const TYPED_MS = 60;

export class PasteDialog {
  #host;
  #paste;
  /** What is read; the field shows it unless it is too large. */
  #reader;
  #timer = 0;

  /** @param {Host} host @param {Paste} paste */
  constructor(host, paste) {
    this.#host = host;
    this.#paste = paste;
    this.#reader = new TextReader(host.client, () => this.#render());
    this.dialog = new Dialog('paste-dialog');
    const { body, element } = this.dialog;
    this.field = add(body, 'textarea');
    Object.assign(this.field, { rows: 6, spellcheck: false, autocomplete: 'off' });
    this.field.setAttribute('autocapitalize', 'off');
    this.field.setAttribute('data-words-aria-label', 'field');
    this.field.setAttribute('aria-describedby', 'paste-said');
    this.said = add(body, 'p', 'said');
    this.said.id = 'paste-said';
    this.said.setAttribute('role', 'status');
    this.pictures = new PuzzlePictures(body, (index) => this.#choose(index));

    const foot = this.dialog.addFoot();
    this.put = addButton(foot, '', () => this.#put());
    this.put.className = 'p';
    this.all = withWords(
      addButton(foot, '', () => this.#takeAll(this.#reader.source, 'solve')),
      'solveAll',
    );
    const ask = addFileInput(foot, (file) => this.#take(file));
    this.opener = withWords(addButton(foot, '', ask), 'openFile');
    this.examples = withWords(
      addButton(foot, '', () => {
        this.dialog.close();
        host.openExamples();
      }),
      'examples',
    );
    this.all.className = this.opener.className = 's';
    this.examples.className = 'q';
    this.#listen(element);
    host.words.addEventListener('change', () => this.#render());
  }

  get #texts() {
    return this.#host.words.of(strings);
  }

  get #sites() {
    return this.#host.words.of(siteStrings);
  }

  /** @param {HTMLDialogElement} element */
  #listen(element) {
    this.field.addEventListener('input', () => {
      this.#reader.source = { text: this.field.value, name: '' };
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#read(0), TYPED_MS);
    });
    element.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.#put();
    });
    catchDrops(element, (event) => this.#receive(event.dataTransfer));
    element.addEventListener('paste', (event) => {
      const { clipboardData: data, target } = event;
      const large = (data?.getData('text').length ?? 0) > SHOWN;
      if (target === this.field && !large && !data?.files.length) return;
      event.preventDefault();
      this.#receive(data);
    });
  }

  /** @param {DataTransfer | null} data */
  #receive(data) {
    const text = data?.getData('text');
    if (data?.files.length) this.#take(data.files[0]);
    else if (text) this.#show({ text, name: '' });
  }

  /** @param {File} file */
  #take(file) {
    this.dialog.close();
    this.#paste.takeFile(file);
  }

  /** Shows a text and reads it. @param {Source} source @param {number} [index] */
  #show(source, index = 0) {
    this.#reader.source = source;
    const { text } = source;
    const shown = typeof text === 'string' ? text : new TextDecoder().decode(text.slice(0, SHOWN));
    this.field.value = text.length > SHOWN ? '' : shown;
    this.field.scrollTop = 0;
    return this.#read(index);
  }

  /**
   * Opens the dialog.
   * @param {Source} [source]  by default, what it has shown before
   * @param {number} [index]  of the puzzle that is chosen
   */
  open(
    source = this.#reader.source,
    index = source === this.#reader.source ? this.#reader.index : 0,
  ) {
    this.dialog.open(this.field);
    this.field.select(); // so that a paste replaces it
    return this.#show(source, index);
  }

  /** What an open dialog shows, else null. @returns {Source | null} */
  get source() {
    const { source } = this.#reader;
    return this.dialog.element.open && source.text.length ? source : null;
  }

  /** @param {unknown} error */
  fail(error) {
    this.#host.say(this.#texts.failed(error), { kind: 'clash' });
  }

  /**
   * Says in the line what was read, or shows here why nothing was.
   * @param {Source} source
   * @param {number} index
   * @param {import('../../solver/analyzer.js').Outcome} outcome
   * @param {LinkReading | null} [links]  null: it names a site of which it has no link
   */
  tell(source, index, { report, facts, error }, links) {
    const texts = this.#texts;
    if (error) return this.fail(error);
    if (!facts) {
      const unread = SINGLE_FILE && links === null ? texts.onlySite : texts.unread;
      this.#host.say(unread, {
        kind: 'clash',
        action: { text: texts.see, run: () => this.open(source) },
      });
      return this.#refuse(source);
    }
    const { text } = source;
    const known = report ?? {
      format: text.length === 81 ? 'line' : 'link',
      puzzleCount: 1,
    };
    const rest = report ? texts.left(report) : '';
    const givens = givensIn(report?.puzzle?.state ?? String(text));
    const again = () => this.open(source, index);
    const many = known.puzzleCount > 1;
    // “Paste or open” then shows the whole list.
    if (many) Object.assign(this.#reader, { source, index });
    const all = (/** @type {'solve' | 'rate'} */ task) => () => this.#takeAll(source, task);
    const also = many && !SINGLE_FILE ? { text: texts.rateAll, run: all('rate') } : null;
    const action = many
      ? { text: texts.solveAll, run: all('solve') }
      : rest
        ? { text: texts.see, run: again }
        : { text: texts.undo, run: () => this.#host.undo() };
    if (many && !index)
      return this.#host.say([texts.isList(known.puzzleCount), rest].join(' '), { action, also });
    const sentence = links ? aboutLinks(links, this.#sites) : texts.said(known, index, givens);
    this.#host.say([sentence, rest].filter(Boolean).join(' '), { kind: 'info', action, also });
  }

  /**
   * Puts a puzzle of links of other sites on the board. One with rules that a classic Sudoku does not have is
   * only named, until its digits are asked for.
   * @param {Source} source
   * @param {number} index
   * @param {boolean} [digits]  without these rules
   */
  async takeLinks(source, index, digits = false) {
    const links = await readLinks(String(source.text));
    if (!links) return this.#paste.load(source, index, null);
    if (links.count && (digits || !links.rules.length))
      return this.#paste.load({ text: links.text, name: '' }, index, links);
    const texts = this.#sites;
    const action = links.count
      ? { text: texts.digits, run: () => void this.takeLinks(source, index, true) }
      : { text: this.#texts.see, run: () => void this.open(source) };
    this.#host.say(`${aboutLinks({ ...links, count: 0 }, texts)} ${texts.unchanged}`, {
      kind: 'clash',
      action,
    });
  }

  /** Opens the dialog with a text that has no puzzle, and selects the first problem. @param {Source} source */
  async #refuse(source) {
    await this.open(source);
    const [problem] = this.#reader.report?.errors ?? [];
    const { value } = this.field;
    if (problem && value) this.field.setSelectionRange(...rangeOf(value, problem));
  }

  /** Reads the text of the reader now. @param {number} index  of the puzzle */
  #read(index) {
    clearTimeout(this.#timer);
    return this.#reader.read(index);
  }

  /** @param {number} index */
  #choose(index) {
    if (index !== this.#reader.index) this.#read(index);
  }

  #put() {
    if (this.put.disabled) return this.field.focus();
    this.dialog.close();
    const { source, index, links } = this.#reader;
    if (links) return void this.takeLinks(source, index, true);
    this.#paste.take(source, index);
  }

  /** Begins a task with all puzzles of a text. @param {Source} source @param {'solve' | 'rate'} task */
  #takeAll({ text, name }, task) {
    this.dialog.close();
    this.#host.openLists(new File([/** @type {BlobPart} */ (text)], name), task);
  }

  /** What is said about the text. @returns {{text: string, bad: boolean}} */
  #saying() {
    const texts = this.#texts;
    const { report, error, source, index, isTrace, links } = this.#reader;
    if (links)
      return { text: aboutLinks(links, this.#sites), bad: !links.count || links.rules.length > 0 };
    if (error) return { text: texts.failed(error), bad: true };
    if (!source.text.length) return { text: texts.hint, bad: false };
    if (isTrace) return { text: texts.trace, bad: false };
    if (!report) return { text: '', bad: false };
    if (!report.puzzle)
      return { text: this.#host.words.of(readingStrings).unreadable(report), bad: true };
    const sentence = texts.said(report, index, givensIn(report.puzzle.state));
    return { text: [sentence, texts.left(report)].filter(Boolean).join(' '), bad: false };
  }

  #render() {
    const texts = this.#texts;
    const { report, source, index, isTrace, links } = this.#reader;
    const { text, name } = source;
    fillIn(this.dialog.element, texts);
    this.dialog.setTexts(texts.title, texts.close);
    this.field.placeholder =
      text.length && !this.field.value ? texts.source(name, text.length) : '';
    const { text: sentence, bad } = this.#saying();
    setText(this.said, sentence);
    this.said.classList.toggle('error', bad);
    this.field.setAttribute('aria-invalid', String(bad));
    const rules = links?.count && links.rules.length;
    const digits = rules ? this.#sites.digits : texts.put;
    setText(this.put, isTrace ? texts.play : digits);
    this.put.disabled = !isTrace && !report?.puzzle;
    const many = (report?.puzzleCount ?? 0) > 1;
    this.all.hidden = !many;
    this.pictures.show(many ? report : null, index, texts);
  }
}

/** @type {Promise<PasteDialog> | null} */
let made = null;

/**
 * The dialog, which is made once.
 * @param {Host} host
 * @param {Paste} paste
 * @returns {Promise<PasteDialog>}
 */
export function dialogOf(host, paste) {
  made ??= Promise.all([
    styleDialog('paste.css'),
    addStyle('mini.css'),
    host.words.add({ paste: strings, reading: readingStrings }),
    SINGLE_FILE ? null : host.words.add({ sites: siteStrings }),
  ]).then(() => new PasteDialog(host, paste));
  return made;
}
