// The layout of the page in every mode, size and language: nothing scrolls sideways, leaves its column
// or is cut off, and the board never moves.
import assert from 'node:assert/strict';
import { becomes, inEachBrowser } from './support/harness.mjs';
import {
  atEachSize,
  boxes,
  DEVICES,
  faultsAtEachSize,
  LANGUAGES,
  layoutFaults,
  MODES,
  SERIES,
  shows,
  sized,
  smallTexts,
  SIZES,
} from './support/geometry.mjs';
import { ONE } from '../puzzles.mjs';

/** Widths between which the style sheets have other layouts. */
const WIDTHS = [360, 480, 641, 700, 760, 960, 1104];

inEachBrowser((test) => {
  const only = 'chromium';
  for (const { sizes, language } of SERIES) {
    test(
      `every mode fits the sizes ${sizes.join(', ')} in ${language}; the board never moves (U2, U3)`,
      async (page) => {
        const boards = {};
        const faults = [];
        for (const mode of MODES) {
          await page.locator(`[data-mode=${mode}][href]`).click();
          await shows(page, mode, { whole: true });
          await page.mouse.move(0, 0);
          const more = async (size) => {
            const [board] = await boxes(page, '#board');
            boards[size] ??= board;
            const moved = String(board) !== String(boards[size]);
            return [...(moved ? [`the board is at ${board}`] : []), ...(await smallTexts(page))];
          };
          faults.push(...(await faultsAtEachSize(page, sizes, mode, { more })));
        }
        assert.deepEqual(faults, []);
      },
      { path: `#p=${ONE}&lang=${language}`, only, ...sized(sizes[0]) },
    );
  }

  for (const sizes of Object.values(DEVICES)) {
    const options = { only, ...sized(sizes[0]) };
    test(
      `menus open inside the window, sizes ${sizes.join(', ')} (U13)`,
      (page) =>
        atEachSize(page, sizes, async (size) => {
          for (const menu of await page.locator('button[popovertarget]:visible').all()) {
            const id = await menu.getAttribute('popovertarget');
            await menu.click();
            const list = page.locator(`#${id}`);
            await list.waitFor();
            const [width, height] = SIZES[size];
            const [[left, top, right, bottom]] = await boxes(page, `#${id}`);
            assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height, `${size} ${id}`);
            await page.keyboard.press('Escape');
            await list.waitFor({ state: 'hidden' });
          }
        }),
      { path: `#p=${ONE}&mode=solve`, ...options },
    );

    test(
      `answers are in the line under the board, inside the window, sizes ${sizes.join(', ')} (U4)`,
      async (page) => {
        await shows(page, 'play');
        await page.locator('#line [data-seal=one]').waitFor();
        await page.getByRole('gridcell').first().click();
        await page.keyboard.press('9');
        await page.locator('#check').click();
        await page.locator('#said', { hasText: /\w/ }).waitFor();
        await atEachSize(page, sizes, async (size) => {
          const [[, top, , bottom]] = await boxes(page, '#line');
          assert.ok(top >= 0 && bottom <= SIZES[size][1], `${size}: ${top} to ${bottom}`);
          assert.deepEqual(await layoutFaults(page), [], size);
        });
      },
      { path: `#p=${ONE}&mode=play`, ...options },
    );
  }

  test(
    'all pages have the same header: the wordmark in one place, a menu of languages, the theme',
    async (page, { url }) => {
      const PAGES = [
        'lessons',
        'lesson-recursion',
        'lesson-editor',
        'worksheet',
        'techniques/index',
      ];
      const sizes = [
        { width: 1280, height: 720 },
        { width: 1920, height: 1080 },
      ];
      const places = async () => {
        const found = [];
        for (const size of sizes) {
          await page.setViewportSize(size);
          const { x, width } = await page.locator('.mark .word').boundingBox();
          found.push([x, width].map(Math.round));
        }
        return found;
      };
      const ofLab = await places();
      for (const name of PAGES) {
        await page.goto(`${url}${name}.html`);
        await becomes(() => places(), ofLab, name);
        await page.getByRole('button', { name: /^Theme/ }).waitFor();
        await page.locator('#more').click();
        await page.getByRole('combobox', { name: 'Language' }).waitFor();
      }
    },
    { path: `#p=${ONE}`, only: 'chromium' },
  );

  test(
    'no mode is wider than a small tablet or laptop',
    async (page) => {
      const faults = [];
      for (const mode of MODES) {
        await page.locator(`[data-mode=${mode}][href]`).click();
        await shows(page, mode, { whole: true });
        if (mode === 'solve') await page.locator('#doctor-ask').waitFor(); // the widest button
        for (const width of WIDTHS.filter((each) => each > 640)) {
          await page.setViewportSize({ width, height: 900 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          if (wide > width) faults.push(`${mode} at ${width}: ${wide} pixels wide`);
        }
      }
      assert.deepEqual(faults, []);
    },
    { path: `#p=${ONE}&lang=de`, only },
  );

  const HEADERS = ['', 'lessons', 'lesson-editor.html', 'worksheet.html', 'techniques/'];
  for (const language of LANGUAGES)
    test(
      `the header has its name and fits, at any width from 360 pixels on, in ${language}`,
      async (page, { url }) => {
        const faults = [];
        for (const path of HEADERS) {
          const file = path === 'lessons' ? `lessons${language === 'en' ? '' : '-de'}.html` : path;
          await page.goto(`${url}${file}?lang=${language}`);
          await page.locator('.top select, #more').first().waitFor();
          await page.evaluate(() => document.fonts.ready);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            const [wide, [name]] = await Promise.all([
              page.evaluate(() => document.documentElement.scrollWidth),
              boxes(page, '.mark .word'),
            ]);
            if (wide > width) faults.push(`${file} at ${width}: ${wide} pixels wide`);
            if (name[2] - name[0] < 80)
              faults.push(`${file} at ${width}: no name beside the glyph`);
          }
        }
        assert.deepEqual(faults, []);
      },
      { only: 'chromium' },
    );
});
