// A choice in one row: radio buttons in labels.
// @ts-check
import { add, addChoice, withWords } from './element.js';

/**
 * Radio buttons in one row; form.css has the look.
 * @param {Element} parent
 * @param {string} name  path of its text, and the name of the buttons
 * @param {string} group  path of the texts by id
 * @param {string[]} ids
 * @param {(id: string) => void} choose  called with what the reader chooses
 * @returns {Map<string, HTMLInputElement>}  by id; none is checked
 */
export function addSegments(parent, name, group, ids, choose) {
  const set = add(parent, 'fieldset', 'segments');
  withWords(add(set, 'legend', 'visually-hidden'), name);
  return new Map(
    ids.map((id) => {
      const radio = addChoice(set, 'radio', '');
      withWords(/** @type {HTMLElement} */ (radio.nextElementSibling), `${group}.${id}`);
      radio.name = `segments-${name}`;
      radio.onchange = () => choose(id);
      return [id, radio];
    }),
  );
}
