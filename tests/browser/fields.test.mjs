// A key belongs to the field that has the focus: whatever is typed into a field of any page or mode
// arrives there, and the puzzle and its history stay as they are.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { ONE } from '../puzzles.mjs';

/** All printable characters of ASCII. */
const PRINTABLE = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at)).trim();
/** Digits, letters and signs that are keys of the page. */
const KEYS = '19hzZ ?/[.+x';
/** What is typed after them: AltGr and the Option key compose it, or a dead key, or an input method. */
const COMPOSED = 'é数';

/** The text fields that can be seen, also that in the shadow root of the editor. Runs in the page. */
const visibleFields = () =>
  [document, document.querySelector('.program-edit')?.shadowRoot]
    .flatMap((root) => [
      ...(root?.querySelectorAll(
        'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=button]), textarea, [contenteditable=true]',
      ) ?? []),
    ])
    .filter((field) => field.checkVisibility({ visibilityProperty: true }) && !field.disabled);

/** Keys with which keyboards and input methods compose a character. Runs in the page. */
function composeKeys() {
  const keys = [
    ...['[', ']', '{', '\\', '@', 'z', 'y', '?', '1'].flatMap((key) => [
      { key, ctrlKey: true, altKey: true }, // AltGr on Windows
      { key, altKey: true }, // Option on a Mac
      { key, modifierAltGraph: true }, // AltGr on Linux
      { key, isComposing: true },
    ]),
    { key: 'Dead', code: 'BracketLeft' },
    { key: 'Process', isComposing: true },
  ];
  const { activeElement } = document;
  const field = activeElement.shadowRoot?.activeElement ?? activeElement;
  const ignored = keys.filter((key) =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...key }),
    ),
  );
  return keys.length - ignored.length;
}

/** What a text field contains; null for one that takes only some characters. Runs in the page. */
function contentOf(field) {
  if (field.readOnly || (field.tagName === 'INPUT' && field.type !== 'text')) return null;
  if (field.inputMode) return null;
  return field.value ?? field.innerText;
}

/** The kind of a field. Runs in the page. */
const kindOf = ({ localName, type, inputMode, readOnly }) =>
  [localName, type, inputMode, readOnly].join();

/**
 * Types into each visible field that is not in `seen` yet, by its name: all characters into the first of each kind, whose
 * others treat keys alike.
 */
async function typeInto(page, seen, check) {
  const fields = await page.evaluateHandle(visibleFields);
  const count = await fields.evaluate(({ length }) => length);
  for (let at = 0; at < count; at++) {
    const field = (await fields.evaluateHandle((all, i) => all[i], at)).asElement();
    const name = await field.evaluate(
      (element) =>
        element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.id,
    );
    if (seen.has(name)) continue;
    seen.add(name);
    const kind = await field.evaluate(kindOf);
    const text = seen.has(kind) ? KEYS : PRINTABLE;
    seen.add(kind);
    await field.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await becomes(() => page.evaluate(composeKeys), 0, `a key in ${name} is not left to it`);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: 's',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await session.send('Input.insertText', { text: COMPOSED });
    await session.detach();
    await eventually(
      () => field.evaluate(contentOf),
      (content) => content === null || content.includes(text + COMPOSED),
    );
    for (const key of ['z', 'Shift+z', 'y', 'z']) await page.keyboard.press(`Control+${key}`);
    await check(name);
  }
}

/** Opens everything in a part of the page that folds, and each of the sections that radio buttons choose. */
async function typeIntoAll(page, root, seen, check) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await typeInto(page, seen, check);
  const radios = page.locator(`${root} label:has(> input[type=radio]:enabled)`);
  for (let at = 0, n = await radios.count(); at < n; at++) {
    if (!(await radios.nth(at).isVisible())) continue;
    await radios.nth(at).click();
    await typeInto(page, seen, check);
  }
}

inEachBrowser((test) => {
  test(
    'no key that is typed into a field of the lab changes the puzzle',
    async (page) => {
      const lab = new Lab(page);
      await lab.load(ONE, /exactly one/i);
      await lab.cell(1, 1).click();
      for (const digit of ['9', 'Backspace', '9']) await page.keyboard.press(digit);
      await page.keyboard.press('Control+z'); // there is something to undo, and something to redo
      await lab.hasGivens(ONE);
      const seen = new Set();
      const check = async (name) => {
        const state = await page.evaluate(() => ({
          p: /[#&]p=(\d+)/.exec(location.hash)?.[1],
          history: ['undo', 'redo'].map((id) => document.getElementById(id).disabled),
        }));
        assert.deepEqual(state, { p: ONE, history: [false, false] }, `after typing in ${name}`);
      };
      for (const mode of ['Solve', 'Play', 'Watch', 'Explain', 'Make']) {
        await lab.enter(mode);
        await page
          .locator(`.dock[data-for=${mode.toLowerCase()}] button:visible`)
          .first()
          .waitFor();
        if (mode === 'Watch') {
          await page.locator('#algorithm').selectOption({ label: 'Your own program…' });
          await page.getByRole('textbox', { name: /^Program/ }).waitFor({ state: 'attached' });
          await eventually(() => page.evaluate(visibleFields).then(({ length }) => length));
        }
        await typeIntoAll(page, '.panel:not([hidden])', seen, check);
        if (mode === 'Make') {
          await page.locator('#make-more').evaluate((more) => more.showPopover());
          await typeInto(page, seen, check);
          await page.locator('#make-more').evaluate((more) => more.hidePopover());
        }
      }
      const actions = await page.evaluate(() => [
        ...new Set(
          [...document.querySelectorAll('[data-action^=open]')].map((e) => e.dataset.action),
        ),
      ]);
      for (const action of actions.filter((name) => name !== 'openLessons')) {
        await page.evaluate(
          (name) => document.querySelector(`[data-action=${name}]`).click(),
          action,
        );
        const dialog = page.locator('dialog[open]');
        await dialog
          .locator('.dialog-body :is(button, input, textarea, a):visible')
          .or(page.locator('.picture-dialog[open] .dialog-foot button:visible')) // no field before a picture
          .first()
          .waitFor();
        await typeIntoAll(page, 'dialog[open]', seen, check);
        await page.evaluate(() => document.querySelector('dialog[open]').close());
      }
      for (const name of [/^Program/, /^Title/, /^Lowest rating/, /^Puzzle, list/, /^Paste a list/])
        assert.ok(
          [...seen].some((each) => name.test(each)),
          `${name} is among ${[...seen]}`,
        );
    },
    { only: 'chromium' },
  );

  for (const path of ['lesson-editor.html', 'worksheet.html', 'lesson-counting.html'])
    test(
      `everything that is typed into a field of ${path} arrives there`,
      async (page) => {
        const seen = new Set();
        await eventually(() => page.evaluate(visibleFields).then(({ length }) => length));
        await typeIntoAll(page, 'main', seen, () => {});
        assert.ok(seen.size > 0);
      },
      { path: `${path}?lang=en`, only: 'chromium' },
    );
});
