// The link to the page as it is, its QR code, and the puzzle on other sites.
// @ts-check
import { add, addButton, withWords } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { qrSvg } from '../../base/dom/qr.js';
import { saveFile } from '../../base/dom/save.js';
import { SINGLE_FILE } from '#platform';
import { SITES, strings as siteStrings, writeLink } from '#sites';

/** @type {[string, string][]} */
const OTHER_SITES = [
  ['SudokuWiki', 'https://www.sudokuwiki.org/sudoku.htm?bd='],
  ['Sudoku Exchange', 'https://sudokuexchange.com/play/?s='],
  ['sudoku.coach', 'https://sudoku.coach/en/play/'],
];

export class LinkSection {
  #host;
  /** The QR code as SVG. */
  #code = '';

  /**
   * @param {Element} parent
   * @param {import('./share-dialog.js').Host} host
   * @param {(area: HTMLTextAreaElement) => void} copy
   * @param {() => void} close  closes the dialog
   */
  constructor(parent, host, copy, close) {
    this.#host = host;
    this.root = add(parent, 'section', 'share-link');
    const main = add(this.root, 'div', 'share-main');
    const label = withWords(add(main, 'label', 'soft'), 'link');
    this.area = add(main, 'textarea');
    Object.assign(this.area, { readOnly: true, rows: 3, id: 'share-link' });
    label.htmlFor = this.area.id;
    this.opens = add(main, 'p', 'soft');
    const acts = add(main, 'div', 'bar');
    const copier = addButton(acts, '', () => copy(this.area));
    withWords(copier, 'copy').className = 'p';
    if ('share' in navigator) {
      const share = addButton(acts, '', () => {
        navigator.share({ title: document.title, url: this.area.value }).catch(() => {}); // cancelled
      });
      withWords(share, 'share').className = 's';
    }
    const picture = addButton(acts, '', () => {
      close();
      host.openPicture();
    });
    withWords(picture, 'picture').className = 'q';
    const sites = add(main, 'p', 'share-sites');
    withWords(add(sites, 'span', 'soft'), 'openIn');
    const addSite = (/** @type {string} */ name) => {
      const link = add(sites, 'a', '', name);
      link.rel = 'noopener noreferrer';
      return link;
    };
    this.sites = OTHER_SITES.map(([name, address]) => ({ link: addSite(name), address }));
    // These take notes and colours, too.
    this.whole = SITES.map((site) => ({ link: addSite(siteStrings.SITES[site]), site }));
    const side = add(this.root, 'div', 'share-qr');
    this.picture = add(side, 'div', 'qr');
    this.picture.setAttribute('role', 'img');
    this.picture.setAttribute('data-words-aria-label', 'qr');
    this.problem = add(side, 'p', 'soft');
    this.save = addButton(side, '', () =>
      saveFile(new Blob([this.#code], { type: 'image/svg+xml' }), 'sudoku-lab-qr.svg'),
    );
    withWords(this.save, 'saveQr').className = 'q';
  }

  /** @param {string} address @param {typeof import('./en.js').strings} texts */
  open(address, texts) {
    this.area.value = address;
    const step = Number(new URLSearchParams(new URL(address).hash.slice(1)).get('step')) || 0;
    setText(this.opens, SINGLE_FILE ? texts.onlyLink : texts.opens(step));
    for (const { link, address: site } of this.sites) link.href = site + this.#host.givens();
    for (const { link, site } of this.whole)
      writeLink(site, this.#host.puzzle()).then(
        (href) => (link.href = href),
        () => (link.hidden = true), // a browser without streams that compress
      );
    this.#code = qrSvg(address) ?? '';
    this.picture.innerHTML = this.#code;
    this.picture.hidden = this.save.hidden = !this.#code;
    setText(this.problem, this.#code ? '' : texts.tooLong);
  }
}
