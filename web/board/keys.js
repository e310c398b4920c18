// What a key requests from the board.
// @ts-check

/** @typedef {'digit' | 'corner' | 'centre' | 'colour'} PenKey */

/** Where the caret goes while a puzzle is typed. @typedef {'next' | 'back' | 'row'} Then */

/**
 * An event of the board. The type '' is that of a key which is used up without an effect.
 * @typedef {{type: string, detail?: {digit?: number, pen?: PenKey, then?: Then}}} Request
 */

const clamp = (/** @type {number} */ n) => Math.max(0, Math.min(8, n));

/** The cell that an arrow, Home or End leads to. `far`: with Ctrl. @type {Record<string, (r: number, c: number, far: boolean) => number>} */
const MOVES = {
  ArrowUp: (r, c) => 9 * clamp(r - 1) + c,
  ArrowDown: (r, c) => 9 * clamp(r + 1) + c,
  ArrowLeft: (r, c) => 9 * r + clamp(c - 1),
  ArrowRight: (r, c) => 9 * r + clamp(c + 1),
  Home: (r, c, far) => (far ? 0 : 9 * r),
  End: (r, c, far) => (far ? 80 : 9 * r + 8),
};

/** The pens of the keys Z, X, C and V. @type {Record<string, PenKey>} */
const PEN_KEYS = { z: 'digit', x: 'corner', c: 'centre', v: 'colour' };

/** The digit of a key, -1 for none. @param {KeyboardEvent} event */
function digitOf({ code, key }) {
  // By position, since Shift changes the key; but a number pad without Num Lock sends arrows.
  const place = /^(?:Digit|Numpad)(\d)$/.exec(code);
  if (place && key.length === 1) return Number(place[1]);
  return /^\d$/.test(key) ? Number(key) : -1;
}

/**
 * Undo or redo; these keys work in the whole puzzle, not only in a cell.
 * @param {KeyboardEvent} event
 * @param {boolean} singleKeys  whether keys work that are one character and no digit
 * @returns {'undo' | 'redo' | null}
 */
export function historyRequest({ ctrlKey, metaKey, shiftKey, key }, singleKeys) {
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' ? 'redo' : null;
  }
  if (!singleKeys) return null;
  return key === '[' ? 'undo' : key === ']' ? 'redo' : null;
}

/**
 * Where a key moves the focus.
 * @param {KeyboardEvent} event
 * @param {number} focus  the cell with the focus
 * @returns {{cell: number, extend: boolean} | null}  `extend`: the selection keeps its cells
 */
export function moveRequest({ ctrlKey, metaKey, shiftKey, key }, focus) {
  if (!MOVES[key]) return null;
  const command = ctrlKey || metaKey;
  const cell = MOVES[key](Math.floor(focus / 9), focus % 9, command);
  return { cell, extend: shiftKey || (command && key !== 'Home' && key !== 'End') };
}

/**
 * What any other key in a cell requests.
 * @param {KeyboardEvent} event
 * @param {boolean} singleKeys  whether keys work that are one character and no digit
 * @returns {Request | null}
 */
export function cellRequest(event, singleKeys) {
  const { key, shiftKey, repeat } = event;
  const command = event.ctrlKey || event.metaKey;
  const digit = digitOf(event);
  if (digit > 0 && repeat) return { type: '' }; // a second time would remove the digit
  if (digit > 0) {
    const pen = command ? (shiftKey ? 'colour' : 'centre') : shiftKey ? 'corner' : undefined;
    return { type: 'digit', detail: { digit, pen } };
  }
  if (command) return null;
  if (digit === 0) return { type: 'erase', detail: { then: 'next' } };
  if (key === 'Backspace') return { type: 'erase', detail: { then: 'back' } };
  if (key === 'Delete') return { type: 'erase' };
  if (key === '.' || key === ' ') return { type: 'skip', detail: { then: 'next' } };
  if (key === 'Enter') return { type: 'skip', detail: { then: 'row' } };
  if (!singleKeys) return null;
  if (key === '?') return { type: 'help' };
  return PEN_KEYS[key] ? { type: 'pen', detail: { pen: PEN_KEYS[key] } } : null;
}
