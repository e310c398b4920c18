// Records what a program writes to its grid as a trace, see `run/traces.md`.
//
// The frame sends the text of this function to the worker. It must not use anything outside of
// itself.
// @ts-check

/**
 * @typedef {object} Setup
 * @property {string} givens  81 digits, 0 for a blank
 * @property {import('./limits.js').Limits} limits
 * @property {number} chunkBytes
 * @property {number} moveBytes
 */

/**
 * @param {any} scope  the global object of the worker
 * @param {Setup} setup
 * @param {object} actions
 * @param {(chunk: import('./limits.js').Chunk) => void} actions.send
 * @param {() => void} actions.check  throws if the program has ended
 * @param {() => void} actions.stop  ends the program: its trace is full
 * @param {ReturnType<typeof import('./frames.js').frameRecorder>} frames  its calls
 */
export function recorder(
  scope,
  { givens, limits, chunkBytes, moveBytes },
  { send, check, stop },
  frames,
) {
  const { Uint8Array, Uint16Array, Uint32Array, Error, RangeError, Number, String, Proxy } = scope;
  const { isArray } = scope.Array;
  const { isView } = scope.ArrayBuffer;
  const { apply, getPrototypeOf } = scope.Reflect;
  const { slice } = getPrototypeOf(Uint8Array.prototype);

  // ---- The trace ---------------------------------------------------------------------------------

  const moves = new Uint8Array(chunkBytes);
  const lines = new Uint16Array(chunkBytes >> 1);
  const states = new Uint32Array(chunkBytes >> 2);
  let bytes = 0;
  let count = 0; // moves in the chunk
  let total = 0; // moves in the trace
  let placed = 0; // digits
  let cleared = 0; // digits that the program has set back to 0
  /** Moves after which the next chunk is sent: a program that is killed loses few of them. */
  let full = 1;
  let line = 0;
  /** The state at the last mark that was used: that of `line`. */
  let lastState = 0;

  function flush() {
    if (!count) return;
    send({
      moves: apply(slice, moves, [0, bytes]),
      lines: apply(slice, lines, [0, count]),
      states: apply(slice, states, [0, count]),
      ...frames.take(),
    });
    bytes = 0;
    count = 0;
    full *= 2;
  }

  /** @param {string} letters  P, P!, U, R, T or S @param {number} at  line @param {number} state  of the calls @param {number} [cell] @param {number} [digit] */
  function move(letters, at, state, cell = -1, digit = 0) {
    check();
    if (total === limits.moves) stop();
    for (let i = 0; i < letters.length; i++) moves[bytes++] = letters.charCodeAt(i);
    const numbers = cell < 0 ? 0 : digit ? 3 : 2;
    for (let i = 0; i < numbers; i++) {
      moves[bytes++] = 32;
      moves[bytes++] = 48 + (i === 0 ? ((cell / 9) | 0) + 1 : i === 1 ? (cell % 9) + 1 : digit);
    }
    moves[bytes++] = 10;
    states[count] = state;
    lines[count++] = at;
    total++;
    if (count >= full || bytes + moveBytes > chunkBytes || frames.isFull) flush();
  }

  // ---- The grid ----------------------------------------------------------------------------------

  /** What the program sees. @type {number[][]} */
  const rows = [];
  for (let r = 0; r < 9; r++) {
    rows[r] = [];
    for (let c = 0; c < 9; c++) rows[r][c] = Number(givens[9 * r + c]);
  }
  /** Digits on the board of the trace. */
  const board = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) board[cell] = Number(givens[cell]);
  let empty = 0;
  for (let cell = 0; cell < 81; cell++) if (!board[cell]) empty++;
  /**
   * A digit that a peer has, until the next write: if the program replaces it, the trace has a digit
   * that did not fit, as the runs of the algorithms have it; else it was placed.
   */
  let pending = -1;
  let pendingLine = 0;
  let pendingState = 0;

  /** @param {number} cell @param {number} digit */
  function clashes(cell, digit) {
    const r = (cell / 9) | 0;
    const c = cell % 9;
    const box = 27 * ((r / 3) | 0) + 3 * ((c / 3) | 0);
    for (let i = 0; i < 9; i++) {
      const inRow = 9 * r + i;
      const inColumn = 9 * i + c;
      const inBox = box + 9 * ((i / 3) | 0) + (i % 3);
      if (inRow !== cell && board[inRow] === digit) return true;
      if (inColumn !== cell && board[inColumn] === digit) return true;
      if (inBox !== cell && board[inBox] === digit) return true;
    }
    return false;
  }

  /** @param {string} letters @param {number} at @param {number} state @param {number} cell @param {number} digit */
  function place(letters, at, state, cell, digit) {
    move(letters, at, state, cell, digit);
    board[cell] = digit;
    empty--;
    placed++;
  }

  /** Decides what a pending digit was. @param {number} [next]  the cell that is written now */
  function settle(next = -1) {
    if (pending < 0) return;
    const cell = pending;
    const digit = rows[(cell / 9) | 0][cell % 9];
    pending = -1;
    if (cell === next) move('R', pendingLine, pendingState, cell, digit);
    else place('P!', pendingLine, pendingState, cell, digit);
  }

  /** @param {number} r @param {number} c @param {unknown} value */
  function write(r, c, value) {
    const digit = value === null || value === undefined ? 0 : Number(value);
    if (!(digit >= 0 && digit <= 9 && digit % 1 === 0))
      throw new RangeError(`a cell holds 0 to 9, not ${String(value)}`);
    if (rows[r][c] === digit) return true;
    const cell = 9 * r + c;
    if (givens[cell] !== '0') throw new Error(`grid[${r}][${c}] is a given of the puzzle`);
    const at = line;
    settle(cell);
    const state = (lastState = frames.state());
    if (board[cell]) {
      move('U', at, state, cell);
      board[cell] = 0;
      empty++;
    }
    rows[r][c] = digit;
    if (!digit) {
      cleared++;
      return true;
    }
    if (clashes(cell, digit)) {
      pending = cell;
      pendingLine = at;
      pendingState = state;
    } else {
      place('P', at, state, cell, digit);
    }
    return true;
  }

  /** 0..8 as a property name, else -1. @param {unknown} key */
  const indexOf = (key) =>
    typeof key === 'string' && key.length === 1 && key >= '0' && key <= '8' ? Number(key) : -1;

  const refuse = () => {
    throw new Error('the grid has nine rows of nine cells');
  };
  /** @param {object} target @param {(index: number, value: any) => boolean} set */
  const guarded = (target, set) =>
    new Proxy(target, {
      /** @param {object} _ @param {string | symbol} key @param {any} value */
      set: (_, key, value) => {
        const index = indexOf(key);
        return index < 0 ? refuse() : set(index, value);
      },
      defineProperty: refuse,
      deleteProperty: refuse,
      setPrototypeOf: refuse,
      preventExtensions: refuse,
    });
  const grid = /** @type {number[][]} */ (
    guarded(
      rows.map((row, r) => guarded(row, (c, value) => write(r, c, value))),
      (r, values) => {
        if (!(isArray(values) || isView(values)) || values.length !== 9) refuse();
        for (let c = 0; c < 9; c++) write(r, c, values[c]);
        return true;
      },
    )
  );

  /** @param {unknown} index */
  function inRange(index) {
    if (typeof index === 'number' && index >= 0 && index <= 8 && index % 1 === 0) return index;
    throw new RangeError(`rows and columns are 0 to 8, not ${String(index)}`);
  }

  /** Whether a digit fits: no other cell of its houses has it. @param {number} r @param {number} c @param {number} digit */
  function fits(r, c, digit) {
    const cell = 9 * inRange(r) + inRange(c);
    if (!(digit >= 1 && digit <= 9 && digit % 1 === 0))
      throw new RangeError(`a digit is 1 to 9, not ${String(digit)}`);
    if (pending >= 0 && pending !== cell) settle();
    const state = (lastState = frames.state());
    move('T', line, state, cell, digit);
    const isFree = !clashes(cell, digit);
    if (!isFree) move('R', line, state, cell, digit);
    return isFree;
  }

  let reported = -1; // the length of the trace after the last S

  function isRight() {
    let right = empty === 0;
    for (let cell = 0; right && cell < 81; cell++) right = !clashes(cell, board[cell]);
    return right;
  }

  /** Reports the grid as a solution. @param {number} state */
  function report(state) {
    settle();
    const right = isRight();
    move(right ? 'S' : 'S!', line, state);
    if (right) reported = total;
    return right;
  }

  const solution = () => report((lastState = frames.state()));

  frames.grid = grid;
  return {
    grid,
    fits,
    solution,
    settle,
    flush,
    /** Reports a solution if the grid has become one. */
    finish() {
      settle();
      if (reported !== total && isRight()) report(lastState);
    },
    /** Called before what can write. @param {number} at  its line @param {unknown} value */
    mark(at, value) {
      line = at;
      return value;
    },
    /** The line of the last mark. */
    get line() {
      return line;
    },
    get result() {
      return { placed, cleared, solved: total > 0 && reported === total };
    },
  };
}
