// A landscape by mouse, wheel and fingers.
// @ts-check

/**
 * What a pointer requests. All coordinates are those of the window of the browser, in pixels.
 * @typedef {object} Requests
 * @property {(x: number, y: number) => void} point  a mouse or a finger is there
 * @property {() => void} leave  the mouse has left
 * @property {(x: number, y: number, touch: boolean) => void} click
 * @property {(x: number) => void} scrub  a finger is on the axis
 * @property {(pixels: number) => void} pan
 * @property {(factor: number, x: number) => void} zoom  `factor` of the span of steps; `x` stays
 * @property {() => void} whole
 */

/** A pointer that moves less than this has clicked, in pixels. */
const SLIP = 5;

/** @param {HTMLElement} root @param {HTMLElement} plot  in it, above the axis @param {Requests} requests */
export function listenToLandscape(root, plot, { point, leave, click, scrub, pan, zoom, whole }) {
  /** Pointers that are down on the picture, by their ids: x coordinates. @type {Map<number, number>} */
  const pointers = new Map();
  /** Where the only pointer went down; null once it has moved. @type {{x: number, y: number} | null} */
  let start = null;
  /** The pointer that is down on the axis. @type {number | null} */
  let scrubbing = null; // a pointer may have the id 0: the mouse in Firefox
  root.addEventListener('pointerdown', ({ button, pointerId, clientX: x, clientY: y }) => {
    if (button !== 0) return;
    root.setPointerCapture(pointerId);
    // By the coordinates: a browser may move the target of a finger to what takes the focus.
    if (y > plot.getBoundingClientRect().bottom) {
      scrubbing = pointerId;
      return scrub(x);
    }
    pointers.set(pointerId, x);
    start = pointers.size === 1 ? { x, y } : null;
  });
  root.addEventListener('pointermove', ({ pointerId, clientX, clientY, pointerType }) => {
    if (pointerId === scrubbing) return scrub(clientX);
    const old = pointers.get(pointerId);
    if (old === undefined) return pointerType === 'mouse' && point(clientX, clientY);
    if (start && Math.hypot(clientX - start.x, clientY - start.y) < SLIP) return;
    start = null;
    pointers.set(pointerId, clientX);
    if (pointers.size === 1)
      return pointerType === 'mouse' ? pan(old - clientX) : point(clientX, clientY);
    const [a, b] = [...pointers].map(([id, x]) => (id === pointerId ? [old, x] : [x, x]));
    const [was, is] = [0, 1].map((time) => Math.max(8, Math.abs(a[time] - b[time])));
    zoom(was / is, (a[1] + b[1]) / 2);
    pan((a[0] + b[0] - a[1] - b[1]) / 2);
  });
  root.addEventListener('pointerup', ({ pointerId, clientX, clientY, pointerType }) => {
    if (pointers.delete(pointerId) && start) click(clientX, clientY, pointerType !== 'mouse');
    start = null;
  });
  root.addEventListener('pointercancel', ({ pointerId }) => pointers.delete(pointerId));
  for (const type of ['pointerup', 'pointercancel'])
    root.addEventListener(type, () => (scrubbing = null));
  root.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && leave());
  plot.addEventListener('dblclick', whole);
  plot.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { deltaX, deltaY, deltaMode, ctrlKey, clientX } = event;
      const unit = deltaMode ? 30 : 1;
      if (Math.abs(deltaX) > Math.abs(deltaY)) pan(deltaX * unit);
      else zoom(Math.exp(deltaY * unit * (ctrlKey ? 0.01 : 0.002)), clientX);
    },
    { passive: false },
  );
}
