// The menu "Copy": the puzzle in any format, or a link to the page.
// @ts-check
import { copy, find } from '../../base/dom/dom.js';
import { fillMenu } from '../../base/dom/menu.js';
import { strings as english } from '../../puzzle/en.js';

/**
 * @param {import('../../solver/protocol.js').ReadyReply['formats']} formats
 * @param {(format: string) => Promise<string>} write
 * @param {() => string} link
 * @param {() => string | undefined} solution  the solution that is shown, if any
 * @param {(text: string) => void} say
 * @param {typeof english} [strings]  in the language of the page
 */
export function fillCopyMenu(formats, write, link, solution, say, strings = english) {
  /** @param {string} name @param {() => string | undefined | Promise<string>} text */
  const item = (name, text) => ({
    name,
    choose: async () => {
      try {
        const copied = await text();
        if (!copied) say(strings.nothingToCopy);
        else if (await copy(copied)) say(strings.copied(name));
      } catch (error) {
        say(strings.failed(error));
      }
    },
  });
  // The link is the address of the page with its state.
  const others = formats.filter(({ id }) => id !== 'state');
  fillMenu(find('copy'), [
    {
      name: '',
      items: [
        item(strings.copyLink, link),
        item(strings.copySolution, solution),
        ...others.map(({ id }) => item(strings.COPY_FORMATS[id], () => write(id))),
      ],
    },
  ]);
}
