// The handle of the panel on low phones: with it, the panel takes the place of the dock, too.
// @ts-check
import { find } from '../../base/dom/dom.js';

/** A drag that is shorter is a tap, in pixels. */
const TAP = 8;

/**
 * The handle works by tap, by key and by a drag up or down. Another mode, and a press on the board, whose
 * digits are in the dock, bring the dock back.
 * @param {HTMLElement} main  holds the board, the dock and the panel
 * @param {HTMLElement} board
 * @param {import('./modes.js').Modes} modes
 */
export function setUpSheet(main, board, modes) {
  const handle = find('handle');
  const raise = (/** @type {boolean} */ on) => {
    main.toggleAttribute('data-raised', on);
    handle.setAttribute('aria-expanded', String(on));
  };
  let from = 0;
  let dragged = false;
  handle.addEventListener('pointerdown', ({ clientY, pointerId }) => {
    from = clientY;
    dragged = false;
    handle.setPointerCapture(pointerId);
  });
  handle.addEventListener('pointermove', ({ clientY, buttons }) => {
    if (!buttons || Math.abs(clientY - from) < TAP) return;
    dragged = true;
    raise(clientY < from);
  });
  handle.addEventListener('click', () => {
    if (!dragged) raise(!main.hasAttribute('data-raised'));
    dragged = false;
  });
  board.addEventListener('pointerdown', () => raise(false));
  modes.addEventListener('change', () => raise(false));
}
