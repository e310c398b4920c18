// What is shown beside the board while a run is watched: listing, variables, counters, log.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser, inTurn, settles } from './support/harness.mjs';
import { eachFromStart, watching } from './support/player.mjs';
import { LIANG_ON_ONE } from '../puzzles.mjs';

const { checks: CHECKS, backtracks: BACKTRACKS } = LIANG_ON_ONE;
/** What the original programs count on ONE. The other two algorithms find its one solution. */
const AT_THE_END = {
  'Liang: free-cell list': [
    /Solved/,
    { 'calls of isValid': CHECKS, 'backtracks (k--)': BACKTRACKS },
  ],
  'Almanac: bit masks': [/1 solution found\.$/, { 'calls of solve': 2265, 'digits tried': 20_376 }],
  'Article: isSafe()': [/Solved/, { 'calls of isSafe': CHECKS, 'digits removed': BACKTRACKS }],
  'Assignment 4: candidate elimination': [
    /stuck, no more deductions\. 37 cells open\.$/i,
    { passes: 5, 'cells filled': 14 },
  ],
  'Recursion lab: count all solutions': [
    /1 solution found\.$/,
    { 'calls of givesConflict': 20_376, 'solutions found': 1 },
  ],
  'Sudoku Lab: fewest candidates first': [/./, { 'solutions found': 1 }],
  'Knuth: dancing links': [/./, { 'solutions found': 1 }],
};

