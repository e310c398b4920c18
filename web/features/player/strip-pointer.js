// The timeline by mouse, wheel and fingers.
// @ts-check

/**
 * What a pointer requests. All `x` are coordinates in the window of the browser, in pixels.
 * @typedef {object} Requests
 * @property {(down: boolean) => void} isDown
 * @property {() => void} focus
 * @property {(x: number) => void} goTo
 * @property {(x: number | null) => void} hover  null: the mouse has left
 * @property {(pixels: number) => void} pan
 * @property {(factor: number, x: number) => void} zoom  `factor` of the span of steps; `x` stays
 */

/**
 * @param {HTMLElement} root
 * @param {boolean} wheel  the wheel enlarges without Ctrl
 * @param {Requests} requests
 */
export function listenToStrip(root, wheel, { isDown, focus, goTo, hover, pan, zoom }) {
  /** Pointers that are down, by their ids: x coordinates. @type {Map<number, number>} */
  const pointers = new Map();
  root.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || /** @type {Element} */ (event.target).closest('button')) return;
    event.preventDefault(); // the slider takes the focus, the text no selection
    root.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, event.clientX);
    isDown(true);
    focus();
    if (pointers.size === 1) goTo(event.clientX);
  });
  root.addEventListener('pointermove', ({ pointerId, clientX, pointerType }) => {
    const old = pointers.get(pointerId);
    if (old === undefined) {
      if (pointerType === 'mouse') hover(clientX);
      return;
    }
    pointers.set(pointerId, clientX);
    if (pointers.size === 1) {
      goTo(clientX);
      return;
    }
    const [a, b] = [...pointers].map(([id, x]) => (id === pointerId ? [old, x] : [x, x]));
    const [was, is] = [0, 1].map((time) => Math.max(8, Math.abs(a[time] - b[time])));
    zoom(was / is, (a[1] + b[1]) / 2);
  });
  for (const type of ['pointerup', 'pointercancel'])
    root.addEventListener(type, (event) => {
      pointers.delete(/** @type {PointerEvent} */ (event).pointerId);
      isDown(pointers.size > 0);
    });
  root.addEventListener('pointerleave', () => hover(null));
  root.addEventListener(
    'wheel',
    (event) => {
      if (!wheel && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { deltaX, deltaY, deltaMode } = event;
      const unit = deltaMode ? 30 : 1;
      if (Math.abs(deltaX) > Math.abs(deltaY)) pan(deltaX * unit);
      else zoom(Math.exp(deltaY * unit * (event.ctrlKey ? 0.01 : 0.002)), event.clientX);
    },
    { passive: false },
  );
}
