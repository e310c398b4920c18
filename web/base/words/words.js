// The texts of a page in one language at a time: immutable tables that are passed to whoever shows
// texts. The English table of a feature is its en.js; translations are in languages/.
// @ts-check
import { LANGUAGES } from '../../languages/languages.js';
import { awaited } from '../worker/waits.js';

/** A table: texts by their names, sentences as functions, nested tables. @typedef {object} Table */
/** Loads one translated table. @typedef {(language: string, id: string) => Promise<Table>} Load */

/** @type {Load} */
async function fromFolder(language, id) {
  const { tables } = await awaited(LANGUAGES[language].load);
  return (await awaited(tables[id])).strings;
}

/**
 * The tables of one page or one embedded board.
 *
 * Event: `change` after the language has changed; everything that shows texts renders again.
 */
export class Words extends EventTarget {
  #load;
  /** English tables by their ids. @type {Map<string, Table>} */
  #english = new Map();
  /** The tables in the current language, by their English ones. @type {Map<Table, Table>} */
  #current = new Map();
  /** The language that was asked for last and has not failed to load. */
  #asked = 'en';
  #language = 'en';
  #turn = 0;
  /** The latest call of `turnTo`. */
  #latest = Promise.resolve();

  /** @param {Load} [load]  loads a translated table; the default takes it from languages/ */
  constructor(load = fromFolder) {
    super();
    this.#load = load;
  }

  /** The language of all tables: 'en', 'de', … */
  get language() {
    return this.#language;
  }

  /**
   * A table in the current language; the English one until it is added.
   * @template {Table} T
   * @param {T} english
   * @returns {T}
   */
  of(english) {
    return /** @type {T} */ (this.#current.get(english) ?? english);
  }

  /**
   * Adds tables and loads their translations. If a translation fails to load, its table stays in
   * English.
   * @param {Record<string, Table>} tables  English tables by the names of their files in languages/
   */
  async add(tables) {
    for (const [id, table] of Object.entries(tables)) this.#english.set(id, table);
    await this.turnTo(this.#asked).catch(() => {});
  }

  /**
   * Switches all tables at once. Of several calls, the latest counts; the others resolve with it.
   * @param {string} language
   * @returns {Promise<void>} rejects, and changes nothing, if a table fails to load
   */
  turnTo(language) {
    this.#latest = this.#turnTo(language);
    return this.#latest;
  }

  /** @param {string} language @returns {Promise<void>} */
  async #turnTo(language) {
    const turn = ++this.#turn;
    this.#asked = language;
    const tables = [...this.#english];
    try {
      const loaded = await Promise.all(
        tables.map(([id, table]) => (language === 'en' ? table : this.#load(language, id))),
      );
      if (turn !== this.#turn) return this.#latest.catch(() => {});
      this.#current = new Map(tables.map(([, table], i) => [table, loaded[i]]));
    } catch (error) {
      if (turn !== this.#turn) return this.#latest.catch(() => {});
      this.#asked = this.#language;
      throw error;
    }
    if (this.#language === language) return;
    this.#language = language;
    this.dispatchEvent(new Event('change'));
  }
}

/** @typedef {{[name: string]: Texts | string | undefined}} Texts */

/** The text at a path such as 'player.next'; undefined if there is none. @param {object} tables @param {string} path */
export function textAt(tables, path) {
  let part = /** @type {Texts[string]} */ (tables);
  for (const name of path.split('.')) part = typeof part === 'object' ? part[name] : undefined;
  return typeof part === 'string' ? part : undefined;
}

/**
 * Fills in the texts that HTML refers to: `data-words="lab.undo"` is replaced by the text `undo` of
 * the table `lab`, `data-words-title="lab.undo"` sets the attribute `title`, and so for any
 * attribute. The build fills in the English texts in the same way (make/html.mjs), so that a page
 * has them before any script runs.
 * @param {ParentNode} root
 * @param {object} tables  by their names in the paths; texts of others stay as they are
 */
export function fillIn(root, tables) {
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (!name.startsWith('data-words') || !(value.split('.')[0] in tables)) continue;
      const text = textAt(tables, value);
      if (text === undefined) throw new Error(`no text ${value}`);
      const attribute = name.slice('data-words-'.length);
      if (attribute) element.setAttribute(attribute, text);
      else if (element.textContent !== text) element.textContent = text;
    }
  }
}