inEachBrowser((test) => {
  const watches = watching(test);

  watches('runs each of the seven algorithms', async (player) => {
    const names = await player.algorithm.getByRole('option').allTextContents();
    assert.equal(names.pop(), 'Your own program…');
    assert.deepEqual(names.sort(), Object.keys(AT_THE_END).sort());
    for (const [name, [sentence, figures]] of Object.entries(AT_THE_END)) {
      await player.algorithm.selectOption(name);
      await player.shows(/^Step 0 of/);
      await player.button('Step').click();
      await player.announces(/^Step 1 of/);
      await player.button('End').click();
      const end = /^Step ([\d,]+) of \1:/;
      await player.shows(end);
      await player.arrives(sentence);
      const counters = await player.counters();
      for (const [what, figure] of Object.entries(figures)) {
        assert.equal(counters[what], figure, `${name}: ${what}`);
      }
      await player.button('Step back').click();
      await eventually(
        () => player.status(),
        (text) => !end.test(text),
      );
    }
  });

  watches(
    'shows line, variables, log and breakpoints of a run',
    inTurn(
      eachFromStart({
        'marks the current line, the loop round it and the value of its condition': async (
          player,
          page,
        ) => {
          const listing = player.side.getByRole('group', { name: 'Code' });
          for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
          await player.announces(/^Step 3 of/);
          const current = listing.locator('[aria-current=step]');
          await becomes(() => current.textContent(), /if \(isValid\(i, j, grid\)\) \{.*false$/);
          await becomes(() => listing.locator('.rail.live').count(), 1, 'the loop over k');
          // Lines wrap anew when their face is loaded: each rail still joins two lines.
          await eventually(
            () =>
              listing.evaluate((element) => {
                const tops = Array.from(element.querySelectorAll('li'), (li) => li.offsetTop);
                return Array.from(element.querySelectorAll('.rail'))
                  .flatMap(({ style: { top, height } }) => {
                    const start = parseFloat(top);
                    return [start, start + parseFloat(height)];
                  })
                  .filter((place) => !tops.includes(place));
              }),
            (astray) => !astray.length,
          );
          await page.keyboard.press('ArrowRight');
          await player.announces(/^Step 4 of/);
          // The step is announced before the next frame shows it.
          await current.filter({ hasText: 'grid[i][j] = grid[i][j] + 1;' }).waitFor();
          await listing.getByText('1 < 9: true').waitFor();
        },
        'shows the variables, and what they were before': async (player, page) => {
          for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
          await player.announces(/raises r1c1 from 1 to 2/);
          await eventually(
            () => player.variables(),
            (variables) => variables['grid[i][j]'] === '2',
          );
          const row = player.side.getByRole('row').filter({ hasText: 'grid[i][j]' });
          await becomes(
            () => row.getByRole('cell').allTextContents(),
            ['grid[i][j]', 'was 1', '2'],
          );
          const { k, i, j } = await player.variables();
          assert.deepEqual([k, i, j], ['0', '0', '0']);
          // Far away, the step before is known as well.
          await player.slider.fill('5000');
          await player.announces(/^Step 14,866 of/);
          await page.keyboard.press('Shift+ArrowRight');
          await player.announces(/removes \d/);
          await eventually(async () => /was 9/.test(await row.textContent()));
        },
        'goes to the step that is clicked in the log': async (player, page) => {
          for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowRight');
          await player.announces(/^Step 8 of/);
          const log = player.side.locator('#panel-log');
          await log.getByRole('button', { name: /^7\s*r1c1: 3 fits/ }).click();
          await player.announces(/^Step 7 of 29,732: 3 fits in r1c1; moves on/);
          // The newest step is on top.
          await eventually(
            () => log.getByRole('button').first().textContent(),
            (text) => text.startsWith('7'),
          );
        },
        'stops playing at a breakpoint': async (player, page) => {
          await player.button('Next backtrack').click();
          const first = /^Step ([\d,]+)/.exec(await player.shows(/^Step [1-9].*removes \d/))[1];
          await player.button('Beginning').click();
          await player.arrives(/^Step 0 of/);
          await player.speed.fill('18');
          const back = player.side.getByRole('listitem').filter({ hasText: 'grid[i][j] = 0;' });
          const breakpoint = (/** @type {boolean} */ pressed) =>
            back.getByRole('button', { name: 'Breakpoint at line 90', pressed });
          await breakpoint(false).click();
          await breakpoint(true).waitFor();
          await player.button('Play').click();
          await player.arrives(new RegExp(`^Step ${first} of .* Stopped at a breakpoint`));
          await player.button('Play').waitFor();
          await eventually(
            () => back.getAttribute('aria-current'),
            (current) => current === 'step',
          );
          const isVisible = await back.evaluate((line) => {
            const { top, bottom } = line.getBoundingClientRect();
            const panel = document.getElementById('panel-code').getBoundingClientRect();
            return top >= panel.top && bottom <= panel.bottom;
          });
          assert.ok(isVisible, 'the panel scrolls to the current line');
          // The same without playing.
          await player.button('Beginning').click();
          await player.arrives(/^Step 0 of/);
          await player.openStops();
          await page.getByRole('button', { name: 'the next breakpoint' }).click();
          await player.announces(new RegExp(`^Step ${first} of`));
          await breakpoint(true).click();
          await player.button('Play').click();
          await player.arrives(/Solved/);
        },
        'has one tab stop for all breakpoints (U14)': async (player, page) => {
          const stops = player.side.getByRole('button', { name: /^Breakpoint at line/ });
          const places = await stops.evaluateAll((all) => all.map(({ tabIndex }) => tabIndex));
          assert.equal(places.filter((place) => place === 0).length, 1);
          await stops.first().focus();
          await page.keyboard.press('ArrowDown');
          await page.keyboard.press('Space');
          await eventually(
            () => stops.nth(1).getAttribute('aria-pressed'),
            (pressed) => pressed === 'true',
          );
          await becomes(() => player.step(), 0, 'the arrow does not step there');
          await becomes(() => stops.nth(1).evaluate(({ tabIndex }) => tabIndex), 0);
        },
      }),
    ),
  );

  watches(
    'gives the reason of each rejection in the log (U9)',
    async (player) => {
      const log = player.side.locator('#panel-log');
      const reasons = async () => {
        const lines = await settles(() => log.getByRole('button').allTextContents());
        const rejections = lines.filter((line) => /clashes with|does not fit/.test(line));
        assert.ok(rejections.length > 3, lines.join('; '));
        for (const line of rejections) assert.match(line, /r\dc\d: \d clashes with r\dc\d$/);
      };
      await player.slider.fill('5000');
      await player.announces(/^Step 14,866 of/);
      await reasons();
      await player.button('Step back').click();
      await reasons();
      for (const name of ['Article: isSafe()', 'Recursion lab: count all solutions']) {
        await player.algorithm.selectOption(name);
        await player.shows(/^Step 0 of/);
        await player.slider.fill('3000');
        await player.announces(/^Step [1-9]/);
        await reasons();
      }
    },
    { viewport: { width: 1440, height: 1000 } },
  );
});
