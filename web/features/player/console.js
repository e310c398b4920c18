// Below the listing: the command that runs the program, what it prints, and the program as a file.
// @ts-check
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

  /** @param {import('../../run/playback.js').Playback} playback */
  constructor(playback) {
    this.#playback = playback;
    onClick('save-java', () => this.#save());
    const observer = tabStopsWhileScrolling([this.#printed]);
    for (const part of [this.#printed, this.#text]) observer.observe(part);
  }

  get #lines() {
    const { watched, variant, givens } = this.#playback;
    return linesOf(watched, variant, givens);
  }

  #save() {
    const lines = this.#lines;
    const text = lines.map((line) => `${line.text}\n`).join('');
    const { name } = commandOf(lines, this.#playback.givens);
    saveFile(new Blob([text], { type: 'text/x-java' }), `${name}.java`);
  }

  render() {
    const { lines, givens, printed, view } = this.#playback;
    this.#place.hidden = !lines || !view; // it appears with the listing
    if (!lines) return;
    setText(find('command'), `$ ${commandOf(this.#lines, givens).command}`);
    if (this.#printed.textContent === printed) return;
    setText(this.#text, printed);
    this.#printed.scrollTop = this.#printed.scrollHeight;
  }
}
