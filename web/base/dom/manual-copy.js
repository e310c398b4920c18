// A dialog with a text, for browsers that do not let a page copy.
// @ts-check
import { Dialog, styleDialog } from './dialog.js';
import { add } from './element.js';
import { strings } from './en.js';

/**
 * Shows a text, selected, in a dialog that is removed when it closes.
 * @param {string} text
 * @param {import('../words/words.js').Words} words
 */
export async function showText(text, words) {
  await Promise.all([styleDialog(), words.add({ copying: strings })]);
  const texts = words.of(strings);
  const dialog = new Dialog('manual-copy');
  dialog.setTexts(texts.title, texts.close);
  add(dialog.body, 'p', '', texts.byHand);
  const area = add(dialog.body, 'textarea');
  Object.assign(area, { value: text, readOnly: true, rows: 8, ariaLabel: texts.text });
  dialog.open(area).then(() => dialog.element.remove());
  area.select();
}
