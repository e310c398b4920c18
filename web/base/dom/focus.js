// Keeps the focus on the page where the element that has it is hidden or disabled: a reader at the
// keyboard would have to start again from the top of the page.
// @ts-check

const FOCUSABLE = 'button, input, select, textarea, summary, [tabindex="0"]';

/** The first in the nearest surroundings that can take the focus. @param {HTMLElement} lost */
function nearest(lost) {
  for (let place = lost.parentElement; place; place = place.parentElement) {
    for (const next of /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(FOCUSABLE)))
      if (!next.matches(':disabled') && next.getClientRects().length) return next;
  }
  return null;
}

/** @param {Element} element */
const gone = (element) => element.matches(':disabled') || element.closest('[hidden]');

/** For as long as the page is there. */
export function keepFocus() {
  // Who has the focus, or had it when it was hidden: some browsers take it away at once, some never.
  /** @type {HTMLElement | null} */
  let last = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? target : null;
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target === last && last && !gone(last)) last = null;
  });
  new MutationObserver(() => {
    if (last && gone(last)) nearest(last)?.focus();
  }).observe(document.body, {
    attributes: true,
    subtree: true,
    attributeFilter: ['hidden', 'disabled'],
  });
}
