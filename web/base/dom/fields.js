// The fields of a page: a key belongs to the field that has the focus, not to the page.
// @ts-check

/** The elements in which text is edited; matches what is inside an editable element, too. */
export const FIELDS = [
  'input:not([type=button], [type=checkbox], [type=color], [type=file], [type=radio], [type=range])',
  'textarea',
  '[contenteditable]:not([contenteditable=false]), [contenteditable]:not([contenteditable=false]) *',
].join(', ');

/** Controls that handle some keys themselves although no text is edited in them. */
const CONTROLS = 'input, select, [role=slider], [role=menu] *, dialog *';

/** The element that has the focus, also in a shadow tree. @param {Event} event */
const targetOf = (event) => /** @type {EventTarget} */ (event.composedPath()[0] ?? event.target);

/** @param {Event} event @param {string} selector */
function meets(event, selector) {
  const target = targetOf(event);
  return target instanceof Element && target.matches(selector);
}

/**
 * Whether a key edits a text, or chooses from a list by the first letters: every handler of the page
 * leaves such a key alone. So do the keys of a composition.
 * @param {Event & {isComposing?: boolean}} event  of a key; or a paste
 */
export const isEditable = (event) =>
  Boolean(event.isComposing) || meets(event, `${FIELDS}, select`);

/**
 * Whether a control uses Space, arrows, Home and End itself: fields, check boxes, sliders, menus and
 * everything in a dialog.
 * @param {KeyboardEvent} event
 */
export const ownsKeys = (event) => isEditable(event) || meets(event, CONTROLS);
