// Accessibility: axe finds nothing, light and dark, on a wide screen and on a phone.
import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { Player } from './support/player.mjs';
import { INVALID, MANY, ONE } from '../puzzles.mjs';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Algorithms and the names of their state panels. */
const STATES = [
  ['Almanac: bit masks', 'Calls'],
  ['Assignment 4: candidate elimination', 'Possible'],
  ['Knuth: dancing links', 'Matrix'],
];
const END = /^Step ([\d,]+) of \1:/;

for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  inEachBrowser((test) => {
    // Names, roles and colors are the same in all browsers.
    const only = 'chromium';
    for (const [size, viewport] of Object.entries({ wide: WIDE, phone: PHONE })) {
      test(
        `axe finds nothing in any state of the ${size} page`,
        async (page) => {
          const lab = new Lab(page);
          const dark = await page.evaluate(
            () => matchMedia('(prefers-color-scheme: dark)').matches,
          );
          assert.equal(dark, scheme === 'dark');
          await lab.load(MANY, /at least two/i);
          assert.deepEqual(await violations(page), []);
          await lab.button(/^candidates$/i).click();
          assert.deepEqual(await violations(page), []);
          await lab.load(INVALID, /invalid/i);
          await lab.paste('Good morning!');
          await lab.says(/no puzzle in this text/i);
          assert.deepEqual(await violations(page), []);
          await lab.button('Help').click();
          await page.getByRole('dialog').waitFor();
          assert.deepEqual(await violations(page), []);
        },
        { viewport, only },
      );

      test(
        `axe finds nothing while a run is watched on the ${size} page`,
        async (page) => {
          const lab = new Lab(page);
          const player = new Player(page);
          await player.length();
          await player.button('Next backtrack').click();
          await player.shows(/backtracks: removes \d/);
          assert.deepEqual(await violations(page), []); // with the code
          await player.tab('Free cells').click();
          assert.deepEqual(await violations(page), []);
          await player.tab('Log').click();
          await player.side.getByRole('button', { name: /^7: / }).waitFor();
          assert.deepEqual(await violations(page), []);
          for (const [algorithm, panel] of STATES) {
            await player.algorithm.selectOption(algorithm);
            await player.tab(panel).click();
            await player.button('End').click();
            await player.shows(END);
            assert.deepEqual(await violations(page), []);
          }
          await lab.paste(`G ${ONE}\nP 1 1 9\nP 1 5 9\n`);
          await player.announces(/is illegal/);
          await player.button('End').click();
          await player.arrives(/is illegal/);
          assert.deepEqual(await violations(page), []);
          await player.side.getByRole('button', { name: 'Race', exact: true }).click();
          const race = page.getByRole('dialog', { name: 'Race' });
          await race.getByRole('slider', { name: 'Speed' }).press('End');
          await race.getByRole('button', { name: 'Start', exact: true }).click();
          await race.getByRole('status').filter({ hasText: '4. ' }).waitFor();
          assert.deepEqual(await violations(page), []);
        },
        { viewport, only, path: `#p=${ONE}` },
      );
    }
  }, scheme);
}

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
});
