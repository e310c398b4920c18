// The page as a reader meets it: by roles and names, never by classes or ids.
import { eventually } from './harness.mjs';

/** @param {import('@playwright/test').Page} page */
export class Lab {
  constructor(page) {
    this.page = page;
    this.field = page.getByRole('textbox', { name: /paste a puzzle/i });
    this.verdict = page.getByRole('heading', { level: 2 });
    this.board = page.getByRole('grid');
    this.cells = page.getByRole('gridcell');
  }

  button(name) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** The cell in a row and a column, each 1..9. */
  cell(row, column) {
    return this.page.getByRole('gridcell', { name: new RegExp(`^Row ${row} column ${column}\\b`) });
  }

  /** Waits until a screen reader would hear this of a cell. @param {RegExp} pattern */
  async hasCell(row, column, pattern) {
    await eventually(
      () => this.cell(row, column).getAttribute('aria-label'),
      (name) => pattern.test(name ?? ''),
    );
  }

  /** 81 digits of the kinds asked for, 0 elsewhere; as a screen reader would hear them. */
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

  /** What a paste does, wherever the focus is. */
  async paste(text) {
    await this.page.evaluate((pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      const event = new Event('paste', { bubbles: true, cancelable: true });
      // Firefox empties the data of a ClipboardEvent that a script makes.
      Object.defineProperty(event, 'clipboardData', { value: data });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }, text);
  }

  /** Drops a file on the page. @param {string} name @param {number[]} bytes */
  async drop(name, bytes) {
    await this.page.evaluate(
      ([file, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(content)], file));
        const options = { dataTransfer, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new DragEvent('dragover', options));
        document.body.dispatchEvent(new DragEvent('drop', options));
      },
      [name, bytes],
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

  /** Loads a puzzle and waits until it is on the board and judged. */
  async load(line, verdict) {
    await this.paste(line);
    await this.hasGivens(line.replaceAll('.', '0'));
    await this.hasVerdict(verdict);
  }
}
