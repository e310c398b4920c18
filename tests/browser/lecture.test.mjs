// The lecture view: one picture at each size, the keys of a presenter, questions, code and blank screen.
import assert from 'node:assert/strict';
import { violations, violationsInBothSchemes } from './support/axe.mjs';
import { boxes, faultsAtEachSize, SERIES, sized } from './support/geometry.mjs';
import { becomes, eventually, inEachBrowser, settles } from './support/harness.mjs';
import { watching } from './support/player.mjs';
import { readModules } from '../web/qr.mjs';
import { ONE } from '../puzzles.mjs';

const PHONES = ['phone', 'lowest', 'turned'];

/** Opens the view, on a phone from the menu of the run. @param {import('@playwright/test').Page} page */
async function open(page) {
  const button = page.locator('#present');
  await button.waitFor({ state: 'attached' });
  if (!(await button.isVisible())) await page.locator('#run-more').click();
  await button.click();
  await page.locator('body[data-lecture]').waitFor();
  await page.locator('.lecture-acts').waitFor();
}

/** The smallest size of a visible text, in pixels. */
const smallestText = (page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let least = Infinity;
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode;
      const shown =
        data.trim() &&
        parentElement?.checkVisibility({ visibilityProperty: true }) &&
        !parentElement.closest('.visually-hidden, .sprite, option, [popover], [role=status]');
      if (shown) least = Math.min(least, parseFloat(getComputedStyle(parentElement).fontSize));
    }
    return least;
  });

/** Lines of the listing that are visible as a whole, and the place of the current one among them. */
const lines = (page) =>
  page.locator('#panel-code').evaluate((place) => {
    const { top, bottom } = place.getBoundingClientRect();
    const shown = [...place.querySelectorAll('li')].filter((line) => {
      const box = line.getBoundingClientRect();
      return box.top > top - 1 && box.bottom < bottom + 1;
    });
    return { count: shown.length, current: 1 + shown.findIndex((line) => line.ariaCurrent) };
  });

/** Parts that cover each other. @param {string[]} parts  selectors */
async function overlaps(page, parts) {
  const found = await Promise.all(
    parts.map(async (part) => (await boxes(page, part)).map((box) => ({ part, box }))),
  );
  const all = found.flat().filter(({ box: [left, , right] }) => right > left);
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const [l, t, r, d] = a.box;
      const [left, top, right, bottom] = b.box;
      return l < right - 1 && left < r - 1 && t < bottom - 1 && top < d - 1
        ? [`${a.part} covers ${b.part}`]
        : [];
    }),
  );
}

/** Parts of which none covers another. */
const PARTS = ['.frame', '.line', '#panel-code', '.recent', '.plot', '.lecture-acts button'];
PARTS.push('#step-back', '#play', '#step-on');

