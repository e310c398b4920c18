// The page as somebody meets it who has only a keyboard and a screen reader.
import assert from 'node:assert/strict';
import { eventually } from './harness.mjs';

const FAR = 60; // presses of Tab, more than the page has stops

/** What is said of the element that has the focus: role, name, state and value. */
const focused = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing';
  const text = (/** @type {Element | null | undefined} */ node) =>
    (node?.textContent ?? '').trim().replace(/\s+/g, ' ');
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

export class Ear {
  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.page = page;
  }

  /** Keeps all that status regions say from now on, whether it is gone again or not. */
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

  /** Waits until this is said, and forgets what was said until then. @param {RegExp} pattern */
  async hears(pattern) {
    await eventually(
      () => this.page.evaluate(() => globalThis.heard),
      (heard) => heard.some((text) => pattern.test(text)),
    );
    await this.page.evaluate(() => (globalThis.heard.length = 0));
  }

  /** Waits until the element with the focus is this. @param {RegExp} pattern */
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

  /** Goes on by Tab until it is there. @param {RegExp} pattern @param {string} [key] */
  async tabTo(pattern, key = 'Tab') {
    const passed = [];
    for (let i = 0; i < FAR; i++) {
      await this.page.keyboard.press(key);
      const said = await this.page.evaluate(focused);
      if (pattern.test(said)) return;
      passed.push(said);
    }
    assert.fail(`no way to ${pattern} by ${key}, only past ${passed.join('; ')}`);
  }
}
