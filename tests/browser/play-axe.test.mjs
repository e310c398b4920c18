// Playing: axe finds nothing, in any state, size and theme.
import assert from 'node:assert/strict';
import { violations, violationsInBothSchemes } from './support/axe.mjs';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { ALMOST, PHONE, Play, at, last, path } from './support/play.mjs';
import { ONE_SOLVED } from '../puzzles.mjs';

inEachBrowser((test) => {
  // Colors are the same at all sizes.
  for (const [size, look, options] of /** @type {const} */ ([
    ['wide', violationsInBothSchemes, { viewport: { width: 1280, height: 720 } }],
    ['phone', violations, PHONE],
  ])) {
    test(
      `axe finds nothing in any state of Play on the ${size} page`,
      async (page) => {
        const play = new Play(page);
        await play.ready();
        await play.at(1, 3, 'Shift+Digit3', 'Control+Digit5', 'Control+Shift+Digit1');
        for (let colour = 1; colour <= 6; colour++) {
          await play.at(2, colour, `Control+Shift+Digit${colour}`);
          await play.at(
            3,
            colour,
            `Control+Shift+Digit${colour}`,
            'Shift+Digit7',
            'Control+Digit8',
          );
        }
        await play.at(1, 1, '6');
        assert.deepEqual(await look(page), []);
        await page.locator('#play-more').click();
        await play.panel.getByLabel('Show all candidates').check();
        assert.deepEqual(await look(page), []);
        await page.locator('#play-more').click();
        await page.keyboard.press('h');
        await page.locator('.hint-stages li').waitFor();
        await play.take('Colour');
        assert.deepEqual(await look(page), []);
        await play.button('Pause').click();
        await play.lineSays(/^Paused/);
        assert.deepEqual(await look(page), []);
      },
      { path, only: 'chromium', ...options },
    );

    test(
      `axe finds nothing at the end of a game on the ${size} page`,
      async (page) => {
        const play = new Play(page);
        await play.ready();
        await play.at(...last, at(ONE_SOLVED, ...last));
        await play.panel.getByRole('heading', { name: 'Solved' }).waitFor();
        await eventually(async () => !(await page.locator('#board.wave').count()));
        assert.deepEqual(await look(page), []);
      },
      { path: ALMOST, only: 'chromium', ...options },
    );
  }
});
