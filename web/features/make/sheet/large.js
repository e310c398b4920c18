// On phones, the sheet in front of the page at a size to read: one page at a time, turned with buttons, keys or a
// finger.
// @ts-check
import { addButton } from '../../../base/dom/element.js';

/** How far a finger goes to turn a page, in pixels, and how long it may take, in milliseconds: who holds, drags. */
const [FAR, LONG_MS] = [48, 350];

/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 };

/**
 * Adds the button over the small sheet, and one that closes the large one.
 * @param {HTMLElement} place  of the sheet, and what becomes large
 * @param {HTMLElement} pager  the place of the second button
 * @param {(by: number) => void} turn
 * @returns {{open: HTMLButtonElement, close: HTMLButtonElement}}  without their names
 */
export function setUpLarge(place, pager, turn) {
  const open = addButton(place, '', () => {
    place.popover = 'auto';
    place.role = 'dialog';
    place.ariaLabel = open.ariaLabel;
    place.showPopover();
    close.focus();
  });
  open.className = 'sheet-open';
  const close = addButton(pager, '', () => place.hidePopover());
  close.className = 'icon sheet-close';
  close.innerHTML = '<svg aria-hidden="true"><use href="#i-close" /></svg>';
  const isLarge = () => Boolean(place.popover);
  place.addEventListener('toggle', (event) => {
    if (event.target !== place || /** @type {ToggleEvent} */ (event).newState === 'open') return;
    place.popover = place.role = place.ariaLabel = null;
    open.focus();
  });
  place.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    const by = KEYS[key];
    if (!isLarge() || !by || altKey || ctrlKey || metaKey) return;
    if (target instanceof HTMLInputElement) return;
    event.preventDefault();
    event.stopPropagation();
    turn(by);
  });
  // A puzzle that is chosen goes to the board, which is behind.
  place.addEventListener('click', ({ target }) => {
    if (isLarge() && target instanceof Element && target.closest('.sheet-pick'))
      place.hidePopover();
  });
  let from = { x: 0, y: 0, at: -Infinity };
  place.addEventListener('pointerdown', ({ clientX, clientY, pointerType, timeStamp }) => {
    from = { x: clientX, y: clientY, at: pointerType === 'touch' ? timeStamp : -Infinity };
  });
  place.addEventListener('pointerup', ({ clientX, clientY, timeStamp }) => {
    const [dx, dy] = [clientX - from.x, clientY - from.y];
    if (!isLarge() || timeStamp - from.at > LONG_MS) return;
    if (Math.abs(dx) > Math.max(FAR, 2 * Math.abs(dy))) turn(-Math.sign(dx));
  });
  return { open, close };
}
