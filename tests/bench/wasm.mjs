// A wasm module of the bench, for Node and for a worker of the browser.

const LINE = 82; // bytes for each puzzle, as in list.hpp

/** @typedef {{solutions: number, guesses: number, wall: number, cpu?: number}} Turn */

export class Bench {
  /** @param {WebAssembly.Module} module  made of list.cpp and a solver */
  constructor(module) {
    // The functions that Emscripten's library imports are never called here.
    const imports = {};
    for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
      if (kind === 'function') (imports[from] ??= {})[name] = () => 0;
    }
    this.exports = new WebAssembly.Instance(module, imports).exports;
    this.exports._initialize?.();
  }

  /** @param {Uint8Array} list  lines of 81 characters, each with a line feed */
  load(list) {
    const at = this.exports.bench_list(list.length / LINE);
    new Uint8Array(this.exports.memory.buffer).set(list, at);
  }

  /**
   * Solves a slice of the list.
   * @param {number} from  @param {number} count  @param {number} limit
   * @returns {Turn}
   */
  turn(from, count, limit) {
    const start = performance.now();
    const totals = this.exports.bench_run(from, count, limit);
    const wall = performance.now() - start;
    const [solutions, guesses] = new Float64Array(this.exports.memory.buffer, totals, 2);
    return { solutions, guesses, wall };
  }
}
