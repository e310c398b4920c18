// Accessibility of Watch: axe finds nothing for any algorithm, with menus, legend and presentation.
import assert from 'node:assert/strict';
import { violationsInBothSchemes } from './support/axe.mjs';
import { sized } from './support/geometry.mjs';
import { inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { Player, watching } from './support/player.mjs';
import { ONE } from '../puzzles.mjs';

inEachBrowser((test) => {
  const watches = watching(test);
  for (const size of /** @type {const} */ (['lecture', 'phone'])) {
    const options = { ...sized(size), only: /** @type {const} */ ('chromium') };

    watches(
      `axe finds nothing for any algorithm, light and dark, size ${size}`,
      async (player, page) => {
        const names = await player.algorithm.getByRole('option').allTextContents();
        for (const name of names) {
          await player.algorithm.selectOption(name);
          await player.shows(/^Step 0 of/);
          await player.button('Next backtrack').click();
          await player.announces(/^Step [1-9]/);
          await page.locator('#panel-log [aria-current]').waitFor({ state: 'attached' });
          assert.deepEqual(await violationsInBothSchemes(page), [], name);
        }
        await new Lab(page).paste(`G ${ONE}\nP 1 1 9\nP 1 5 9\n`);
        await player.announces(/is illegal/);
        await player.button('End').click();
        await player.arrives(/is illegal/);
        assert.deepEqual(await violationsInBothSchemes(page), [], 'a trace');
      },
      options,
    );

    watches(
      `axe finds nothing in the menus and the legend, light and dark, size ${size}`,
      async (player, page) => {
        await player.openMenu();
        assert.deepEqual(await violationsInBothSchemes(page), [], 'the menu of the player');
        await page.keyboard.press('Escape');
        for (const name of ['More about this run', 'What the marks mean']) {
          await player.side.getByRole('button', { name }).click();
          assert.deepEqual(await violationsInBothSchemes(page), [], name);
          await page.keyboard.press('Escape');
        }
      },
      options,
    );
  }

  test(
    'axe finds nothing in an embedded board with all parts, light and dark',
    async (page) => {
      const player = new Player(page);
      await player.shows(/^Step 60 of/);
      await page.locator('#panel-log [aria-current]').waitFor();
      assert.deepEqual(await violationsInBothSchemes(page), []);
    },
    {
      path: `embed.html#p=${ONE}&algo=free-cell-list&step=60&show=usual,verdict,speed,pad,code,stack,log,counters`,
      viewport: { width: 760, height: 620 },
      only: 'chromium',
    },
  );
});
