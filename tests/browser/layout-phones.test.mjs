// Phones, upright and turned: in every mode, what the mode is for is in view and can be touched.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser, settles } from './support/harness.mjs';
import { atEachSize, boxes, DEVICES, LANGUAGES, shows, sized, SIZES } from './support/geometry.mjs';
import { ONE } from '../puzzles.mjs';

/** What must be in view without scrolling, whole and with nothing over it. */
const NEEDED = {
  solve: ['#verdict', '#pad button', '#clear', '#paste', '#more'],
  play: ['#play-pad button', '#play-pens button', '#play-undo', '#hint .acts button'],
  watch: ['.vars', '#panel-code [aria-current] code', '.strip', '#play', '#step-on', '#go-last'],
  explain: ['.reasons > li:first-child', '#explain-ladder', '#explain-back', '#explain-next'],
  learn: ['.lessons li:first-child a', '.dock[data-for=learn] a'],
  make: [
    '.levels button',
    '.sheet-open',
    '.make-count button',
    '.print',
    '.make-foot .menu > button',
  ],
};

/** Parts that cannot be seen or touched, of those that are displayed. Runs in the page. @param {string[]} selectors */
function hiddenParts(selectors) {
  return selectors.flatMap((selector) => {
    const all = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    if (!all.length) return [`${selector} is not displayed`];
    return all.flatMap((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const name = `${selector} “${(element.textContent ?? '').trim().slice(0, 20)}”`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        return [`${name} leaves the window: ${[left, top, right, bottom]}`];
      const panel = element.closest('.panel')?.getBoundingClientRect();
      if (panel && bottom > panel.bottom + 1) return [`${name} is cut off by the panel`];
      const seen = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
      return element.contains(seen) ? [] : [`${name} is behind <${seen?.tagName}>`];
    });
  });
}

const PHONES = DEVICES.touch.filter((size) => size !== 'tablet');

inEachBrowser((test) => {
  for (const language of LANGUAGES)
    test(
      `verdict, hint, code, step and digits are in view at the sizes ${PHONES.join(', ')} in ${language}`,
      async (page) => {
        const faults = [];
        for (const mode of Object.keys(NEEDED)) {
          await page.locator(`[data-mode=${mode}][href]`).click();
          await shows(page, mode, { whole: true });
          if (mode === 'play') {
            await page.locator('#hint-more').click();
            await page.locator('.hint-stages li').waitFor();
            await page.locator('#hint-more').click(); // why: the longest part
            await page.locator('.hint-stages li:nth-child(2)').waitFor();
          }
          if (mode === 'watch') {
            await page.locator('#step-on').click();
            await page.locator('#panel-code [aria-current]').waitFor();
          }
          await atEachSize(page, PHONES, async (size) => {
            const look = () => page.evaluate(hiddenParts, NEEDED[mode]);
            faults.push(...(await look()).map((fault) => `${size}, ${mode}: ${fault}`));
            if (mode !== 'play') return;
            const [part] = await boxes(page, '.hint-stages li:last-child');
            const [acts] = await boxes(page, '.hintbox .acts');
            if (part[3] > acts[1] + 1) faults.push(`${size}: the hint is behind its buttons`);
          });
        }
        assert.deepEqual(faults, []);
      },
      { path: `#p=${ONE}&lang=${language}`, only: 'chromium', ...sized('phone') },
    );

  for (const language of LANGUAGES)
    test(
      `the names of all algorithms are whole in ${language}`,
      async (page) => {
        await shows(page, 'watch', { whole: true });
        const faults = [];
        const choice = page.locator('#algorithm');
        const ids = await choice.locator('option').evaluateAll((all) => all.map((o) => o.value));
        const titles = new Set();
        for (const id of ids.filter((each) => each !== 'program')) {
          await choice.selectOption(id);
          const title = await settles(() => page.locator('#algorithm-name').textContent());
          titles.add(title);
          await atEachSize(page, PHONES, async (size) => {
            await page.locator('main').evaluate((main) => main.setAttribute('data-raised', ''));
            const cut = await page
              .locator('#algorithm-name')
              .evaluate(
                ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                  scrollWidth > clientWidth || scrollHeight > clientHeight + 2,
              );
            if (cut) faults.push(`${size}: ${title}`);
          });
        }
        assert.equal(titles.size, 7);
        assert.deepEqual(faults, []);
      },
      { path: `#p=${ONE}&mode=watch&lang=${language}`, only: 'chromium', ...sized('phone') },
    );

  test(
    'on a low phone, a handle gives the panel the room of the dock; the board, another mode and the handle give it back',
    async (page) => {
      await shows(page, 'play', { whole: true });
      const handle = page.locator('#handle');
      const dock = page.locator('.dock[data-for=play]');
      const height = async () => {
        const [[, top, , bottom]] = await boxes(page, '.panel[data-for=play]');
        return bottom - top;
      };
      const before = await height();
      await handle.click();
      await dock.waitFor({ state: 'hidden' });
      await becomes(async () => (await height()) > before + 80, true);
      await becomes(() => handle.getAttribute('aria-expanded'), 'true');
      await page.getByRole('gridcell').first().click();
      await dock.waitFor();

      await handle.focus();
      await page.keyboard.press('Enter');
      await dock.waitFor({ state: 'hidden' });
      await page.locator('[data-mode=solve][href]').click();
      await page.locator('#pad').waitFor();

      const [[left, top, right, bottom]] = await boxes(page, '#handle');
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 60, { steps: 4 });
      await page.mouse.up();
      await page.locator('#pad').waitFor({ state: 'hidden' });
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + 60, { steps: 4 });
      await page.mouse.up();
      await page.locator('#pad').waitFor();
      await eventually(() => page.locator('main:not([data-raised])').count());
    },
    { path: `#p=${ONE}&mode=play`, only: 'chromium', ...sized('lowest') },
  );

  test(
    'a turned phone has the board at the left and all else beside it',
    async (page) => {
      await page.touchscreen.tap(2, 2); // a sign of use: the rest follows
      await shows(page, 'solve', { whole: true });
      const [[, , right, bottom]] = await boxes(page, '#board');
      assert.ok(bottom <= SIZES.turned[1]);
      for (const [left] of await boxes(page, '#line, .panel[data-for=solve], #pad, .tools'))
        assert.ok(left > right, `${left} is not beside the board, which ends at ${right}`);
    },
    { path: `#p=${ONE}`, only: 'chromium', ...sized('turned') },
  );
});
