// The mode Make: puts the puzzle on paper.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { stateText } from '../../puzzle/puzzle.js';
import { SINGLE_FILE } from '#platform';
import { strings } from './en.js';

/**
 * @param {import('../../base/dom/mode.js').Context & {
 *   workbench: import('../workbench/workbench.js').Workbench}} context
 * @returns {Promise<import('../../base/dom/mode.js').Mode>}
 */
export async function mount({ workbench, words, panel, actions }) {
  const { session, entry } = workbench;
  await words.add({ make: strings });
  const title = add(panel.b, 'h2');
  const about = add(panel.b, 'p', 'make-about');
  const acts = add(panel.b, 'p', 'acts');
  // The one-file edition has no worksheet.
  const sheet = SINGLE_FILE ? null : add(acts, 'a', 'p');
  const picture = addButton(acts, '', () => actions.openPicture());
  const print = addButton(acts, '', () => actions.print());
  return {
    enter: () => entry.take('puzzle'),
    render() {
      const texts = words.of(strings);
      title.textContent = texts.title;
      about.textContent = texts.about;
      picture.textContent = texts.picture;
      print.textContent = texts.print;
      if (!sheet) return;
      sheet.textContent = texts.worksheet;
      sheet.href = `worksheet.html#${stateText(session.puzzle)}&lang=${words.language}`;
    },
  };
}
