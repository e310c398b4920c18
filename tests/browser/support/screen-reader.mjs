// The page as a user of a keyboard and a screen reader perceives it
import assert from 'node:assert/strict';
import { eventually } from './harness.mjs';

const FAR = 60; // presses of Tab, more than the page has stops

/** What a screen reader says of the focused element: role, name, state and value. */
const focused = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing';
  const text = (/** @type {Element | null | undefined} */ node) => {
    const heard = /** @type {Element | undefined} */ (node?.cloneNode(true));
    for (const part of heard?.querySelectorAll('[aria-hidden=true]') ?? []) part.remove();
    return (heard?.textContent ?? '').trim().replace(/\s+/g, ' ');
  };
  const labels = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  const name =
    labels.map((id) => text(document.getElementById(id))).join(' ') ||
    element.getAttribute('aria-label') ||
    text(element.labels?.[0]?.querySelector('span') ?? element.labels?.[0]) ||
    text(element);
  const chosen = element instanceof HTMLSelectElement ? text(element.selectedOptions[0]) : '';
  const states = ['aria-pressed', 'aria-selected', 'aria-valuetext', 'aria-current'].map((state) =>
    element.hasAttribute(state) ? `${state.slice(5)} ${element.getAttribute(state)}` : '',
  );
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  return [role, name, chosen, ...states].filter(Boolean).join(', ');
};

export class ScreenReader {
  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.page = page;
  }

  /** Records all texts that status regions show from now on, however briefly. */
  async listen() {
    await this.page.evaluate(() => {
      const heard = (globalThis.heard = []);
      const seen = new WeakMap();
      const hear = () => {
        for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
          for (const part of region.children.length ? region.children : [region]) {
            const text = (part.textContent ?? '').replaceAll('\u00a0', ' ');
            const raw = part.textContent;
            if (seen.get(part) !== raw && text.trim()) heard.push(text.trim());
            seen.set(part, raw);
          }
        }
      };
      hear();
      heard.length = 0;
      new MutationObserver(hear).observe(document, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
  }

  /** Waits until a matching text was announced, and forgets all texts until then. @param {RegExp} pattern */
  async hears(pattern) {
    await eventually(
      () => this.page.evaluate(() => globalThis.heard),
      (heard) => heard.some((text) => pattern.test(text)),
    );
    await this.page.evaluate(() => (globalThis.heard.length = 0));
  }

  /** Waits until the focused element matches. @param {RegExp} pattern */
  isAt(pattern) {
    return eventually(
      () => this.page.evaluate(focused),
      (said) => pattern.test(said),
    );
  }

  /** @param {...string} keys */
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Presses Tab until the focused element matches. @param {RegExp} pattern @param {string} [key] */
  async tabTo(pattern, key = 'Tab') {
    const passed = [];
    for (let i = 0; i < FAR; i++) {
      await this.page.keyboard.press(key);
      const said = await this.page.evaluate(focused);
      if (pattern.test(said)) return;
      passed.push(said);
    }
    assert.fail(`${key} does not reach ${pattern}, only ${passed.join('; ')}`);
  }
}
