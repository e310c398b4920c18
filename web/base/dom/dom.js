// What several modules need of the document.
// @ts-check
import { awaited } from '../worker/waits.js';

/**
 * The class of an event target whose events are known: the class of each event, by its type.
 * @template Events
 * @typedef {new () => Omit<EventTarget, 'addEventListener' | 'removeEventListener'> & {
 *   addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void, options?: AddEventListenerOptions): void,
 *   removeEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void,
 * }} Emitter
 */

/** How elements are found in a document or in a shadow root. @param {DocumentOrShadowRoot & NonElementParentNode} tree */
export const finderIn =
  (tree) =>
  /**
   * @template {HTMLElement} [T=HTMLElement]
   * @param {string} id
   * @param {new () => T} [type]
   * @returns {T}
   */
  (id, type) => {
    const element = tree.getElementById(id);
    if (!(element instanceof (type ?? HTMLElement)))
      throw new Error(`#${id} is not what it should be`);
    return /** @type {T} */ (element);
  };

/** In index.html. */
export const find = finderIn(document);

/** The layout for phones, upright or turned: the same condition as in the style sheets. */
export const PHONE = '(max-width: 40rem), (max-width: 68.99rem) and (max-height: 30rem)';

/** @param {string} id @param {() => void} action */
export const onClick = (id, action) => find(id).addEventListener('click', action);

const IDLE_MS = 1000;
/** Calls an action when the page has nothing to do, after a second at the latest. @param {() => void} action */
export function whenIdle(action) {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: IDLE_MS });
  else setTimeout(action, 100);
}

/** Sets the text if it differs: setting the same text would make a screen reader repeat it. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets an attribute if it differs. @param {Element} element @param {string} name @param {string} value */
export function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Copies a text, or shows it in a dialog to be copied by hand if the browser refuses.
 * @param {string} text
 * @param {import('../words/words.js').Words} words  of the page
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copy(text, words) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    await awaited(() => import('./manual-copy.js')).then(
      (module) => void module.showText(text, words),
      () => {}, // the page says so
    );
    return false;
  }
}
