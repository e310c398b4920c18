// The layout of the page in every mode, size and language: nothing scrolls sideways, leaves its column
// or is cut off, and the board never moves.
import assert from 'node:assert/strict';
import { inEachBrowser } from './support/harness.mjs';
import {
  boxes,
  isWide,
  LANGUAGES,
  layoutFaults,
  MODES,
  shows,
  sized,
  SIZES,
} from './support/geometry.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  for (const size of Object.keys(SIZES)) {
    for (const language of LANGUAGES) {
      test(
        `every mode fits the size ${size} in ${language}; the board never moves (U2, U3)`,
        async (page) => {
          const [first] = await boxes(page, '#board');
          const faults = [];
          for (const mode of MODES) {
            await page.locator(`[data-mode=${mode}][href]`).click();
            await shows(page, mode);
            await page.mouse.move(0, 0);
            const found = await layoutFaults(page, { still: isWide(size) });
            faults.push(...found.map((fault) => `${mode}: ${fault}`));
            const [board] = await boxes(page, '#board');
            assert.deepEqual(board, first, `the board moved in ${mode}`);
          }
          assert.deepEqual(faults, []);
        },
        { path: `#p=${ONE}&lang=${language}`, ...sized(size), only: 'chromium' },
      );
    }
  }

  for (const size of Object.keys(SIZES)) {
    test(
      `menus open inside the window, size ${size} (U13)`,
      async (page) => {
        for (const menu of await page.locator('button[popovertarget]:visible').all()) {
          const id = await menu.getAttribute('popovertarget');
          await menu.click();
          const list = page.locator(`#${id}`);
          await list.waitFor();
          const [width, height] = SIZES[size];
          const [[left, top, right, bottom]] = await boxes(page, `#${id}`);
          assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height, String(id));
          await page.keyboard.press('Escape');
          await list.waitFor({ state: 'hidden' });
        }
      },
      { path: `#p=${ONE}&mode=solve`, ...sized(size), only: 'chromium' },
    );

    test(
      `answers are in the line under the board, inside the window, size ${size} (U4)`,
      async (page) => {
        await shows(page, 'play');
        await page.getByRole('gridcell').first().click();
        await page.keyboard.press('9');
        await page.locator('#check').click();
        await page.locator('#said', { hasText: /\w/ }).waitFor();
        const [[, top, , bottom]] = await boxes(page, '#line');
        assert.ok(top >= 0 && bottom <= SIZES[size][1], `${top} to ${bottom}`);
        assert.deepEqual(await layoutFaults(page), []);
      },
      { path: `#p=${ONE}&mode=play`, ...sized(size), only: 'chromium' },
    );
  }
});
