// Accessibility of Watch: axe finds nothing for any algorithm, with menus and legend.
import assert from 'node:assert/strict';
import { violations, violationsInBothSchemes } from './support/axe.mjs';
import { sized } from './support/geometry.mjs';
import { inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { Player, watching } from './support/player.mjs';
import { ONE } from '../puzzles.mjs';

/** What differs between the algorithms. */
const PARTS = '.panel[data-for=watch]';

inEachBrowser((test) => {
  const watches = watching(test);
  // Colors are the same at all sizes.
  for (const [size, look] of Object.entries({
    lecture: violationsInBothSchemes,
    phone: violations,
  })) {
    const options = { ...sized(size), only: /** @type {const} */ ('chromium') };
    const schemes = size === 'lecture' ? ', light and dark' : '';

    watches(
      `axe finds nothing for ${size === 'phone' ? 'an' : 'any'} algorithm and a trace, size ${size}${schemes}`,
      async (player, page) => {
        const names = await player.algorithm.getByRole('option').allTextContents();
        names.pop(); // the user's own program, see program.test.mjs
        // Names and roles of the algorithms are the same at all sizes.
        const shown = size === 'phone' ? names.slice(0, 1) : names;
        for (const [i, name] of shown.entries()) {
          await player.algorithm.selectOption(name);
          await player.shows(/^Step 0 of/);
          await player.button('Next backtrack').click();
          await player.announces(/^Step [1-9]/);
          await page.locator('#panel-log [aria-current]').waitFor({ state: 'attached' });
          assert.deepEqual(await look(page, i > 0 ? PARTS : undefined), [], name);
        }
        await new Lab(page).paste(`G ${ONE}\nP 1 1 9\nP 1 5 9\n`);
        await player.announces(/is illegal/);
        await player.button('End').click();
        await player.arrives(/is illegal/);
        assert.deepEqual(await look(page), [], 'a trace');

        await player.openMenu();
        assert.deepEqual(await look(page, '[popover]:popover-open'), [], 'the menu of the player');
        await page.keyboard.press('Escape');
        const legend = 'What the marks mean';
        await player.side.getByRole('button', { name: 'More about this run' }).click();
        assert.deepEqual(await look(page, '[popover]:popover-open'), [], 'more');
        if (size !== 'phone') await page.keyboard.press('Escape');
        await page.getByRole('button', { name: legend }).click();
        await page.getByRole('group', { name: legend }).waitFor();
        assert.deepEqual(await look(page, '[popover]:popover-open'), [], legend);
        await page.keyboard.press('Escape');
        for (const part of size === 'phone' ? ['State', 'Log'] : []) {
          await player.side.getByRole('button', { name: part, exact: true }).click();
          assert.deepEqual(await look(page), [], part);
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
