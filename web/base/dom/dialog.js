// Modal dialogs. The browser moves the focus into an open dialog, keeps it there, and returns it to
// the element that had it. dialog.css has the layout: a head, a body that scrolls, a foot.
// @ts-check
import { addStyle } from '#platform';
import { waits } from '../worker/waits.js';
import { add, addButton } from './element.js';

/**
 * Loads the style of all dialogs and one more style sheet.
 * @param {string} [name]  a file, such as 'share.css'
 * @returns {Promise<unknown>} resolves when both are applied or have failed to load
 */
export const styleDialog = (name) => Promise.all([addStyle('dialog.css'), name && addStyle(name)]);

/** A dialog at the end of the page: heading and close button, `body`, and optionally a foot. */
export class Dialog {
  /** @param {string} name  its class; the heading has the id `NAME-title` */
  constructor(name) {
    this.element = add(document.body, 'dialog', name);
    this.element.setAttribute('aria-labelledby', `${name}-title`);
    const head = add(this.element, 'div', 'dialog-head');
    this.heading = add(head, 'h2');
    this.heading.id = `${name}-title`;
    this.closer = addButton(head, '', () => this.close());
    this.closer.className = 'icon';
    this.closer.innerHTML =
      '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6.5 6.5 11 11m0-11-11 11"/></svg>';
    this.body = add(this.element, 'div', 'dialog-body');
  }

  get isOpen() {
    return this.element.open;
  }

  /** Adds the row of buttons below the body; the primary button comes first. */
  addFoot() {
    return add(this.element, 'div', 'dialog-foot');
  }

  /**
   * Sets the texts of the heading and of the close button.
   * @param {string} title
   * @param {string} close
   */
  setTexts(title, close) {
    this.heading.textContent = title;
    this.closer.title = close;
    this.closer.setAttribute('aria-label', close);
  }

  /**
   * Opens the dialog over the page. Does nothing if it is open already.
   * @param {HTMLElement} [focus]  gets the focus; else the element with `autofocus`, or the first
   * @returns {Promise<void>} resolves when the dialog has closed
   */
  open(focus) {
    const { element } = this;
    const closed = new Promise((resolve) =>
      element.addEventListener('close', resolve, { once: true }),
    );
    if (!element.open) element.showModal();
    waits.dispatchEvent(new Event('change')); // what has not loaded is said in the dialog from now on
    focus?.focus();
    return closed.then(() => {});
  }

  close() {
    this.element.close();
  }
}
