// Modal dialogs. The browser moves the focus into an open dialog, keeps it there, and returns it to
// the element that had it.
// @ts-check
import { add, addButton } from './element.js';

/**
 * Opens a dialog over the page. Does nothing to one that is open already.
 * @param {HTMLDialogElement} dialog
 * @param {HTMLElement} [focus]  gets the focus; else the element with `autofocus`, or the first
 * @returns {Promise<void>} resolves when the dialog has closed
 */
export function openDialog(dialog, focus) {
  const closed = new Promise((resolve) =>
    dialog.addEventListener('close', resolve, { once: true }),
  );
  if (!dialog.open) dialog.showModal();
  focus?.focus();
  return closed.then(() => {});
}

/** A dialog at the end of the page, with a heading and a Close button in one line. */
export class Dialog {
  /** @param {string} name  its class; the heading has the id `NAME-title` */
  constructor(name) {
    this.element = add(document.body, 'dialog', name);
    this.element.setAttribute('aria-labelledby', `${name}-title`);
    const head = add(this.element, 'div', 'dialog-head');
    this.heading = add(head, 'h2');
    this.heading.id = `${name}-title`;
    this.closer = addButton(head, '', () => this.close());
    this.closer.className = 'quiet';
  }

  get isOpen() {
    return this.element.open;
  }

  /**
   * Sets the texts of the heading and of the Close button.
   * @param {string} title
   * @param {string} close
   */
  setTexts(title, close) {
    this.heading.textContent = title;
    this.closer.textContent = close;
  }

  /** @param {HTMLElement} [focus] @see openDialog */
  open(focus) {
    return openDialog(this.element, focus);
  }

  close() {
    this.element.close();
  }
}
