// Selecting cells with a pointer.
// @ts-check

/**
 * @typedef {object} Selecting
 * @property {(target: EventTarget | null) => number} cellAt  -1 for none
 * @property {() => Iterable<number>} selection
 * @property {() => boolean} fingerSelects  else a finger that moves scrolls the page
 * @property {(cells: Set<number>, cell: number) => void} press  selects cells; `cell` is the one
 *   pressed
 * @property {(cell: number) => void} extend  adds a cell to the selection
 * @property {(cell: number) => void} double  of a double click
 */

/**
 * A press selects a cell, with Ctrl or Shift several; so does moving over cells while pressed.
 * @param {HTMLTableElement} table
 * @param {Selecting} board
 */
export function listenToPointer(table, board) {
  let dragging = false;
  table.addEventListener('pointerdown', (event) => {
    const { target, pointerId } = event;
    const cell = board.cellAt(target);
    if (cell < 0 || event.button !== 0) return;
    const several = event.ctrlKey || event.metaKey;
    const chosen = new Set(several || event.shiftKey ? board.selection() : []);
    if (several && chosen.has(cell)) chosen.delete(cell);
    else chosen.add(cell);
    board.press(chosen, cell);
    // A finger scrolls the page unless it selects.
    dragging = board.fingerSelects() || event.pointerType !== 'touch';
    // Released from its capture, the pointer enters other cells.
    if (dragging && target instanceof Element && target.hasPointerCapture(pointerId)) {
      target.releasePointerCapture(pointerId);
    }
  });
  table.addEventListener('pointerover', (event) => {
    const cell = board.cellAt(event.target);
    if (dragging && event.buttons & 1 && cell >= 0) board.extend(cell);
  });
  table.addEventListener('dblclick', (event) => board.double(board.cellAt(event.target)));
}
