// Puzzles on the sheet: a click takes one to the board; dragging, or Alt and an arrow, gives it another place;
// Delete removes it.
// @ts-check

/** How far a pointer moves before it drags, in pixels, and how long a finger holds, in milliseconds. */
const [FAR, HOLD_MS] = [6, 350];

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const pickAt = (target) =>
  target instanceof Element
    ? /** @type {HTMLElement | null} */ (target.closest('.sheet-pick'))
    : null;
const indexOf = (/** @type {HTMLElement} */ pick) => Number(pick.dataset.index);

/** How far an arrow key moves. @param {string} key @param {number} columns */
const stepOf = (key, columns) =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns })[key] ?? 0;

/**
 * Listens on a sheet whose puzzles have buttons `.sheet-pick`.
 * @param {HTMLElement} sheet
 * @param {Pick<import('./preview.js').Handlers, 'choose' | 'remove' | 'move'>} handlers
 */
export function setUpPicks(sheet, { choose, remove, move }) {
  const picks = () => /** @type {HTMLElement[]} */ ([...sheet.querySelectorAll('.sheet-pick')]);
  /** What the pointer holds. @type {{pick: HTMLElement, x: number, y: number, lifted: boolean, timer: number} | null} */
  let held = null;
  let dragged = false;

  sheet.addEventListener('click', (event) => {
    const pick = pickAt(event.target);
    if (pick && !dragged) choose(indexOf(pick));
    dragged = false;
  });
  sheet.addEventListener('keydown', (event) => {
    const pick = pickAt(event.target);
    if (!pick || event.ctrlKey || event.metaKey) return;
    const columns = /per-[46]/.test(sheet.className) ? 2 : 1;
    const to = indexOf(pick) + stepOf(event.key, columns);
    const removes = event.key === 'Delete' || event.key === 'Backspace';
    if (!removes && to === indexOf(pick)) return;
    event.preventDefault();
    event.stopPropagation();
    if (removes) remove(indexOf(pick));
    else if (event.altKey) move(indexOf(pick), to);
    else
      picks()
        .find((other) => indexOf(other) === to)
        ?.focus();
  });

  const lift = () => {
    if (!held) return;
    held.lifted = true;
    held.pick.parentElement?.classList.add('lifted');
  };
  /** The puzzle below a point: the one whose middle is nearest. @param {PointerEvent} event */
  const nearest = ({ clientX, clientY }) => {
    const away = (/** @type {HTMLElement} */ pick) => {
      const { x, y, width, height } = pick.getBoundingClientRect();
      return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
    };
    return picks()
      .filter((pick) => pick !== held?.pick)
      .reduce((a, b) => (a && away(a) < away(b) ? a : b), /** @type {HTMLElement | null} */ (null));
  };
  /** @param {HTMLElement | null} target */
  const mark = (target) => {
    for (const pick of picks()) pick.classList.toggle('target', pick === target);
  };
  const drop = () => {
    if (!held) return;
    clearTimeout(held.timer);
    const part = /** @type {HTMLElement} */ (held.pick.parentElement);
    part.classList.remove('lifted');
    part.style.translate = '';
    mark(null);
    held = null;
  };

  sheet.addEventListener('pointerdown', (event) => {
    const pick = pickAt(event.target);
    dragged = false;
    if (!pick || event.button) return;
    const timer = event.pointerType === 'touch' ? setTimeout(lift, HOLD_MS) : 0;
    held = { pick, x: event.clientX, y: event.clientY, lifted: false, timer };
  });
  sheet.addEventListener('pointermove', (event) => {
    if (!held) return;
    const { pick, x, y } = held;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    if (!held.lifted) {
      if (Math.hypot(dx, dy) < FAR) return;
      if (event.pointerType === 'touch') return drop(); // it scrolls
      lift();
      pick.setPointerCapture(event.pointerId);
    }
    /** @type {HTMLElement} */ (pick.parentElement).style.translate = `${dx}px ${dy}px`;
    const target = nearest(event);
    const { x: left, y: top, width, height } = pick.getBoundingClientRect();
    const home = Math.hypot(left + width / 2 - x, top + height / 2 - y);
    mark(home < width / 2 && Math.hypot(dx, dy) < width / 2 ? null : target);
  });
  sheet.addEventListener('pointerup', () => {
    if (!held?.lifted) return drop();
    dragged = true;
    const target = picks().find((pick) => pick.classList.contains('target'));
    const from = indexOf(held.pick);
    drop();
    if (target) move(from, indexOf(target));
  });
  sheet.addEventListener('pointercancel', drop);
  // A finger that holds a puzzle does not scroll.
  sheet.addEventListener('touchmove', (event) => held?.lifted && event.preventDefault(), {
    passive: false,
  });
}
