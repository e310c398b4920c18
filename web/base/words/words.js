// The texts of a page in one language at a time: immutable tables that are passed to whoever shows
// texts. The English table of a feature is its en.js; translations are in languages/.
// @ts-check
import { TABLES } from '../../languages/tables.js';

/** A table: texts by their names, sentences as functions, nested tables. @typedef {object} Table */

/** @param {string} language @param {string} id @returns {Promise<Table>} */
async function translation(language, id) {
  const { tables } = await TABLES[language]();
  return (await tables[id]()).strings;
}

/**
 * The tables of one page or one embedded board.
 *
 * Event: `change` after the language has changed; everything that shows texts renders again.
 */
export class Words extends EventTarget {
  /** English tables by their ids. @type {Map<string, Table>} */
  #english = new Map();
  /** The tables in the current language, by their English ones. @type {Map<Table, Table>} */
  #current = new Map();
  #asked = 'en';
  #language = 'en';

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
   * Adds tables and loads their translations. A translation that fails to load leaves its table in
   * English.
   * @param {Record<string, Table>} tables  English tables by the names of their files in languages/
   */
  async add(tables) {
    for (const [id, table] of Object.entries(tables)) this.#english.set(id, table);
    await this.turnTo(this.#asked).catch(() => {});
  }

  /**
   * Switches all tables at once. The latest call wins.
   * @param {string} language
   * @returns {Promise<void>} rejects, and changes nothing, if a table fails to load
   */
  async turnTo(language) {
    this.#asked = language;
    const entries = [...this.#english];
    const loaded = await Promise.all(
      entries.map(([id, table]) => (language === 'en' ? table : translation(language, id))),
    );
    const changed = this.#language !== language;
    if (this.#asked !== language) return;
    // Tables that were added meanwhile: their call switches the language of all.
    if (changed && entries.length < this.#english.size) return;
    const others = changed ? [] : this.#current;
    this.#current = new Map([
      ...others,
      .../** @type {[Table, Table][]} */ (entries.map(([, table], i) => [table, loaded[i]])),
    ]);
    this.#language = language;
    if (changed) this.dispatchEvent(new Event('change'));
  }
}

/** The text of a table at a path such as 'player.next'. @param {any} table @param {string} path */
const textAt = (table, path) => path.split('.').reduce((part, name) => part?.[name], table);

/**
 * Fills in the texts that HTML refers to: `data-words="undo"` is replaced by the text `undo` of the
 * table, `data-words-title="undo"` sets the attribute `title`, and so for any attribute. The build
 * fills in the English texts in the same way, so that a page has them before any script runs.
 * @param {ParentNode} root
 * @param {Table} table
 */
export function fillIn(root, table) {
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (!name.startsWith('data-words')) continue;
      const text = textAt(table, value);
      if (text === undefined) throw new Error(`no text ${value}`);
      const attribute = name.slice('data-words-'.length);
      if (attribute) element.setAttribute(attribute, text);
      else if (element.textContent !== text) element.textContent = text;
    }
  }
}
