// The field of a program in a lesson: numbers of its lines, indentation, keys, and the text that was there at first.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { numbersOf } from './kinds/code.js';
import { ENTERED } from './kinds/verdict.js';

/** @param {Event} event @returns {HTMLTextAreaElement | null} */
const fieldOf = ({ target }) =>
  target instanceof HTMLTextAreaElement && target.dataset.typed !== undefined ? target : null;

/** @param {HTMLTextAreaElement} field @param {string} text  an edit that can be undone */
function insert(field, text) {
  // The only way to write into a field that keeps its history.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @param {HTMLElement} root  has the fields, now or later */
export function watchFields(root) {
  const count = (/** @type {Event} */ event) => {
    const field = fieldOf(event);
    const numbers = field?.previousElementSibling;
    if (!field || !numbers) return;
    setText(numbers, numbersOf(field.value));
    field.rows = field.value.split('\n').length + 1;
  };
  root.addEventListener('input', count);
  root.addEventListener(ENTERED, count);
  root.addEventListener('keydown', (event) => {
    const field = fieldOf(event);
    if (!field || event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return field.form?.requestSubmit();
    const before = field.value.slice(0, field.selectionStart);
    const [, indent = ''] = /(?:^|\n)( *)[^\n]*$/.exec(before) ?? [];
    insert(field, `\n${indent}${before.endsWith('{') ? '  ' : ''}`);
  });
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-start]') : null;
    const field = button?.closest('form')?.querySelector('textarea');
    if (!field || field.value === field.defaultValue) return;
    field.focus();
    field.select();
    insert(field, field.defaultValue);
  });
}