inEachBrowser((test) => {
  const watches = watching(test);

  for (const { sizes, language } of SERIES)
    test(
      `the lecture view fits the sizes ${sizes.join(', ')} in ${language}`,
      async (page) => {
        await page.locator('#panel-code [aria-current]').waitFor({ state: 'attached' });
        // A window that fills the screen has one size.
        await page.evaluate(() => {
          Element.prototype.requestFullscreen = () => Promise.reject(new TypeError());
        });
        await open(page);
        const more = async (size) => {
          await page.keyboard.press('Tab'); // the controls remain
          const faults = await overlaps(page, PARTS);
          if (PHONES.includes(size)) return faults;
          const seen = await lines(page);
          if (seen.count !== 12 || seen.current !== 7) faults.push(JSON.stringify(seen));
          const least = await smallestText(page);
          if (least < 14) faults.push(`text of ${least} px`);
          return faults;
        };
        const ready = () => settles(() => boxes(page, '#panel-code [aria-current], .lecture-acts'));
        const faults = await faultsAtEachSize(page, sizes, 'lecture', { ready, more });
        const look = sized(sizes[0]).hasTouch ? violations : violationsInBothSchemes;
        if (language === 'en') faults.push(...(await look(page)));
        await page.keyboard.press('a');
        await page.locator('.asked:not([hidden])').waitFor();
        const asking = ['.line', '.asked', '#panel-code', '.frame', '.plot', '.lecture-acts'];
        const question = (size) =>
          PHONES.includes(size) ? [] : overlaps(page, [...asking, '#play', '#step-on']);
        faults.push(...(await faultsAtEachSize(page, sizes, 'asking', { ready, more: question })));
        if (language === 'en') faults.push(...(await violations(page)));
        await page.keyboard.press('q');
        await page.locator('.step-code').waitFor();
        const code = () => overlaps(page, ['.step-code svg', '.step-code p', '.lecture-acts']);
        faults.push(...(await faultsAtEachSize(page, sizes, 'code', { ready, more: code })));
        if (language === 'en') faults.push(...(await violations(page)));
        assert.deepEqual(faults, []);
      },
      {
        path: `#p=${ONE}&mode=watch&algo=free-cell-list&step=400&lang=${language}`,
        ...sized(sizes[0]),
        only: 'chromium',
      },
    );

  watches('obeys the keys of a presenter', async (player, page) => {
    await open(page);
    const shown = (/** @type {string} */ selector) => page.locator(selector).isVisible();
    for (const part of ['#board', '#line', '#panel-code', '.recent', '#strip', '#play'])
      await becomes(() => shown(part), true, part);
    for (const part of ['.modes', '#counters', '#go-last', '#level-words'])
      await becomes(() => shown(part), false, part);
    await page.keyboard.press('PageDown');
    await player.announces(/^Step 1 of/);
    await page.keyboard.press('ArrowRight');
    await player.announces(/^Step 2 of/);
    await page.keyboard.press('PageUp');
    await player.announces(/^Step 1 of/);

    for (const key of ['b', '.']) {
      await page.keyboard.press(key);
      await page.locator('.lecture-blank').waitFor();
      await page.keyboard.press('PageDown'); // only ends the blank screen
      await page.locator('.lecture-blank').waitFor({ state: 'hidden' });
    }
    await becomes(() => player.step(), 1);

    await page.keyboard.press('q');
    const [path] = await eventually(
      () =>
        page
          .locator('.step-code svg path:last-child')
          .evaluateAll((paths) => paths.map((each) => each.getAttribute('d'))),
      (paths) => paths.length,
    );
    const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, run]) =>
      Array.from({ length: Number(run) }, (_, i) => [x - 4 + i, y - 4]),
    );
    const size = 1 + Math.max(...dark.flat());
    const modules = Array.from({ length: size }, () => Array(size).fill(false));
    for (const [x, y] of dark) modules[y][x] = true;
    const link = readModules(modules);
    assert.equal(link, page.url());
    assert.match(link, new RegExp(`p=${ONE}.*&step=1\\b`));
    await page.keyboard.press('Escape');
    await page.locator('.step-code').waitFor({ state: 'hidden' });
    await becomes(() => shown('.lecture-acts'), true, 'Escape closes the code first');

    // The landscape is over the panel.
    const listing = page.locator('#panel-code');
    await page.keyboard.press('t');
    await page.locator('#panel-land canvas').first().waitFor();
    await listing.waitFor({ state: 'hidden' });
    const parts = ['.frame', '.land .plot', '#strip', '.line'];
    // It unfolds from the strip.
    await eventually(
      () => overlaps(page, parts),
      (found) => !found.length,
    );
    await becomes(async () => (await smallestText(page)) >= 14, true);
    await page.keyboard.press('t');
    await listing.waitFor();

    await page.keyboard.press('r');
    await page.locator('.race').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.race').waitFor({ state: 'detached' });
    await becomes(() => shown('.lecture-acts'), true, 'the race returns to the lecture');

    await page.keyboard.press('Escape');
    await page.locator('body:not([data-lecture])').waitFor();
    await becomes(() => shown('.modes'), true);
    await becomes(() => shown('.lecture-acts'), false);
    await becomes(() => page.evaluate(() => document.activeElement?.id), 'present');
  });

  watches(
    'asks once, and a presenter without other keys shows the answer',
    async (player, page) => {
      await open(page);
      await page.keyboard.press('a');
      const line = page.locator('#line .text');
      const says = (pattern) =>
        eventually(
          () => line.innerText(),
          (text) => pattern.test(text),
        );
      await says(/^Which digit goes into r1c1\?$/);
      const step = await player.step();
      await page.keyboard.press('3');
      await says(/^Right\. /);
      await page.locator('.asked').waitFor({ state: 'hidden' });
      await becomes(async () => (await player.step()) > step, true);
      await page.keyboard.press('a');
      await says(/^Which digit goes into r1c3\?$/);
      await page.keyboard.press('1');
      await page.locator('.feedback[data-kind=clash]').waitFor();
      await page.keyboard.press('PageDown');
      await page.locator('.asked').waitFor({ state: 'hidden' });
      // No other question stops the run.
      await page.keyboard.press('End');
      await player.announces(/Solved/);
      assert.doesNotMatch(page.url(), /ask=/);
    },
  );

  watches(
    'hides the controls until there is a sign of use',
    async (player, page) => {
      await open(page);
      const seen = () =>
        page.locator('.lecture-acts').evaluate((acts) => Number(getComputedStyle(acts).opacity));
      await eventually(seen, (opacity) => opacity === 0);
      await page.mouse.move(300, 300);
      await eventually(seen, (opacity) => opacity === 1);
      await page.keyboard.press('Tab');
      await page.locator('.lecture-acts [value=ask]').focus();
      await page.waitForTimeout(3500);
      await becomes(() => seen(), 1, 'they stay while they have the focus');
      await page.mouse.click(300, 700);
      await eventually(seen, (opacity) => opacity === 0);
    },
    { ...sized('lecture'), only: 'chromium' },
  );

  watches(
    'obeys a finger',
    async (player, page) => {
      await open(page);
      await page.locator('#step-on').tap();
      await player.announces(/^Step 1 of/);
      await page.locator('.lecture-acts [value=blank]').tap();
      await page.locator('.lecture-blank').tap();
      await page.locator('.lecture-blank').waitFor({ state: 'hidden' });
      await page.locator('.lecture-acts [value=leave]').tap();
      await page.locator('body:not([data-lecture])').waitFor();
    },
    { ...sized('tablet'), only: 'chromium' },
  );
});
