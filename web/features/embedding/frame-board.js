// A board in a frame of this site, which loads when it is asked to.
// @ts-check
import { RemoteBoard } from './remote.js';

class FrameBoard extends RemoteBoard {
  /** Loads the board, unless it is loaded. */
  load() {
    const { frame } = this;
    if (!frame.src) frame.src = frame.dataset.src ?? '';
  }
}

/**
 * @param {HTMLElement} element
 * @param {() => string} theme  of the page
 * @returns {FrameBoard}
 */
export function makeFrameBoard(element, theme) {
  const frame = /** @type {HTMLIFrameElement} */ (element);
  const board = new FrameBoard(frame);
  board.addEventListener('resize', (event) => {
    frame.height = String(/** @type {CustomEvent} */ (event).detail.height);
  });
  board.addEventListener(
    'ready',
    () => {
      if (theme() !== 'auto') board.ask('set', { theme: theme() });
    },
    { once: true },
  );
  return board;
}
