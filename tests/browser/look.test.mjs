// Accessibility: axe finds nothing in any mode, light and dark, on a wide screen and on a phone.
import assert from 'node:assert/strict';
import { violations, violationsInBothSchemes } from './support/axe.mjs';
import { MODES, shows, sized } from './support/geometry.mjs';
import { inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { INVALID, MANY, ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  // Names, roles and colors are the same in all browsers, and colors at all sizes.
  for (const [size, look] of Object.entries({
    lecture: violationsInBothSchemes,
    phone: violations,
  })) {
    const options = { ...sized(size), only: /** @type {const} */ ('chromium') };
    const schemes = size === 'lecture' ? ', light and dark' : '';
    test(
      `axe finds nothing in any mode and with any verdict, size ${size}${schemes}`,
      async (page) => {
        for (const mode of MODES) {
          await page.locator(`[data-mode=${mode}][href]`).click();
          await shows(page, mode, { whole: true });
          // The rest of the page is the same in all modes.
          const own = `:is(.panel, .dock)[data-for=${mode}]`;
          assert.deepEqual(await look(page, mode === MODES[0] ? undefined : own), [], mode);
        }
        await page.locator('#more').click();
        assert.deepEqual(await look(page, '#more-menu'), [], 'the menu');
        await page.keyboard.press('Escape');
        const lab = new Lab(page);
        await lab.enter('Solve');
        await lab.load(MANY, /at least two/i);
        const said = '.panel[data-for=solve], .line';
        assert.deepEqual(await look(page, said), [], 'several solutions');
        await lab.load(INVALID, /not a valid/i);
        assert.deepEqual(await look(page, `${said}, #board`), [], 'no valid puzzle');
      },
      { path: `#p=${ONE}`, ...options },
    );
  }
});

inEachBrowser((test) => {
  for (const width of [320, 390]) {
    test(
      `fits a phone ${width} pixels wide without scrolling sideways`,
      async (page) => {
        const lab = new Lab(page);
        await lab.load(MANY, /at least two/i);
        const [needed, offered] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        assert.ok(needed <= offered, `${needed} > ${offered}`);
        const box = await lab.board.boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= width);
      },
      { viewport: { width, height: 844 } },
    );
  }

  test('is used without a mouse: tabs, menu and theme by keyboard', async (page) => {
    await page.getByRole('link', { name: 'Watch' }).focus();
    await page.keyboard.press('Enter');
    await shows(page, 'watch');
    assert.match(page.url(), /mode=watch/);
    await page.getByRole('button', { name: 'More', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Theme Auto' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Theme Light' }).waitFor();
    assert.match(page.url(), /theme=light/);
    await page.keyboard.press('Escape');
    await page.locator('#more-menu').waitFor({ state: 'hidden' });
  });

  test(
    'prints the board and the line only',
    async (page) => {
      await new Lab(page).hasVerdict(/one solution/i);
      await page.locator('.difficulty .scale').waitFor(); // by then all style sheets are there
      await page.emulateMedia({ media: 'print' });
      const seen = await page.evaluate(() =>
        ['#board', '.line', '.chip', '.top', '.dock', '.panel', 'dialog'].filter((selector) =>
          [...document.querySelectorAll(selector)].some((each) => each.checkVisibility()),
        ),
      );
      assert.deepEqual(seen, ['#board', '.line', '.chip']); // the chip has the verdict
    },
    { path: `#p=${ONE}`, only: 'chromium' },
  );
});
