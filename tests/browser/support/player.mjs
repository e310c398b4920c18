// The player as a user sees it: elements are found by role and name, not by class or id.
import { eventually } from './harness.mjs';
import { ONE } from '../../puzzles.mjs';

/** Parses a number as the page writes it. @param {string | undefined} figure */
const numberOf = (figure) => Number((figure ?? 'nothing').replaceAll(',', ''));

/** Chooses a language as the menu does, which need not be open. */
export const speak = (page, language) =>
  page.locator('#language').evaluate((select, value) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);

export class Player {
  /** @param {import('@playwright/test').Page | import('@playwright/test').Frame} page */
  constructor(page) {
    this.page = page;
    this.bar = page.getByRole('region', { name: 'Player' });
    this.side = page.getByRole('region', { name: 'Watch', exact: true });
    this.slider = this.bar.getByRole('slider', { name: 'Step', exact: true });
    this.speed = page.getByRole('slider', { name: 'Speed' });
    this.algorithm = this.side.getByRole('combobox', { name: 'Algorithm', exact: true });
    this.line = page.locator('#line .text');
  }

  button(name) {
    return this.bar.getByRole('button', { name, exact: true });
  }

  /** The step in numbers and the sentence of the line: "Step 2 of 9: Writes 1 in r1c1". */
  async status() {
    const [slider] = await this.slider.evaluateAll((all) =>
      all.map((input) => input.getAttribute('aria-valuetext') ?? ''),
    );
    const [line] = await this.line.allTextContents();
    return slider ? `${slider.replace(/, depth [\d,]+$/, '')}: ${(line ?? '').trim()}` : '';
  }

  async step() {
    return numberOf(/^Step ([\d,]+)/.exec(await this.status())?.[1]);
  }

  /** Waits for a status, and returns it. @param {RegExp} pattern */
  shows(pattern) {
    return eventually(
      () => this.status(),
      (text) => pattern.test(text),
    );
  }

  /** Waits until a status region shows a matching text. @param {RegExp} pattern */
  async announces(pattern) {
    await eventually(
      async () => (await this.page.getByRole('status').allTextContents()).map((s) => s.trim()),
      (texts) => texts.some((text) => pattern.test(text)),
    );
  }

  /** Waits until a step is both shown and announced. @param {RegExp} pattern */
  async arrives(pattern) {
    await this.announces(pattern);
    await this.shows(new RegExp(pattern, 'i'));
  }

  /** Waits until the length of the run is known. @returns {Promise<number>} number of steps */
  async length() {
    const whole = /of ([\d,]+):/;
    return numberOf(whole.exec(await this.shows(whole))?.[1]);
  }

  /** The values of the counters by name. @returns {Promise<Record<string, number>>} */
  async counters() {
    const names = await this.side.getByRole('term').allTextContents();
    const figures = await this.side.getByRole('definition').allTextContents();
    return Object.fromEntries(names.map((name, i) => [name, numberOf(figures[i])]));
  }

  /** The values of the variables by name. @returns {Promise<Record<string, string>>} */
  async variables() {
    const rows = await this.side
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent)));
    return Object.fromEntries(rows.map(([name, , value]) => [name, value]));
  }

  /**
   * Opens a section of the menu by its word; on a phone, one button opens all.
   * @param {RegExp} [word]
   */
  async openMenu(word = /^Detail and speed/) {
    const button = this.bar.getByRole('button', { name: word });
    const all = this.bar.getByRole('button', { name: /^Detail and speed/ });
    await all.waitFor();
    await ((await button.isVisible()) ? button : all).click();
  }
  /** Opens what to run to, and the breakpoints. */
  openStops() {
    return this.openMenu(/^(Stops|\d+ stops?)$/);
  }

  /** Downloads the run as a trace. */
  async download() {
    await this.side.getByRole('button', { name: 'More about this run' }).click();
    await this.page.getByRole('button', { name: 'Download trace' }).click();
  }

  /** Leaves menus and fields, and goes back to step 0. */
  async restart() {
    await this.page.evaluate(() => {
      document.querySelector(':popover-open')?.hidePopover();
      document.activeElement.blur();
    });
    await this.page.keyboard.press('Home');
    await this.shows(/^Step 0 of .*: The starting puzzle$/);
  }

  /** Waits long enough for two steps at the initial speed of 5 steps a second. */
  rest() {
    return this.page.waitForTimeout(450);
  }
}

/** Returns a variant of `test` whose page starts with Liang's run on ONE at step 0. */
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
      { path: `#p=${ONE}&mode=watch`, ...options },
    );

/** Parts for `inTurn`, each of which starts at step 0. @param {Record<string, Function>} parts */
export const eachFromStart = (parts) =>
  Object.fromEntries(
    Object.entries(parts).map(([sentence, part]) => [
      sentence,
      async (player, ...rest) => {
        await player.restart();
        await part(player, ...rest);
      },
    ]),
  );
