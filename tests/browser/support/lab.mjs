// The lab page as a user sees it: elements are found by role and name, not by class or id.
import { eventually } from './harness.mjs';

/** @param {import('@playwright/test').Page} page */
export class Lab {
  constructor(page) {
    this.page = page;
    this.field = page.getByRole('textbox', { name: /paste a puzzle/i });
    this.verdict = page.locator('#verdict'); // hidden in all modes but Solve
    this.board = page.getByRole('grid');
    this.cells = page.getByRole('gridcell');
  }

  /** Goes to a mode. @param {string} name  of its tab */
  async enter(name) {
    const tab = this.page.getByRole('link', { name, exact: true });
    await tab.click();
    await eventually(() => tab.getAttribute('aria-current'));
  }

  button(name) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** A cell by row and column, each 1..9. */
  cell(row, column) {
    return this.page.getByRole('gridcell', { name: new RegExp(`^Row ${row} column ${column}\\b`) });
  }

  /** Waits until the name of a cell matches. @param {RegExp} pattern */
  async hasCell(row, column, pattern) {
    await eventually(
      () => this.cell(row, column).getAttribute('aria-label'),
      (name) => pattern.test(name ?? ''),
    );
  }

  /** The digits of the given kinds as a line of 81 digits, from the names of the cells; 0 elsewhere. */
  async digits(...kinds) {
    const names = await this.cells.evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
    );
    const pattern = new RegExp(`, (?:${kinds.join('|')}) (\\d)`);
    return names.map((name) => pattern.exec(name)?.[1] ?? '0').join('');
  }
  givens() {
    return this.digits('given');
  }
  entries() {
    return this.digits('entered');
  }

  /** Pastes a text, repeated, at the focus. Returns whether the page handled the paste. */
  async paste(text, times = 1) {
    return this.page.evaluate(
      ([part, count]) => {
        const data = new DataTransfer();
        data.setData('text/plain', part.repeat(count));
        const event = new Event('paste', { bubbles: true, cancelable: true });
        // Firefox ignores the data that a script passes to a ClipboardEvent.
        Object.defineProperty(event, 'clipboardData', { value: data });
        return !(document.activeElement ?? document.body).dispatchEvent(event);
      },
      [text, times],
    );
  }

  /** Drops a file on the page. @param {string} name @param {number[]} bytes @param {string} [type] */
  async drop(name, bytes, type = '') {
    await this.page.evaluate(
      ([file, content, kind]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(content)], file, { type: kind }));
        const options = { dataTransfer, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new DragEvent('dragover', options));
        document.body.dispatchEvent(new DragEvent('drop', options));
      },
      [name, bytes, type],
    );
  }

  /** Waits for a headline. @param {RegExp} pattern */
  async hasVerdict(pattern) {
    await eventually(
      () => this.verdict.textContent(),
      (text) => pattern.test(text ?? ''),
    );
  }

  /** Waits until the givens on the board are these. @param {string} line  81 digits */
  async hasGivens(line) {
    await eventually(
      () => this.givens(),
      (givens) => givens === line,
    );
  }

  /** Waits until a text can be read somewhere on the page. @param {RegExp} pattern */
  async says(pattern) {
    await this.page.getByText(pattern).first().waitFor();
  }

  /** Pastes a puzzle and waits until the board shows it and the verdict matches. */
  async load(line, verdict) {
    await this.paste(line);
    await this.hasGivens(line.replaceAll('.', '0'));
    await this.hasVerdict(verdict);
  }
}
