// The button of the picture dialog, and a link to the worksheet with the puzzle.
// @ts-check
import { find } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { stateText } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { subjectOf } from './subject.js';

/**
 * @typedef {object} Player
 * @property {import('../../run/playback.js').Playback} watch
 * @property {boolean} watching  whether the board shows the run
 * @property {import('./subject.js').Page} page
 */

/**
 * @param {Player} player
 * @param {import('../../run/run-client.js').RunClient} client
 * @param {() => Promise<typeof import('./picture.js')>} load  loads the dialog
 */
export function addPaperButtons(player, client, load) {
  const { page, watch } = player;
  const { words } = page;
  const place = /** @type {Element} */ (find('copy').parentElement);
  const open = async () => {
    watch.pause();
    try {
      const { openPicture } = await load();
      await openPicture(subjectOf(page, watch, client, player.watching), words);
    } catch (error) {
      page.say(String(error));
    }
  };
  const button = addButton(place, '', open);
  find('copy').after(button);
  // The one-file edition has no worksheet.
  const link = location.protocol.startsWith('http') ? add(place, 'a', 'links') : null;
  const render = () => {
    const texts = words.of(strings);
    button.textContent = texts.openPicture;
    if (!link) return;
    link.textContent = texts.openWorksheet;
    link.href = `worksheet.html#${stateText(page.session.puzzle)}&lang=${words.language}`;
  };
  page.session.addEventListener('change', render);
  words.addEventListener('change', render);
  words.add({ paper: strings }).then(render);
}
