// The module `picture`, as picture.d.ts declares it: a wrapper of the functions that picture_exports.cpp
// exports.
// @ts-check
import { instanceOf } from './sudoku.mjs';

/** @type {typeof import('./picture.d.ts').default} */
export default async function createPicture(options) {
  const { exported, memory } = await instanceOf('picture.wasm', options);
  /** @param {string} name @param {number[]} values */
  const call = (name, ...values) => exported(`picture_${name}`)(...values);

  /** The text at an address, up to its 0. @param {number} at */
  function textAt(at) {
    const bytes = new Uint8Array(memory(), at);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  class Picture {
    #at;
    /** @param {number} at */
    constructor(at) {
      this.#at = at;
    }
    /** @param {string} name @param {number[]} values */
    #call(name, ...values) {
      if (!this.#at) throw new Error('this picture is deleted');
      return call(name, this.#at, ...values);
    }
    /** @param {import('./picture.d.ts').Corners} corners */
    between(corners) {
      this.#call('between', ...corners.flat());
    }
    advance() {
      return this.#call('advance') > 0;
    }
    progress() {
      return this.#call('progress');
    }
    report() {
      while (!this.advance());
      return JSON.parse(textAt(this.#call('report')));
    }
    delete() {
      this.#call('delete');
      this.#at = 0;
    }
  }

  return {
    startPicture({ data, width, height }) {
      const at = call('room', data.length);
      if (!at) return null;
      new Uint8Array(memory(), at, data.length).set(data);
      return new Picture(call('take', width, height));
    },
  };
}
