// Below the listing: the command that runs the program, what it prints, and the program as a file.
// @ts-check
import { addChoice } from '#listing-choice';
import { find, onClick, setText } from '../../base/dom/dom.js';
import { saveFile } from '../../base/dom/save.js';
import { commandOf, linesOf } from '../../run/listing.js';
import { tabStopsWhileScrolling } from './state-panel.js';

/** HTML; its texts are those of the table `player`. */
export const CONSOLE = `<section id="console" class="console" data-words-aria-label="player.console" hidden>
    <p class="command"><code id="command"></code>
      <button type="button" class="q" id="save-java" data-words="player.saveJava"></button></p>
    <pre id="printed"><samp></samp></pre>
  </section>`;

export class Console {
  #playback;
  #place = find('console');
  #printed = find('printed');
  #text = /** @type {HTMLElement} */ (this.#printed.firstElementChild);

  #showChoice;

  /** @param {import('../../run/playback.js').Playback} playback @param {import('../../base/words/words.js').Words} words */
  constructor(playback, words) {
    this.#playback = playback;
    this.#showChoice = addChoice(find('save-java'), playback, words);
    onClick('save-java', () => this.#save());
    const observer = tabStopsWhileScrolling([this.#printed]);
    for (const part of [this.#printed, this.#text]) observer.observe(part);
  }

  /** The name of the file of the program, and the command that runs it. */
  get #names() {
    const { watched, listing, variant, givens } = this.#playback;
    const { name, command } = commandOf(linesOf(watched, variant, givens), givens);
    const { file = `${name}.java`, run = `java ${name}` } = listing;
    return { file, command: command.replace(`java ${name}`, run) };
  }

  #save() {
    const { listing, variant, givens } = this.#playback;
    const lines = linesOf(listing, variant, givens);
    const text = lines.map((line) => `${line.text}\n`).join('');
    saveFile(new Blob([text], { type: 'text/plain' }), this.#names.file);
  }

  render() {
    const { lines, printed, view } = this.#playback;
    this.#place.hidden = !lines || !view; // it appears with the listing
    if (!lines) return;
    this.#showChoice();
    setText(find('command'), `$ ${this.#names.command}`);
    if (this.#printed.textContent === printed) return;
    setText(this.#text, printed);
    this.#printed.scrollTop = this.#printed.scrollHeight;
  }
}
