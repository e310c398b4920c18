// The mode Play as a user sees it.
import { eventually } from './harness.mjs';
import { Lab } from './lab.mjs';
import { ONE, ONE_SOLVED } from '../../puzzles.mjs';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** The digit of a line in a cell, by row and column from 1. */
export const at = (line, row, column) => line[9 * (row - 1) + column - 1];
/** Returns `line` with another digit in a cell. */
export const put = (line, row, column, digit) => {
  const cell = 9 * (row - 1) + column - 1;
  return line.slice(0, cell) + digit + line.slice(cell + 1);
};
/** The empty cells of ONE, as rows and columns. */
export const OPEN = [...ONE].flatMap((digit, cell) =>
  digit === '0' ? [[Math.floor(cell / 9) + 1, (cell % 9) + 1]] : [],
);
export const ALL_ENTRIES = [...ONE]
  .map((given, i) => (given === '0' ? ONE_SOLVED[i] : '0'))
  .join('');
/** The last empty cell of ONE. */
export const last = OPEN.at(-1);
/** Where all but the last entry is made. */
export const ALMOST = `#p=${ONE}&e=${put(ALL_ENTRIES, ...last, '0')}&mode=play`;
export const path = `#p=${ONE}&mode=play`;

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

  /** Sets an option in the menu of Play. @param {string | RegExp} name @param {boolean} on */
  async set(name, on) {
    const menu = this.page.locator('#play-more');
    await menu.click();
    await this.panel.getByLabel(name).setChecked(on);
    await menu.click();
    await this.page.locator('#play-menu').waitFor({ state: 'hidden' });
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
