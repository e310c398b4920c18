// What the player adds to the place for sharing: the ways to a picture and to a worksheet. The
// dialog comes when it is asked for.
// @ts-check
import { find } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { stateText } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { subjectOf } from './subject.js';

/**
 * @param {import('../player/player.js').Player} player
 * @param {import('../../run/run-client.js').RunClient} client
 * @param {() => Promise<typeof import('./picture.js')>} load  brings in the dialog
 */
export function addPaperButtons(player, client, load) {
  const { page, watch } = player;
  const place = /** @type {Element} */ (find('copy').parentElement);
  const open = async () => {
    watch.pause();
    try {
      const { openPicture } = await load();
      openPicture(subjectOf(page, watch, client, player.watching), strings);
    } catch (error) {
      page.say(String(error));
    }
  };
  find('copy').after(addButton(place, strings.openPicture, open));
  // A page from a file stands alone.
  if (!location.protocol.startsWith('http')) return;
  const link = add(place, 'a', 'links', strings.openWorksheet);
  const follow = () => {
    const { lang } = document.documentElement;
    link.href = `worksheet.html#${stateText(page.session.puzzle)}&lang=${lang}`;
  };
  page.session.addEventListener('change', follow);
  addEventListener('languagechange', follow);
  follow();
}
