// Arrow keys among buttons that wrap into rows: one tab stop for all of them.
// @ts-check

/** @param {HTMLElement[]} items @param {number} at @param {string} key @returns {number} -1: not a key of the grid */
function nextIn(items, at, key) {
  const columns = Math.max(
    1,
    items.findIndex(({ offsetTop }) => offsetTop > items[0].offsetTop),
  );
  const wrapped = items.at(-1)?.offsetTop !== items[0].offsetTop;
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: wrapped ? at - columns : at,
    ArrowDown: wrapped ? at + columns : at,
    Home: 0,
    End: items.length - 1,
  }[key];
  if (to === undefined) return -1;
  return to < 0 || to >= items.length ? at : to;
}

/**
 * Moves the focus among the buttons in an element. Buttons may be added and removed later.
 * @param {HTMLElement} root
 * @returns {(button: HTMLElement) => void}  makes a button the tab stop
 */
export function followArrows(root) {
  const items = () => [...root.querySelectorAll('button')];
  const stopAt = (/** @type {HTMLElement} */ chosen) => {
    for (const item of items()) item.tabIndex = item === chosen ? 0 : -1;
  };
  root.addEventListener('focusin', ({ target }) => stopAt(/** @type {HTMLElement} */ (target)));
  root.addEventListener('keydown', (event) => {
    const all = items();
    const at = all.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const to = at < 0 || event.ctrlKey || event.altKey ? -1 : nextIn(all, at, event.key);
    if (to < 0) return;
    event.preventDefault();
    all[to].focus();
  });
  return stopAt;
}
