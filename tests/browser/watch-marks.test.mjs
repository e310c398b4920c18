// Marks in Watch that say something only when it is so: the pointed cell, the selection, the focus, the end.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Player, speak } from './support/player.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  test(
    'no call is marked as pointed at while nothing is',
    async (page) => {
      const player = new Player(page);
      await player.shows(/^Step 10 of/);
      for (let step = 11; step < 15; step++) {
        await player.button('Step').click();
        await player.shows(new RegExp(`^Step ${step} of`));
        await becomes(() => page.locator('.calls .pointed').count(), 0, `step ${step}`);
      }
    },
    { path: `#p=${ONE}&mode=watch&algo=is-safe&step=10` },
  );

  test(
    'a cell that was selected in another mode is not marked on the board of the run',
    async (page) => {
      await page.locator('#board td').nth(4).click();
      await page.getByRole('link', { name: 'Watch', exact: true }).click();
      await new Player(page).shows(/^Step 0 of/);
      await becomes(() => page.locator('#board [aria-selected=true]').count(), 0);
    },
    { path: `#p=${ONE}&mode=play` },
  );

  test(
    'a click on the strip draws no focus ring, a key does',
    async (page) => {
      const player = new Player(page);
      await player.shows(/^Step 0 of/);
      const ring = () =>
        page.locator('.plot').evaluate((plot) => getComputedStyle(plot).outlineStyle);
      await page.locator('.plot').click();
      await becomes(() => ring(), 'none');
      await page.keyboard.press('ArrowRight');
      await becomes(() => ring(), 'solid');
    },
    { path: `#p=${ONE}&mode=watch` },
  );

  test(
    'what the pointer shows of a step leaves the current step and the axis visible',
    async (page) => {
      const player = new Player(page);
      await player.button('End').click();
      await player.shows(/Solved/);
      await page.locator('.plot').hover();
      const boxes = await Promise.all(
        ['.value', '.xs', '.pill'].map((part) => page.locator(`.strip ${part}`).boundingBox()),
      );
      const [value, ...others] = boxes;
      for (const other of others.filter((box) => box.height))
        assert.ok(value.y + value.height <= other.y, `${value.y + value.height} to ${other.y}`);
    },
    { path: `#p=${ONE}&mode=watch` },
  );

  test(
    'a solution is celebrated on the board, with the last values of the variables that are left',
    async (page) => {
      const player = new Player(page);
      await player.shows(/^Step 0 of/);
      await page.evaluate(() => {
        const board = document.querySelector('#board');
        new MutationObserver(() => {
          if (board.classList.contains('wave')) document.body.dataset.waved = '';
        }).observe(board, { attributeFilter: ['class'] });
      });
      await player.button('End').click();
      await player.shows(/Solved/);
      await page.locator('body[data-waved]').waitFor({ state: 'attached' });
      // Liang's k is the index of the last free cell, of which ONE has 51.
      await eventually(
        () => page.locator('.vars tr').first().textContent(),
        (text) => /^k.*50$/.test(text),
      );
    },
    { path: `#p=${ONE}&mode=watch` },
  );

  test(
    'each speed is shown whole, in both languages',
    async (page) => {
      const player = new Player(page);
      await player.shows(/^Step 0 of/);
      const words = page.locator('#speed-words');
      const speed = page.locator('#speed');
      for (const language of ['en', 'de']) {
        await speak(page, language);
        await page.locator(`html[lang=${language}]`).waitFor();
        for (let n = 0; n <= Number(await speed.getAttribute('max')); n++) {
          await speed.fill(String(n));
          const free = await words.evaluate((output) => {
            const { left, right } = output.getBoundingClientRect();
            const [icon, bar] = ['#go-last svg', '.transport'].map((part) =>
              document.querySelector(part).getBoundingClientRect(),
            );
            const whole = output.scrollWidth <= output.clientWidth;
            return whole && left >= icon.right && right <= bar.right + 1;
          });
          assert.ok(free, await words.textContent());
        }
      }
    },
    { path: `#p=${ONE}&mode=watch`, viewport: { width: 1280, height: 720 }, only: 'chromium' },
  );

  test(
    'a trace has no heading of variables that it does not have',
    async (page) => {
      const player = new Player(page);
      await player.shows(/^Step 0 of/);
      await page.locator('.vars-head').waitFor();
      const read = (moves) =>
        page.evaluate((text) => {
          const data = new DataTransfer();
          data.setData('text', text);
          document.body.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
          );
        }, moves);
      await read('P 1 1 9\nU 1 1\n');
      await page.locator('.vars-head').waitFor({ state: 'hidden' });
    },
    { path: `#p=${ONE}&mode=watch`, only: 'chromium' },
  );
});
