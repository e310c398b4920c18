// The share dialog: a card, a link with its QR code, embed codes, a film, and the puzzle as text.
// @ts-check
import { Dialog, styleDialog } from '../../base/dom/dialog.js';
import { setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { addSegments } from '../../base/dom/segments.js';
import { fillIn } from '../../base/words/words.js';
import { addStyle, SINGLE_FILE } from '#platform';
import { CopySection } from './copy-section.js';
import { EmbedSection } from '#embed-section';
import { strings } from './en.js';
import { LateSection } from './late-section.js';
import { LinkSection } from './link-section.js';

/**
 * What the dialog shares.
 * @typedef {object} Host
 * @property {import('../../base/words/words.js').Words} words
 * @property {{id: string}[]} formats  that `write` knows
 * @property {(format: string) => Promise<string>} write  the puzzle in a format
 * @property {() => string} givens  81 digits, 0 for a blank
 * @property {() => import('../../puzzle/puzzle.js').Puzzle} puzzle
 * @property {() => string | undefined} solution  the first one, if it is known
 * @property {() => void} openPicture
 * @property {(place: HTMLElement) => Promise<SharedPart | void>} addCard
 * @property {(place: HTMLElement) => Promise<SharedPart | void>} addFilm
 */
/** @typedef {import('../workbench/mode.js').SharedPart} SharedPart */
/** @typedef {{root: HTMLElement, open: (address: string, texts: typeof strings) => void, show?: () => void, hide?: () => void, close?: () => void}} Section */

class ShareDialog {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this.dialog = new Dialog('share');
    const { body } = this.dialog;
    const tabs = add(body, 'div');
    const copy = (/** @type {HTMLTextAreaElement} */ area) => this.#copy(area);
    const close = () => this.dialog.close();
    /** @type {Record<string, Section>} */
    this.sections = {
      card: new LateSection(body, (place) => this.host.addCard(place)),
      link: new LinkSection(body, host, copy, close),
      ...(SINGLE_FILE
        ? {}
        : {
            embed: new EmbedSection(body, host.words, copy),
            film: new LateSection(body, (place) => this.host.addFilm(place)),
          }),
      copy: new CopySection(body, host, copy),
    };
    const ids = Object.keys(this.sections);
    this.radios = addSegments(tabs, 'sections', 'SECTIONS', ids, (id) => this.#show(id));
    this.message = add(body, 'p', 'message');
    this.message.setAttribute('role', 'status');
  }

  get #texts() {
    return this.host.words.of(strings);
  }

  /** @param {HTMLTextAreaElement} area */
  async #copy(area) {
    area.select();
    const copied = await navigator.clipboard.writeText(area.value).then(
      () => true,
      () => false,
    );
    setText(this.message, copied ? this.#texts.copied : this.#texts.notCopied);
  }

  /** @param {string} chosen  id of a section */
  #show(chosen) {
    for (const [id, section] of Object.entries(this.sections)) {
      section.root.hidden = id !== chosen;
      if (id !== chosen) section.hide?.();
    }
    setText(this.message, '');
    this.sections[chosen].show?.();
  }

  /** @param {string} address  of the page, with its state @param {string} first  id of a section */
  open(address, first) {
    const texts = this.#texts;
    fillIn(this.dialog.element, texts);
    this.dialog.setTexts(texts.title, texts.close);
    const radio = this.radios.get(first);
    if (radio) radio.checked = true;
    const closed = this.dialog.open(radio);
    for (const section of Object.values(this.sections)) section.open(address, texts);
    this.#show(first);
    closed.then(() => Object.values(this.sections).forEach((section) => section.close?.()));
  }
}

/** @type {ShareDialog | undefined} */
let dialog;

/**
 * Opens the dialog for the state in the address of the page.
 * @param {Host} host
 * @param {'card' | 'copy'} [section]  that is shown first
 */
export async function openShare(host, section = 'card') {
  await Promise.all([
    host.words.add({ share: strings }),
    styleDialog(dialog ? '' : 'share.css'),
    SINGLE_FILE || addStyle('embed-section.css'),
  ]);
  dialog ??= new ShareDialog(host);
  dialog.host = host;
  dialog.open(location.href, section);
}
