// Writes a long output to files in the origin private file system. Each file is written from memory as
// a whole: if the disk is full, the file is incomplete, but its bytes are still in memory.
// @ts-check

const LENGTH = 1 << 24; // bytes of a file

export class Spool {
  #folder;
  /** @type {File[]} */
  #files = [];
  /** The bytes of the next file. */
  #memory = new Uint8Array(LENGTH);
  #length = 0;

  /** @param {FileSystemDirectoryHandle} folder  contains only these files */
  constructor(folder) {
    this.#folder = folder;
  }

  /** Appends bytes. If the disk is full, rejects and appends none of them. @param {Uint8Array} bytes */
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

  /** Everything that was written; readable as long as the folder exists. */
  get blob() {
    return new Blob([...this.#files, this.#unsaved], { type: 'text/plain' });
  }
}
