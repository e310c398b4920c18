// Reads text with emphasis, code and links. What cannot be used stays text, with a message.
// @ts-check
import { boardsOf, readDrive } from './actions.js';

/** @typedef {import('./types.js').Inline} Inline */
/** @typedef {import('./reading.js').Piece} Piece */

/** Emphasis and links inside each other, at most. */
const DEPTH = 6;
const WORD = /[\p{L}\p{N}]/u;

/** Whether a link may have this address: http(s), or relative to the page. @param {string} href */
export const isSafe = (href) =>
  !/[\s\\\p{Cc}]/u.test(href) &&
  href !== '' &&
  (/^https?:\/\/[^/]/i.test(href) || (!href.startsWith('//') && !/^[^/?#]*:/.test(href)));

/** The text of one paragraph. */
class Inlines {
  #text;
  #pieces;
  #starts;
  #reading;
  #linked = false; // inside of a link

  /** @param {Piece[]} pieces  its lines @param {import('./reading.js').Reading} reading */
  constructor(pieces, reading) {
    this.#pieces = pieces;
    this.#text = pieces.map(({ text }) => text).join('\n');
    let start = 0;
    this.#starts = pieces.map(({ text }) => (start += text.length + 1) - text.length - 1);
    this.#reading = reading;
  }

  /** @param {import('./types.js').Message['code']} code @param {number} at @param {string} [what] */
  #complain(code, at, what) {
    this.#reading.complain(code, this.#placeOf(at), what);
  }

  /** @param {number} at  index into the text */
  #placeOf(at) {
    let i = this.#starts.length - 1;
    while (i > 0 && this.#starts[i] > at) i--;
    return { line: this.#pieces[i].line, column: this.#pieces[i].column + at - this.#starts[i] };
  }

  read() {
    return this.#range(0, this.#text.length, 0);
  }

  /** The closing bracket of each opening one in a range. @param {number} from @param {number} to */
  #brackets(from, to) {
    /** @type {Map<number, number>} */
    const pairs = new Map();
    /** @type {number[]} */
    const open = [];
    for (let i = from; i < to; i++) {
      const sign = this.#text[i];
      if (sign === '\\') i++;
      else if (sign === '[') open.push(i);
      else if (sign === ']') {
        const start = open.pop();
        if (start !== undefined) pairs.set(start, i);
      }
    }
    return pairs;
  }

  /** The end of emphasis. @param {string} mark @param {number} from @param {number} to @returns {number} -1 if there is none */
  #closing(mark, from, to) {
    const text = this.#text;
    for (let i = from; i < to; i++) {
      if (text[i] === '\\') i++;
      else if (text[i] === '`') {
        const end = text.indexOf('`', i + 1);
        if (end >= 0 && end < to) i = end;
      } else if (text.startsWith(mark, i) && i + mark.length <= to) {
        const after = text[i + mark.length] ?? '';
        const double = mark.length === 1 && after === mark;
        if (double) i++;
        else if (/\S/.test(text[i - 1]) && !(mark[0] === '_' && WORD.test(after))) return i;
      }
    }
    return -1;
  }

  /** @param {number} from @param {number} to @param {number} depth @returns {Inline[]} */
  #range(from, to, depth) {
    const text = this.#text;
    /** @type {Inline[]} */
    const parts = [];
    let plain = '';
    const flush = () => {
      if (plain) parts.push({ type: 'text', text: plain });
      plain = '';
    };
    const pairs = this.#brackets(from, to);
    /** Marks without an end: none follows later either. @type {Set<string>} */
    const endless = new Set();
    for (let i = from; i < to; i++) {
      const sign = text[i];
      if (sign === '\\' && i + 1 < to && /[^\p{L}\p{N}\s]/u.test(text[i + 1])) {
        plain += text[++i];
        continue;
      }
      if (sign === '\n') {
        plain += ' ';
        continue;
      }
      if (sign === '!' && text[i + 1] === '[' && pairs.has(i + 1)) {
        this.#complain('picture', i);
        plain += '![';
        i++;
        continue;
      }
      if (sign === '<' && /^<[a-z/!?]/i.test(text.slice(i, i + 2))) this.#complain('html', i);
      const found = depth < DEPTH && this.#part(i, to, depth, pairs, endless);
      if (found) {
        flush();
        parts.push(found.part);
        i = found.end - 1;
      } else plain += sign;
    }
    flush();
    return parts;
  }

  /**
   * The part that begins at an index; null if it is plain text.
   * @param {number} i @param {number} to @param {number} depth
   * @param {Map<number, number>} pairs @param {Set<string>} endless
   * @returns {{part: Inline, end: number} | null}
   */
  #part(i, to, depth, pairs, endless) {
    const text = this.#text;
    const sign = text[i];
    if (sign === '`') {
      const end = endless.has(sign) ? -1 : text.indexOf('`', i + 1);
      if (end > i + 1 && end < to) {
        const code = text.slice(i + 1, end).replaceAll('\n', ' ');
        return { part: { type: 'code', text: code }, end: end + 1 };
      }
      if (end < 0 || end >= to) endless.add(sign);
    } else if (sign === '[') {
      const close = pairs.get(i);
      if (!this.#linked && close !== undefined && text[close + 1] === '(')
        return this.#link(i, close, to, depth);
    } else if (sign === '*' || sign === '_') {
      const mark = text[i + 1] === sign ? sign + sign : sign;
      const start = i + mark.length;
      const opens =
        /\S/.test(text[start] ?? ' ') && !(sign === '_' && WORD.test(text[i - 1] ?? ' '));
      const end = opens && !endless.has(mark) ? this.#closing(mark, start + 1, to) : -1;
      if (end > start) {
        const type = mark.length === 2 ? 'strong' : 'em';
        return {
          part: { type, parts: this.#range(start, end, depth + 1) },
          end: end + mark.length,
        };
      }
      if (opens) endless.add(mark);
    }
    return null;
  }

  /** @param {number} open @param {number} close  of its brackets @param {number} to @param {number} depth */
  #link(open, close, to, depth) {
    const end = this.#text.indexOf(')', close + 2);
    if (end < 0 || end >= to) return null;
    const href = this.#text.slice(close + 2, end);
    const scheme = /^([a-z][a-z0-9-]*):/.exec(href)?.[1];
    const drives = scheme && !/^https?:\/\//i.test(href);
    const drive = drives ? readDrive(href) : null;
    if (drives && typeof drive === 'string') {
      this.#complain('drive', close + 2, drive);
      return null;
    }
    if (!drives && !isSafe(href)) {
      this.#complain('link', close + 2, href);
      return null;
    }
    this.#linked = true;
    const parts = this.#range(open + 1, close, depth + 1);
    this.#linked = false;
    if (drive && typeof drive === 'object')
      for (const id of boardsOf(drive))
        this.#reading.references.push({ id, ...this.#placeOf(close + 2) });
    /** @type {Inline} */
    const part = drives ? { type: 'drive', to: href, parts } : { type: 'link', href, parts };
    return { part, end: end + 1 };
  }
}

/**
 * Reads a paragraph.
 * @param {Piece[]} pieces  its lines
 * @param {import('./reading.js').Reading} reading  takes the messages
 * @returns {Inline[]}
 */
export const readInline = (pieces, reading) => new Inlines(pieces, reading).read();
