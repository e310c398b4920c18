// The dialog for lists as a user sees it
import { eventually } from './harness.mjs';

/** Records what is offered as a download, because Playwright gets no download from Firefox. */
export const keepDownloads = (page) =>
  page.evaluate(() => {
    const make = URL.createObjectURL;
    globalThis.offered = [];
    URL.createObjectURL = (blob) => {
      const address = make.call(URL, blob);
      globalThis.offered.push({ blob, address });
      return address;
    };
  });

/** Replaces the browser's file dialog. `written` in the page lists the files and their contents. */
export const chooseFiles = (page) =>
  page.evaluate(() => {
    const written = (globalThis.written = []);
    globalThis.showSaveFilePicker = async ({ suggestedName }) => ({
      name: suggestedName,
      async createWritable() {
        const file = { name: suggestedName, text: '', closed: false };
        written.push(file);
        const decoder = new TextDecoder();
        return {
          write: async (bytes) => void (file.text += decoder.decode(bytes, { stream: true })),
          close: async () => void (file.closed = true),
        };
      },
    });
  });

/** Replaces the browser's file dialog; writing to the chosen file fails. */
export const breakFiles = (page) =>
  page.evaluate(() => {
    globalThis.showSaveFilePicker = async ({ suggestedName }) => ({
      name: suggestedName,
      createWritable: async () => ({
        write: () => Promise.reject(new Error('the disk is full')),
        close: () => Promise.reject(new Error('the disk is full')),
      }),
    });
  });

/** Makes the disk full after a number of bytes. */
export const fillDisk = (page, bytes) =>
  page.evaluate((room) => {
    const { prototype } = FileSystemWritableFileStream;
    const { write } = prototype;
    let left = room;
    prototype.write = async function (data) {
      left -= data.byteLength;
      if (left >= 0) return write.call(this, data);
      await this.abort();
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
  }, bytes);

/** The number of files with results in the origin private file system. */
export const resultsOnDisk = (page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('batch', { create: true });
    const names = [];
    for await (const name of folder.keys()) names.push(name);
    return names.length;
  });

/** Removes the origin private file system, as private windows do. */
export const takeDiskAway = (page) =>
  page.evaluate(() => {
    navigator.storage.getDirectory = () => Promise.reject(new Error('there is none'));
  });

export class ListDialog {
  constructor(page) {
    this.page = page;
    this.entry = page.getByRole('button', { name: /^(Solve a list|List: .*)$/ });
    this.root = page.getByRole('dialog', { name: /^(Solve|Rate) a list$/ });
    this.field = this.root.getByRole('textbox', { name: /paste a list/i });
    this.link = this.root.getByRole('link', { name: /^Save the results, / });
    this.headline = this.root.getByRole('heading', {
      name: /^(Done|Cancelled|Stopped.*): /,
    });
  }

  button(name) {
    return this.root.getByRole('button', { name, exact: true });
  }

  select(name) {
    return this.root.getByRole('combobox', { name });
  }

  /** @param {{name: string, text: string | Uint8Array}} [file] */
  async open(file) {
    await this.page.locator('#more').click();
    await this.entry.click();
    await this.root.waitFor();
    if (file) await this.take(file);
  }

  /** Drops a file on the dialog; `text` is a string or bytes. */
  async take({ name, text }) {
    const isText = typeof text === 'string';
    await this.root.evaluate(
      async (dialog, [fileName, content, encoded]) => {
        const binary = encoded ? atob(content) : '';
        const data = Uint8Array.from({ length: binary.length }, (_, i) => binary.charCodeAt(i));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([encoded ? data : content], fileName));
        const options = { dataTransfer, bubbles: true, cancelable: true };
        dialog.dispatchEvent(new DragEvent('dragover', options));
        dialog.dispatchEvent(new DragEvent('drop', options));
      },
      [name, isText ? text : Buffer.from(text).toString('base64'), !isText],
    );
  }

  /**
   * Waits until the form is ready, makes the choices and starts.
   * @param {Record<string, string>} [choices]  by the names of the selects
   * @param {'Solve' | 'Rate'} [task]
   */
  async start(choices = {}, task = 'Solve') {
    await this.select('Results as').locator('option').first().waitFor({ state: 'attached' });
    if (task === 'Rate') await this.root.getByText('Rate', { exact: true }).click();
    for (const [name, value] of Object.entries(choices)) {
      await this.select(name).selectOption(value);
    }
    await this.button('Start').click();
  }

  async end() {
    await this.headline.waitFor();
    return this.headline.textContent();
  }

  /** The text that the link saves. */
  async saved() {
    const address = await this.link.getAttribute('href');
    return this.page.evaluate(
      (href) => globalThis.offered.find((one) => one.address === href).blob.text(),
      address,
    );
  }

  /** The displayed numbers by name, without those that are still empty. */
  async counts() {
    const pairs = await this.root.locator('dl > div').allTextContents();
    return Object.fromEntries(
      pairs
        .map((pair) => /^(.*?)([\d,]+)$/.exec(pair))
        .filter((found) => found !== null)
        .map(([, name, count]) => [name, Number(count.replaceAll(',', ''))]),
    );
  }

  async says(pattern) {
    await eventually(
      () => this.root.textContent(),
      (text) => pattern.test(text ?? ''),
    );
  }
}
