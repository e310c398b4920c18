// The header of the pages beside the lab: its ways in lead to the lab, and so does a puzzle that is pasted or
// dropped anywhere; the link to the page is copied; theme and texts.
// @ts-check
import { copy, find, onClick, setText } from '../../base/dom/dom.js';
import { listenToDrops } from '../../base/dom/file-input.js';
import { listenToPaste } from '../../base/dom/paste.js';
import { setUpTheme } from '../../base/dom/theme.js';
import { keepShared } from '../../base/platform/shared.js';
import { fillIn } from '../../base/words/words.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { strings } from './en.js';

/** Gives a file or a text to the lab, and goes there. @param {Blob} file */
async function bring(file) {
  const lab = /** @type {HTMLAnchorElement} */ (document.querySelector('.paste'));
  const kept = keepShared(new URL('.', lab.href).href, file);
  // Without storage, the lab asks for it.
  location.assign(
    await kept.then(
      () => lab.href.replace(/do=\w+/, 'mode=solve'),
      () => lab.href,
    ),
  );
}

/** Pastes and drops that nothing else on the page takes are for the lab. */
function bringPuzzles() {
  const takeText = (/** @type {string} */ text) =>
    void bring(new Blob([text], { type: 'text/plain' }));
  const takeFile = (/** @type {File} */ file) => void bring(file);
  listenToPaste({ takeText, takeFile });
  listenToDrops(takeFile, takeText);
}

/**
 * Lets the header work.
 * @param {object} page
 * @param {import('../../base/words/words.js').Words} page.words
 * @param {string | null} [page.theme]  by the address
 * @param {(theme: string) => void} [page.onTheme]
 * @param {() => string | Promise<string>} [page.link]  to the page as it is
 * @param {boolean} [page.takes]  the page takes pastes and drops itself
 */
export function setUpHeader({
  words,
  theme = null,
  onTheme = () => {},
  link = () => location.href,
  takes = false,
}) {
  const said = find('said-shared');
  const text = (/** @type {string} */ name) => words.of(puzzleStrings).theme(name);
  const button = setUpTheme(find('theme'), theme, text, (name) => {
    setText(find('theme-row'), text(name));
    onTheme(name);
  });
  setText(find('theme-row'), text(button.theme));
  const render = () => {
    // The build has filled in the texts of the page's own language.
    if (document.documentElement.lang !== words.language) return;
    fillIn(document, { header: words.of(strings), puzzle: words.of(puzzleStrings) });
    button.render();
    setText(find('theme-row'), find('theme').title);
  };
  words.addEventListener('change', render);
  words.add({ header: strings, puzzle: puzzleStrings }).then(render);
  const share = async () => {
    const done = await copy(await link(), words);
    setText(said, done ? words.of(strings).copied : '');
  };
  onClick('share', share);
  onClick('share-row', () => {
    find('more-menu').hidePopover();
    return share();
  });
  onClick('theme-row', () => find('theme').click());
  onClick('print-row', () => {
    find('more-menu').hidePopover();
    print();
  });
  // The sentence that says so goes away when the reader does something else.
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(type, () => setText(said, ''), { passive: true });
  if (!takes) bringPuzzles();
}
