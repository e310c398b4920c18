// A long output in files of the page's own part of the disk. What the disk does not take is still
// here: a file that cannot be written to its end is lost as a whole.
//
// Tried: to fill one memory while another is written. A batch was only a twentieth faster.
// @ts-check

const LENGTH = 1 << 24; // bytes of a file

export class Spool {
  #folder;
  /** @type {File[]} */
  #files = [];
  /** What goes into the next file. */
  #memory = new Uint8Array(LENGTH);
  #length = 0;

  /** @param {FileSystemDirectoryHandle} folder  for nothing but these files */
  constructor(folder) {
    this.#folder = folder;
  }

  /** Rejects where the disk takes no more; nothing of these bytes is here then. @param {Uint8Array} bytes */
  async write(bytes) {
    const fits = this.#length + bytes.length <= this.#memory.length;
    if (!fits && this.#length > 0) await this.#save();
    if (bytes.length > this.#memory.length) this.#memory = new Uint8Array(bytes.length);
    this.#memory.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  get #unsaved() {
    return this.#memory.subarray(0, this.#length);
  }

  async #save() {
    const handle = await this.#folder.getFileHandle(`${this.#files.length}`, { create: true });
    const stream = await handle.createWritable();
    await stream.write(this.#unsaved);
    await stream.close();
    this.#files.push(await handle.getFile());
    this.#length = 0;
  }

  /** All that was written, as long as the folder is there. */
  get blob() {
    return new Blob([...this.#files, this.#unsaved], { type: 'text/plain' });
  }
}
