// The mode Play as a user sees it.
import { eventually } from './harness.mjs';
import { Lab } from './lab.mjs';

export class Play extends Lab {
  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    super(page);
    this.panel = page.getByRole('region', { name: 'Play' });
    this.pad = page.locator('#play-pad');
  }

  /** Waits until the mode is shown and the verdict on the puzzle is known. */
  async ready() {
    await this.pad.getByRole('button', { name: 'Erase' }).waitFor();
    await this.chip(/solution|valid/i);
  }

  /** Waits for the verdict at the end of the line. @param {RegExp} pattern */
  async chip(pattern) {
    await this.page.locator('#line .chip').filter({ hasText: pattern }).waitFor();
  }

  /** Presses a key on the board. @param {string[]} keys */
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Selects a cell and presses keys there. @param {string[]} keys */
  async at(row, column, ...keys) {
    await this.cell(row, column).click();
    await this.press(...keys);
  }

  /** Chooses a pen. @param {string} name */
  async take(name) {
    await this.page.getByRole('group', { name: 'Pen' }).getByRole('button', { name }).click();
  }

  /** The name of the pen in use. */
  pen() {
    return this.page.locator('#play-pens [aria-pressed=true]').textContent();
  }

  /** Waits until the line shows a text, a message or what rests there. @param {RegExp} pattern */
  async lineSays(pattern) {
    await eventually(
      () => this.page.locator('#line .text').innerText(),
      (text) => pattern.test(text),
    );
  }

  /** Waits until the board has these entries. @param {string} line  81 digits */
  async hasEntries(line) {
    await eventually(
      () => this.entries(),
      (entries) => entries === line,
    );
  }

  /** Waits until these cells are selected, `1 1` for row 1 column 1. @param {string[]} cells */
  async hasSelected(cells) {
    await eventually(
      () => this.#selection(),
      (selected) => String(selected) === String(cells),
    );
  }

  #selection() {
    return this.page
      .locator('#board [aria-selected=true]')
      .evaluateAll((cells) =>
        cells.map((cell) =>
          (cell.getAttribute('aria-label') ?? '').match(/\d+/g)?.slice(0, 2).join(' '),
        ),
      );
  }
}
