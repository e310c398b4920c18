// The module `reader`, as reader.d.ts declares it: a wrapper of the functions that reader_exports.cpp
// exports.
// @ts-check
import { instanceOf } from './sudoku.mjs';

/**
 * The functions of a module that contains reader_exports.cpp.
 * @param {(name: string) => any} exported  a function of WebAssembly by its name
 * @param {() => ArrayBuffer} memory  the present one: it is replaced when it grows
 * @returns {import('./reader.d.ts').ReaderModule}
 */
export function bindReader(exported, memory) {
  /** @param {string} name @param {number[]} values */
  const call = (name, ...values) => exported(`reader_${name}`)(...values);

  /** Passes bytes to the next call. @param {Uint8Array} bytes */
  function pass(bytes) {
    const at = call('room', bytes.length);
    new Uint8Array(memory(), at, bytes.length).set(bytes);
  }
  const encode = (/** @type {string} */ text) => new TextEncoder().encode(text);

  /** The text at an address, up to its 0. @param {number} at */
  function textAt(at) {
    const bytes = new Uint8Array(memory(), at);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  class TextReading {
    #at = call('start');
    /** @param {string} name @param {number[]} values */
    #call(name, ...values) {
      if (!this.#at) throw new Error('this reading is deleted');
      return call(name, this.#at, ...values);
    }
    /** @param {number} units */
    advance(units) {
      return this.#call('advance', units) > 0;
    }
    /** @param {number} index */
    report(index) {
      return JSON.parse(textAt(this.#call('report', index)));
    }
    delete() {
      this.#call('delete');
      this.#at = 0;
    }
  }

  return {
    startReading(text) {
      pass(typeof text === 'string' ? encode(text) : text);
      return new TextReading();
    },
    write(state, format) {
      const { length } = encode(state);
      pass(encode(state + format));
      return textAt(call('write', length));
    },
    formats: () => JSON.parse(textAt(call('formats'))),
  };
}

/** @type {typeof import('./reader.d.ts').default} */
export default async function createReader(options) {
  const { exported, memory } = await instanceOf('reader.wasm', options);
  return bindReader(exported, memory);
}
