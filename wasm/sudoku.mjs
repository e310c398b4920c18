// The module `sudoku`, as sudoku.d.ts declares it: a wrapper of the functions that solver_exports.cpp
// exports.
// @ts-check

const CELLS = 81;
// As in solver_exports.cpp:
const TEXT_SIZE = 4096;
const [CANDIDATES, GIVENS, PLACED, VALID, CONFLICTS] = [162, 324, 405, 486, 487];
/** By the values of SolutionSearch::State. @type {import('./sudoku.d.ts').SearchState[]} */
const STATES = ['found', 'paused', 'exhausted'];

/**
 * The functions of a module that contains solver_exports.cpp.
 * @param {(name: string) => any} exported  a function of WebAssembly by its name
 * @param {() => ArrayBuffer} memory  the present one: it is replaced when it grows
 * @returns {import('./sudoku.d.ts').SudokuModule}
 */
export function bindSolver(exported, memory) {
  const names = ['text', 'facts', 'start', 'advance', 'count', 'found', 'solution', 'delete'];
  const solver = Object.fromEntries(names.map((name) => [name, exported(`solver_${name}`)]));
  const text = solver.text();

  /** @param {number} at @param {number} size */
  const bytes = (at, size) => new Uint8Array(memory(), at, size);
  /** @param {number} at @param {number} size */
  const masks = (at, size) => new Uint16Array(memory(), at, size).slice();
  /** @param {number} at @param {number} size */
  const charactersAt = (at, size) =>
    String.fromCharCode.apply(null, /** @type {any} */ (bytes(at, size)));
  const takeText = () => charactersAt(text, bytes(text, TEXT_SIZE).indexOf(0));

  /** Passes a text to `call` and returns the address that it returns; 0 if it cannot be a state. */
  function withText(/** @type {string} */ state, /** @type {(length: number) => number} */ call) {
    const { length } = state;
    if (length > TEXT_SIZE || /[^ -~]/.test(state)) return 0;
    const target = bytes(text, length);
    for (let i = 0; i < length; i++) target[i] = state.charCodeAt(i);
    return call(length);
  }

  /** @param {number} at */
  function conflictsAt(at) {
    const data = bytes(at, memory().byteLength - at);
    const conflicts = [];
    for (let i = 0; data[i] > 0; i += 3 + data[i]) {
      const cells = [...data.subarray(i + 3, i + 3 + data[i])];
      conflicts.push({ house: data[i + 1], digit: data[i + 2], cells });
    }
    return conflicts;
  }

  class Search {
    #at;
    /** @param {number} at */
    constructor(at) {
      this.#at = at;
    }
    /** @param {string} name @param {number[]} values */
    #call(name, ...values) {
      if (!this.#at) throw new Error('this search is deleted');
      return solver[name](this.#at, ...values);
    }
    /** @param {number} nodes */
    advance(nodes) {
      return STATES[this.#call('advance', nodes)];
    }
    /** @param {number} nodes */
    count(nodes) {
      return STATES[this.#call('count', nodes)];
    }
    found() {
      return this.#call('found');
    }
    solution() {
      this.#call('solution');
      return takeText();
    }
    delete() {
      this.#call('delete');
      this.#at = 0;
    }
  }

  return {
    facts(state) {
      const at = withText(state, solver.facts);
      return at
        ? {
            state: takeText(),
            givens: charactersAt(at + GIVENS, CELLS),
            placed: charactersAt(at + PLACED, CELLS),
            eliminated: masks(at, CELLS),
            candidates: masks(at + CANDIDATES, CELLS),
            valid: bytes(at + VALID, 1)[0] > 0,
            conflicts: conflictsAt(at + CONFLICTS),
          }
        : null;
    },
    startSearch(state, withCandidates) {
      const at = withText(state, (length) => solver.start(length, withCandidates));
      return at ? new Search(at) : null;
    },
  };
}

/** The functions that the module imports: it neither ends nor needs to know that its memory grows. */
const IMPORTS = {
  env: { emscripten_notify_memory_growth() {} },
  wasi_snapshot_preview1: {
    /** @param {number} code */
    proc_exit(code) {
      throw new Error(`the solver ended with ${code}`);
    },
  },
};

/** @param {string} url */
async function load(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const compiled = await WebAssembly.compile(await response.arrayBuffer());
  return WebAssembly.instantiate(compiled, IMPORTS);
}

/**
 * The functions and the memory of a module without Emscripten's JavaScript.
 * @param {string} name  of its file, beside this one
 * @param {import('./sudoku.d.ts').LoaderOptions} [options]
 */
export async function instanceOf(name, { instantiateWasm, locateFile } = {}) {
  /** @type {WebAssembly.Instance} */
  const { exports } = await (instantiateWasm
    ? new Promise((resolve) => instantiateWasm(IMPORTS, resolve))
    : load(locateFile?.(name) ?? new URL(name, import.meta.url).href));
  const all = /** @type {any} */ (exports);
  all._initialize();
  return {
    exported: (/** @type {string} */ each) => all[each],
    memory: () => all.memory.buffer,
  };
}

/** @type {typeof import('./sudoku.d.ts').default} */
export default async function createSudoku(options) {
  const { exported, memory } = await instanceOf('sudoku.wasm', options);
  return bindSolver(exported, memory);
}
