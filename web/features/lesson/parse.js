// Reads the text of a lesson. format.md describes it. Any text is a lesson: what cannot be used stays
// text, and a message says where.
// @ts-check
import { OWN } from '../../run/algorithms/table.js';
import { isOption } from './actions.js';
import { readDials } from './dials/read.js';
import {
  isBoardSetting,
  readBlock,
  readBoard,
  readCompare,
  readProgram,
  wordsOf,
} from './fences.js';
import { readInline } from './inline.js';
import { readQuestion } from './question.js';
import { cut, Reading, trimmed } from './reading.js';
import { puzzleOf } from './transform.js';

/** @typedef {import('./reading.js').Piece} Piece */
/** @typedef {import('./types.js').Block} Block */
/** @typedef {import('./types.js').Lesson} Lesson */

/** Longer texts are cut, in characters. */
export const LIMIT = 200_000;
const HEAD = ['lang', 'order', 'minutes', 'about', 'pass', 'after'];

/** Whether a setting of the head can have that value. @param {string} name @param {string} value */
function isSetting(name, value) {
  if (name === 'puzzle') return Boolean(puzzleOf(value));
  if (name === 'pass') return /^\d+$/.test(value) && Number(value) <= 100;
  return HEAD.includes(name) || isOption(name, value);
}
const ITEM = /^(?:[-*+]|(\d{1,9}[.)]))\s+/;
const FENCE = /^(`{3,}|~{3,})\s*(.*)$/;

class Parser {
  #lines;
  #at = 0;
  #reading = new Reading();
  /** @type {Lesson} */
  #lesson;

  /** @param {string} text */
  constructor(text) {
    const whole = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
    this.#lines = whole.slice(0, LIMIT).split('\n');
    this.#lesson = {
      ...{ head: {}, title: [], lead: [], sections: [], boards: [], questions: [] },
      messages: this.#reading.messages,
    };
    if (whole.length > LIMIT) this.#reading.complain('long', this.#piece(this.#lines.length - 1));
  }

  /** A line. @param {number} at @returns {Piece} */
  #piece(at) {
    return { text: this.#lines[at] ?? '', line: at + 1, column: 1 };
  }

  get #line() {
    return this.#lines[this.#at] ?? '';
  }

  get #more() {
    return this.#at < this.#lines.length;
  }

  read() {
    this.#head();
    while (this.#more) this.#block();
    const { boards, messages, title } = this.#lesson;
    for (const { id, runs, ...place } of this.#reading.references) {
      const board = boards.find((each) => each.id === id);
      const { algo = OWN } = board?.options ?? {};
      if (!board) this.#reading.complain('board', place, id);
      else if (runs && algo === OWN) this.#reading.complain('noRun', place, id);
    }
    if (!title.length) this.#reading.complain('noTitle', this.#piece(0));
    messages.sort((a, b) => a.line - b.line || a.column - b.column);
    return this.#lesson;
  }

  /** The lines between two lines `---` at the beginning. */
  #head() {
    if (this.#line.trim() !== '---') return;
    const end = this.#lines.findIndex((line, at) => at > 0 && line.trim() === '---');
    if (end < 0) return;
    for (this.#at = 1; this.#at < end; this.#at++) {
      const piece = this.#piece(this.#at);
      if (!piece.text.trim()) continue;
      const [, name, value] = /^([\w-]+)\s*:\s*(.*?)\s*$/.exec(piece.text) ?? [];
      const bare = value?.replace(/^(["'])(.*)\1$/, '$2') ?? '';
      if (!name) this.#reading.complain('setting', piece, piece.text);
      else if (!HEAD.includes(name) && !isBoardSetting(name))
        this.#reading.complain('unknown', piece, name);
      else if (!isSetting(name, bare)) this.#reading.complain('value', piece, `${name}: ${bare}`);
      else this.#lesson.head[name] = bare;
    }
    this.#at = end + 1;
  }

  /** The section that takes the next block. */
  get #section() {
    const { sections } = this.#lesson;
    if (!sections.length) sections.push({ title: [], blocks: [] });
    return sections[sections.length - 1];
  }

  /** @param {Block | null} block */
  #add(block) {
    if (block) this.#section.blocks.push(block);
  }

  #block() {
    const line = this.#line;
    if (!line.trim()) this.#at++;
    else if (FENCE.test(line)) this.#fence();
    else if (/^#{1,6}\s/.test(line)) this.#heading();
    else if (/^>/.test(line)) this.#note();
    else if (ITEM.test(line)) this.#list();
    else this.#paragraph();
  }

  #heading() {
    const piece = this.#piece(this.#at++);
    const [signs] = /^#+/.exec(piece.text) ?? [''];
    const parts = readInline([trimmed(cut(piece, signs.length))], this.#reading);
    const { title, sections } = this.#lesson;
    if (signs.length === 1 && !title.length && !sections.length) this.#lesson.title = parts;
    else if (signs.length < 3) {
      if (signs.length === 1) this.#reading.complain('title2', piece);
      sections.push({ title: parts, blocks: [] });
    } else this.#add({ type: 'heading', parts });
  }

  /** The lines up to the first for which `ends` is true, or an empty one. @param {() => boolean} ends @returns {Piece[]} */
  #until(ends) {
    /** @type {Piece[]} */
    const lines = [];
    do lines.push(trimmed(this.#piece(this.#at++)));
    while (this.#more && this.#line.trim() && !ends());
    return lines;
  }

  get #starts() {
    const line = this.#line;
    return FENCE.test(line) || /^(#{1,6}\s|>)/.test(line) || ITEM.test(line);
  }

  #note() {
    const lines = this.#until(() => !/^>/.test(this.#line));
    const parts = readInline(
      lines.map((piece) => trimmed(cut(piece, 1))),
      this.#reading,
    );
    this.#add({ type: 'note', parts });
  }

  #list() {
    const ordered = Boolean(ITEM.exec(this.#line)?.[1]);
    /** @type {import('./types.js').Inline[][]} */
    const items = [];
    while (this.#more) {
      const [mark, number] = ITEM.exec(this.#line) ?? [];
      if (mark === undefined || Boolean(number) !== ordered) break;
      const [first, ...rest] = this.#until(() => this.#starts);
      for (const piece of rest) if (ITEM.test(piece.text)) this.#reading.complain('nested', piece);
      items.push(readInline([trimmed(cut(first, mark.length)), ...rest], this.#reading));
      const next = this.#lines.findIndex((line, at) => at >= this.#at && line.trim());
      if (next >= 0 && ITEM.test(this.#lines[next])) this.#at = next;
    }
    this.#add({ type: 'list', ordered, items });
  }

  #paragraph() {
    const lines = this.#until(() => this.#starts);
    for (const piece of lines) {
      if (/^\|/.test(piece.text)) this.#reading.complain('table', piece);
      else if (/^([-*_])( *\1){2,}$/.test(piece.text)) this.#reading.complain('rule', piece);
    }
    const parts = readInline(lines, this.#reading);
    const { title, lead, sections } = this.#lesson;
    if (title.length && !lead.length && !sections.length) this.#lesson.lead = parts;
    else this.#add({ type: 'paragraph', parts });
  }

  #fence() {
    const place = this.#piece(this.#at++);
    const [, marks, after] = /** @type {RegExpExecArray} */ (FENCE.exec(place.text));
    const closes = () =>
      this.#line.startsWith(marks) && !this.#line.trim().replaceAll(marks[0], '');
    /** @type {Piece[]} */
    const lines = [];
    while (this.#more && !closes()) lines.push(this.#piece(this.#at++));
    if (!this.#more) this.#reading.complain('open', place, marks);
    this.#at++;
    const [name, ...info] = wordsOf(cut(place, place.text.length - after.length));
    const block = this.#fenced(name?.text ?? '', info, lines, place);
    if (block) this.#add(block);
    else this.#add({ type: 'code', text: lines.map(({ text }) => text).join('\n') });
  }

  /**
   * @param {string} name @param {Piece[]} info @param {Piece[]} lines @param {Piece} place
   * @returns {Block | null}  null: it is code, or cannot be used
   */
  #fenced(name, info, lines, place) {
    const { boards, questions } = this.#lesson;
    if (name === 'compare') return readCompare(info, lines, place, this.#reading);
    if (name === 'dials') return readBlock(info, lines, place, this.#reading, readDials);
    if (name === 'board' || name === 'program') {
      const read = name === 'board' ? readBoard : readProgram;
      const board = read(info, lines, place, this.#lesson, this.#reading);
      if (board?.type === 'board') boards.push(board);
      return board;
    }
    if (name === 'question') {
      const question = readQuestion(info, lines, place, questions, this.#reading);
      if (question) questions.push(question);
      return question;
    }
    return null;
  }
}

/**
 * Reads a lesson. Never throws. Takes time proportional to the length of the text, and for the links of
 * one paragraph to its square at most.
 * @param {string} text
 * @returns {Lesson}
 */
export const parseLesson = (text) => new Parser(text).read();
