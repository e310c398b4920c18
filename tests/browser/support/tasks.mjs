// The main tasks of the lab, for each browser: Chromium and Firefox through Playwright, WebKit through its
// WebDriver.
import { test } from '@playwright/test';
import { By } from 'selenium-webdriver';
import { eventually } from './harness.mjs';
import { HARD, MANY, ONE } from '../../puzzles.mjs';

/**
 * What the tasks need of a browser; elements are named by CSS selectors.
 * @typedef {object} Browser
 * @property {(selector: string) => Promise<unknown>} click
 * @property {(selector: string, text: string) => Promise<unknown>} type
 * @property {<A, R>(look: (value: A) => R, value: A) => Promise<R>} run  in the page
 */

/** @param {import('@playwright/test').Page} page @returns {Browser} */
export const playwright = (page) => ({
  click: (selector) => page.locator(selector).first().click(),
  type: (selector, text) => page.locator(selector).first().pressSequentially(text),
  run: (look, value) => page.evaluate(/** @type {any} */ (look), value),
});

/** @param {import('selenium-webdriver').WebDriver} driver @returns {Browser} */
export const webdriver = (driver) => ({
  click: (selector) => driver.findElement(By.css(selector)).click(),
  type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
  run: (look, value) => driver.executeScript(`return (${look})(arguments[0])`, value),
});

/** Does the tasks, from the empty grid in English. @param {Browser} browser */
export async function doTasks({ click, type, run }) {
  /** Waits until the text of an element, or its attribute, matches. */
  const reads = (selector, pattern, attribute = '') =>
    eventually(
      () =>
        run(
          ([css, name]) => {
            const element = document.querySelector(css);
            return (name ? element?.getAttribute(name) : element?.textContent) ?? '';
          },
          [selector, attribute],
        ),
      (text) => pattern.test(text),
    );
  /** Clicks a button of the header, which narrow windows have in a menu. */
  const call = (action) =>
    run((name) => {
      const button = document.querySelector(`[data-action=${name}]`);
      /** @type {HTMLElement} */ (button).click();
    }, action);
  const mode = (name) => click(`#modes [data-mode=${name}]`);
  const close = () => click('dialog[open] .dialog-head .icon');
  /** @type {Record<string, () => Promise<unknown>>} */
  const tasks = {
    'types a puzzle and gets its verdict': async () => {
      await click('#paste');
      await type('dialog[open] textarea', ONE);
      await click('dialog[open] .dialog-foot .p:enabled');
      await reads('#verdict', /Exactly one solution/);
    },
    'plays with a hint': async () => {
      await mode('play');
      await click('#hint-more');
      await reads('.hint-stages', /\w/);
      await click('#board td[aria-label*=empty]');
      await click('#play-pad button');
      await reads('#board td[aria-label*=entered]', /entered/, 'aria-label');
      await click('#play-undo');
    },
    'watches a run': async () => {
      await mode('watch');
      await reads('#scrub', /^Step 0 of 29,732/, 'aria-valuetext');
      await click('button[aria-label="Step"]');
      await reads('#scrub', /^Step 1 of 29,732/, 'aria-valuetext');
      await click('button[aria-label="End"]');
      await reads('#scrub', /^Step 29,732 of 29,732/, 'aria-valuetext');
    },
    'makes a film of the run that the browser opens': async () => {
      /** Clicks the choice or button with a text. @param {string} id  of the text */
      const press = (id) =>
        eventually(() =>
          run((words) => {
            const found = document.querySelector(`dialog[open] [data-words="${words}"]`);
            const target = /** @type {HTMLElement | null} */ (found?.closest('label, button'));
            target?.click();
            return Boolean(target);
          }, id),
        );
      await call('openShare');
      await press('SECTIONS.film');
      await reads('.film [role=status]', /^90 frames, about /);
      await press('film.STRETCHES.part');
      await run(
        (values) => {
          const fields = document.querySelectorAll('.film :is(input[type=number], select)');
          values.forEach((value, i) => (fields[i].value = value)); // from, to, seconds, pixels
          fields[0].dispatchEvent(new Event('input', { bubbles: true }));
        },
        ['0', '5', '6', '640'],
      );
      await reads('.film [role=status]', /^6 frames, about /);
      await run(() => {
        // In place of a download.
        const { createObjectURL } = URL;
        URL.createObjectURL = (film) => {
          URL.createObjectURL = createObjectURL;
          createImageBitmap(/** @type {Blob} */ (film)).then(({ width, height }) => {
            document.body.dataset.film = `${film.type} ${width} ${height}`;
          });
          return '#';
        };
        HTMLAnchorElement.prototype.click = () => {
          delete (/** @type {Partial<HTMLElement>} */ (HTMLAnchorElement.prototype).click);
        };
      }, null);
      await press('film.make');
      await reads('body', /^image\/apng 640 336$/, 'data-film');
      await close();
    },
    'follows the path of a person': async () => {
      await mode('explain');
      await click('#explain-next:enabled');
      await reads('#explain-count', /^Step 2 of/);
    },
    'makes a puzzle': async () => {
      await mode('make');
      await click('.make-count .main');
      await reads('#line', /^good$/, 'data-kind');
    },
    'solves a list': async () => {
      await call('openLists');
      for (const puzzle of [ONE, HARD, MANY]) await type('dialog[open] textarea', `${puzzle}\n`);
      await click('dialog[open] .dialog-body .p:enabled');
      await reads('dialog[open] #batch-outcome', /Done: 3 puzzles/);
      await close();
    },
    'shares a link': async () => {
      await call('openShare');
      const values = (/** @type {string} */ fields) =>
        [...document.querySelectorAll(fields)].map((field) => /** @type {any} */ (field).value);
      await eventually(
        () => run(values, 'dialog[open] :is(input, textarea)'),
        (all) => all.some((value) => /#p=\d{81}/.test(value)),
      );
      await close();
    },
    'changes the language': async () => {
      await run((code) => {
        const menu = /** @type {HTMLSelectElement} */ (document.querySelector('#language'));
        menu.value = code;
        menu.dispatchEvent(new Event('change', { bubbles: true }));
      }, 'de');
      await reads('#modes [data-mode=solve]', /^\s*Lösen/);
    },
  };
  for (const [sentence, task] of Object.entries(tasks)) await test.step(sentence, task);
}
