// The search tree beside a run: by keyboard, by pointer, while the run plays; on a phone in German.
import assert from 'node:assert/strict';
import { violations, violationsInBothSchemes } from './support/axe.mjs';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { Player } from './support/player.mjs';
import { LIANG_ON_ONE, ONE } from '../puzzles.mjs';

/** Steps of Liang's search on ONE. */
const LENGTH = 2 + 2 * LIANG_ON_ONE.checks + LIANG_ON_ONE.backtracks;
const path = (algorithm, step, more = '') =>
  `#p=${ONE}&mode=watch&algo=${algorithm}&step=${step}${more}`;
const item = (page, name) => page.getByRole('treeitem', { name });
/** The rows, with the words for screen readers. */
const names = (page) =>
  page.getByRole('treeitem').evaluateAll((all) =>
    all.map((each) =>
      [...each.children]
        .slice(2)
        .map((part) => part.textContent)
        .join(' '),
    ),
  );

inEachBrowser((test) => {
  test(
    'the search tree opens the path to the step, and goes where a node begins',
    async (page) => {
      const player = new Player(page);
      const at = (step) =>
        eventually(
          () => player.step(),
          (now) => now === step,
        );
      await at(20_000);
      await page.getByRole('button', { name: 'Tree', exact: true }).click();
      const current = page.locator('[role=treeitem][aria-current=step]');
      await current.waitFor();
      assert.match(
        (await names(page))[0],
        new RegExp(`^Start +${LENGTH.toLocaleString('en')} steps`),
      );
      const box = async (part) => (await part.boundingBox()) ?? { y: -1, height: 0 };
      const inView = async () => {
        const [row, place] = [await box(current), await box(page.locator('#panel-tree'))];
        return row.y >= place.y && row.y + row.height <= place.y + place.height;
      };
      assert.ok(await inView(), 'the end of the path is in view');
      assert.deepEqual(await violationsInBothSchemes(page), []);

      // Folded levels: one row, which opens and closes.
      const folded = item(page, /^depths 1 to \d+ /);
      const rows = await page.getByRole('treeitem').count();
      await current.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await eventually(async () => (await page.getByRole('treeitem').count()) > rows);
      assert.equal(await folded.count(), 0);
      const levels = await page
        .locator('[role=treeitem]:is(.path, .current)')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-level')));
      assert.deepEqual(
        levels,
        levels.map((_, i) => String(i + 1)),
        'one node of the path per level',
      );
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowLeft');
      await folded.waitFor();
      assert.equal(await player.step(), 20_000, 'arrows do not move the run');

      // Enter and a click go to the step at which the digit is placed.
      await page.keyboard.press('Enter');
      await at(0);
      await eventually(async () =>
        (await names(page)).some((name) => /^r1c1 \d.*still to come/.test(name)),
      );
      await item(page, /^r1c1 \d [\d,]+ steps, still to come, with a solution/).click();
      await eventually(async () => / fits in r1c1/.test(await player.status()));
      const [first] = await current.evaluateAll((all) =>
        all.map((each) =>
          [...each.children]
            .slice(2)
            .map((part) => part.textContent)
            .join(' '),
        ),
      );
      assert.match(first, /^r1c1 9 .*the choice in force/, 'the solution of the case study has 9');
      assert.deepEqual(
        [...(await names(page))]
          .filter((name) => /^r1c1 /.test(name))
          .map((name) => name.slice(5, 6)),
        ['3', '9'],
        'the digits that its givens leave in r1c1, in order',
      );

      // While the run plays, the tree follows.
      await page.keyboard.press('End');
      await player.button('End').click();
      await at(LENGTH);
      await eventually(inView);
      await eventually(
        () => item(page, /with a solution/).count(),
        (count) => count > 5,
      );
      await page.getByRole('combobox', { name: 'Algorithm', exact: true }).selectOption({
        label: 'Assignment 4: candidate elimination',
      });
      await page.getByText('This algorithm makes no choices').waitFor();

      // The candidates of the cell below the pointer.
      const state = page.locator('#panel-state');
      await page.locator('#board td').nth(13).hover();
      await state.getByText('possible[2][5][k]').waitFor();
      await player.button('Step').hover();
      await eventually(async () => (await state.getByText('possible[2][5][k]').count()) === 0);
    },
    {
      path: path('free-cell-list', 20_000),
      viewport: { width: 1280, height: 720 },
      only: 'chromium',
    },
  );

  test(
    'on a phone the search tree is a part of its own, in German too',
    async (page) => {
      await page.locator('.tabs').getByRole('button', { name: 'Baum', exact: true }).tap();
      const current = page.locator('[role=treeitem][aria-current=step]');
      await current.waitFor();
      assert.equal(await page.locator('#panel-log').isVisible(), false);
      const rows = await names(page);
      assert.ok(
        rows.some((name) =>
          /^Z\dS\d \d [\d.]+ Schritte, die letzte gültige Entscheidung/.test(name),
        ),
        rows.join('; '),
      );
      const { height } = await current.boundingBox();
      assert.ok(height >= 36, `${height} px`);
      assert.deepEqual(await violations(page), []);
      await item(page, /^Anfang [\d.]+ Schritte/).tap();
      await eventually(async () => (await page.locator('#scrub').inputValue()) === '0');
    },
    {
      path: path('dancing-links', 200, '&lang=de'),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      only: 'chromium',
    },
  );
});
