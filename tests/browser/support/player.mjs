// The player as a reader meets it: by roles and names, never by classes or ids.
import { eventually } from './harness.mjs';
import { ONE } from '../../puzzles.mjs';

const SENTENCE = /^Step [\d,]+ of/;

/** A figure as the page writes it. @param {string | undefined} figure */
const numberOf = (figure) => Number((figure ?? 'nothing').replaceAll(',', ''));

export class Player {
  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.page = page;
    this.bar = page.getByRole('region', { name: 'Player' });
    this.side = page.getByRole('region', { name: 'Algorithm' });
    this.sentence = this.bar.getByText(SENTENCE);
    this.slider = this.bar.getByRole('slider', { name: 'Step', exact: true });
    this.speed = this.bar.getByRole('slider', { name: 'Speed' });
    this.algorithm = this.side.getByRole('combobox', { name: 'Algorithm', exact: true });
  }

  button(name) {
    return this.bar.getByRole('button', { name, exact: true });
  }

  tab(name) {
    return this.side.getByRole('tab', { name });
  }

  async status() {
    return (await this.sentence.textContent()) ?? '';
  }

  async step() {
    return numberOf(/^Step ([\d,]+)/.exec(await this.status())?.[1]);
  }

  /** Waits for a sentence under the board, and returns it. @param {RegExp} pattern */
  shows(pattern) {
    return eventually(
      () => this.status(),
      (text) => pattern.test(text),
    );
  }

  /** Waits until a screen reader has been told this. @param {RegExp} pattern */
  async tells(pattern) {
    await eventually(
      async () => (await this.page.getByRole('status').allTextContents()).map((s) => s.trim()),
      (told) => told.some((text) => pattern.test(text)),
    );
  }

  /** Waits for a sentence that is both shown and told. @param {RegExp} pattern */
  async arrives(pattern) {
    await this.tells(pattern);
    await this.shows(pattern);
  }

  /** Waits until the run at hand is known to its end. @returns {Promise<number>} its steps */
  async length() {
    const whole = /of ([\d,]+):/;
    return numberOf(whole.exec(await this.shows(whole))?.[1]);
  }

  /** What the counters read, by what they count. @returns {Promise<Record<string, number>>} */
  async counters() {
    const names = await this.side.getByRole('term').allTextContents();
    const figures = await this.side.getByRole('definition').allTextContents();
    return Object.fromEntries(names.map((name, i) => [name, numberOf(figures[i])]));
  }

  /** Time enough for a run that goes by itself to be noticed at the first speed. */
  rest() {
    return this.page.waitForTimeout(450); // 2 steps at 5 a second
  }
}

/** Makes, of the tests of a page, tests that begin with Liang's run on ONE at step 0. */
export const watching =
  (test) =>
  (sentence, body, options = {}) =>
    test(
      sentence,
      async (page, tools) => {
        const player = new Player(page);
        await player.shows(/^Step 0 of 29,732:/);
        await body(player, page, tools);
      },
      { path: `#p=${ONE}`, ...options },
    );
