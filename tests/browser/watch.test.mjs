// Watching a run: steps, playing, keys, the address. On Liang's puzzle the numbers are those that the
// original programs print.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser, inTurn, settles } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { eachFromStart, Player, watching } from './support/player.mjs';
import { HARD, HARD_SOLVED, LIANG_ON_ONE, LONG, MANY, ONE, ONE_SOLVED } from '../puzzles.mjs';

const { checks: CHECKS, backtracks: BACKTRACKS } = LIANG_ON_ONE;
/** Events: read the puzzle, write and check each digit, go back each time, report the solution. */
const STEPS = 1 + 2 * CHECKS + BACKTRACKS + 1;
/** The first steps of Liang's search, derived by hand. Row 1 has 6 1 4 5, column 1 has 2 8 7 5. */
const FIRST_STEPS = [
  /^Step 1 of 29,732: reads the puzzle$/,
  /^Step 2 of 29,732: writes 1 in r1c1$/,
  /^Step 3 of 29,732: tries 1 in r1c1 — row 1 already has a 1$/,
  /^Step 4 of 29,732: raises r1c1 from 1 to 2$/,
  /^Step 5 of 29,732: tries 2 in r1c1 — column 1 already has a 2$/,
  /^Step 6 of 29,732: raises r1c1 from 2 to 3$/,
  /^Step 7 of 29,732: 3 fits in r1c1; moves on$/,
];
/** The same in the line. */
const FIRST_LINES = [
  'Reads the puzzle',
  'Writes 1 in r1c1',
  '1 in r1c1 conflicts with the 1 in r1c4',
  'Raises r1c1 from 1 to 2',
  '2 in r1c1 conflicts with the 2 in r3c1',
  'Raises r1c1 from 2 to 3',
  '3 fits in r1c1; moves on',
];

inEachBrowser((test) => {
  const watches = watching(test);

  watches(
    'steps, plays and shows its state from the start of a run',
    inTurn(
      eachFromStart({
        'waits at step 0, and shows the puzzle': async (player, page) => {
          await player.rest();
          await becomes(() => player.step(), 0);
          await player.button('Play').waitFor();
          await becomes(() => new Lab(page).givens(), ONE);
          await becomes(() => player.length(), STEPS);
          await becomes(
            async () => (await player.line.textContent()).trim(),
            'The starting puzzle',
          );
        },
        'plays the whole run in half a minute until a speed is chosen': async (player, page) => {
          const says = (text) => player.bar.getByText(text, { exact: true }).waitFor();
          await becomes(() => player.speed.getAttribute('aria-valuetext'), 'run in 30 s');
          await says('run in 30 s');
          await player.slider.fill('5000'); // of 10,000 positions
          await player.shows(/^Step 14,866 of/);
          await says('15 s left');
          await player.speed.focus();
          await page.keyboard.press('ArrowRight'); // 29,732 steps in 30 s are almost 1,000 a second
          await says('2,000 steps/s');
          await player.button('Step').click();
          await page.waitForURL(/&step=14867&speed=2000\b/);
          await player.openMenu();
          await page.getByRole('checkbox', { name: 'The whole run in 30 s' }).check();
          await page.keyboard.press('Escape');
          await says('15 s left');
          await player.button('Play').click();
          await says(/^(1[0-4]|\d) s left$/); // a busy machine can skip a second
          await player.button('Pause').click();
        },
        'has words for detail, questions and breakpoints, which change the open menu': async (
          player,
          page,
        ) => {
          const goal = page.getByRole('button', { name: 'the next solution' });
          const level = page.getByRole('combobox', { name: 'Level of detail' });
          await player.button('Stops').click();
          await page.getByRole('group', { name: 'Breakpoints and goals' }).waitFor();
          await becomes(() => goal.isVisible(), true);
          await becomes(() => level.isVisible(), false);
          await player.bar.getByRole('button', { name: 'Detail and speed Checks' }).click();
          await level.waitFor();
          await becomes(() => goal.isVisible(), false);
          await player.button('Ask me').click();
          await page.getByRole('combobox', { name: 'Ask me' }).waitFor();
          await player.button('Ask me').click();
          await page.locator('#run-menu').waitFor({ state: 'hidden' });
          const line = page.getByRole('button', { name: /^Breakpoint at line/ });
          for (const n of [0, 1]) await line.nth(n).click();
          await player.button('2 stops').click();
          await page.getByRole('button', { name: 'Remove all breakpoints' }).click();
          await page.keyboard.press('Escape');
          await player.button('Stops').waitFor();
        },
        'steps forward and back, in words and for screen readers': async (player, page) => {
          for (const [i, sentence] of FIRST_STEPS.entries()) {
            await player.button('Step').click();
            await player.announces(sentence);
            await player.shows(new RegExp(`: ${FIRST_LINES[i]}$`));
          }
          const lab = new Lab(page);
          await lab.hasCell(1, 1, /trying 3/);
          for (const sentence of FIRST_STEPS.slice(0, -1).reverse()) {
            await player.button('Step back').click();
            await player.announces(sentence);
          }
          await lab.hasCell(1, 1, /empty/);
        },
        'says the kind of a step by a sign': async (player, page) => {
          const kind = () => page.locator('#line').getAttribute('data-kind');
          for (const [step, sign] of [
            [2, 'step'],
            [3, 'clash'],
            [STEPS, 'good'],
          ]) {
            await page.evaluate(
              (to) => (location.hash = location.hash.replace(/&step=\d+|$/, `&step=${to}`)),
              step,
            );
            await player.shows(new RegExp(`^Step ${step.toLocaleString('en')} of`));
            await eventually(kind, (found) => found === sign);
          }
        },
        'goes to any step with the slider': async (player, page) => {
          await player.slider.focus();
          await page.keyboard.press('End');
          await player.arrives(/^Step 29,732 of 29,732: finds a solution. Solved\.$/);
          const counters = await player.counters();
          assert.equal(counters['calls of isValid'], CHECKS);
          assert.equal(counters['digits written'], CHECKS);
          assert.equal(counters['backtracks (k--)'], BACKTRACKS);
          await becomes(() => new Lab(page).digits('given', 'solved'), ONE_SOLVED);
          await page.keyboard.press('Home');
          await player.arrives(/^Step 0 of/);
          await player.slider.fill('5000'); // of 10,000 positions
          await player.announces(/^Step 14,866 of/);
          await player.shows(/^Step 14,866 of 29,732/);
        },
        'goes from backtrack to backtrack': async (player) => {
          const visited = [];
          for (let i = 0; i < 3; i++) {
            await player.button('Next backtrack').click();
            await eventually(
              () => player.step(),
              (step) => step > (visited.at(-1) ?? 0),
            );
            await player.arrives(/: backtracks: removes \d from r\dc\d$/);
            visited.push(await player.step());
          }
          await player.button('Previous backtrack').click();
          await player.announces(new RegExp(`^Step ${visited[1]} of`));
          await player.button('End').click();
          await player.arrives(/Solved/);
          await player.button('Next backtrack').click();
          await player.arrives(/No more backtracks/);
          await player.button('Beginning').click();
          await player.arrives(/^Step 0 of/);
          await player.button('Previous backtrack').click();
          await player.arrives(/No earlier backtracks/);
        },
        'runs out of the cell, and to the next solution': async (player, page) => {
          await player.slider.fill('200'); // of 10,000 positions
          await player.announces(/^Step 595 of/);
          const depth = async () =>
            Number(/depth (\d+)/.exec(await player.slider.getAttribute('aria-valuetext'))[1]);
          const before = await depth();
          await player.openStops();
          await page.getByRole('button', { name: 'out of this cell' }).click();
          await player.arrives(/backtracks: removes \d/);
          await becomes(() => depth(), before - 1);
          await player.openStops();
          await page.getByRole('button', { name: 'the next solution' }).click();
          await player.arrives(/^Step 29,732 of 29,732: finds a solution/);
          await player.openStops();
          await page.getByRole('button', { name: 'the next solution' }).click();
          await player.arrives(/No more solutions/);
        },
        'opens the menu by a long press on Play, which then does not play': async (
          player,
          page,
        ) => {
          const menu = page.getByRole('group', { name: 'Detail and speed' });
          await player.button('Play').click({ delay: 700 });
          await menu.waitFor();
          await player.button('Play').waitFor();
          await becomes(() => player.step(), 0);
        },
        'says why a digit is not in a cell': async (player, page) => {
          const lab = new Lab(page);
          for (let i = 0; i < FIRST_STEPS.length; i++) await page.keyboard.press('ArrowRight');
          await player.announces(FIRST_STEPS.at(-1));
          await lab.cell(1, 3).click();
          await page.keyboard.press('4');
          await player.announces(/Not 4 in r1c3: row 1 has it in r1c6, a given\./);
          await lab.hasCell(1, 6, /conflicts/);
          await page.keyboard.press('3');
          await player.announces(/Not 3 in r1c3: row 1 has it in r1c1, placed by the algorithm/);
          await lab.hasCell(1, 1, /conflicts/);
          await becomes(() => lab.entries(), '0'.repeat(81));
        },
        'steps by the chosen level of detail': async (player, page) => {
          await player.openMenu();
          await page.getByRole('combobox', { name: 'Level of detail' }).selectOption('Placements');
          await page.keyboard.press('Escape');
          await player.button('Step').click();
          await player.announces(FIRST_STEPS[6]); // the first digit that fits
        },
        'plays, and stays where it is paused': async (player, page) => {
          await player.button('Play').click();
          await eventually(() => player.step());
          await player.button('Pause').click();
          // A step may be on its way: it is announced when it is there.
          const step = await eventually(async () => {
            const shown = await player.step();
            const texts = await page.getByRole('status').allTextContents();
            const there = `Step ${shown.toLocaleString('en')} of`;
            return texts.some((text) => text.trim().startsWith(there)) && shown;
          });
          assert.equal(await settles(() => player.step()), step);
          await player.button('Play').click();
          await eventually(
            () => player.step(),
            (now) => now > step,
          );
        },
      }),
    ),
  );

  watches(
    'runs the new puzzle if an algorithm is chosen right after a paste',
    async (player, page) => {
      const lab = new Lab(page);
      await lab.paste(HARD);
      // The run follows an edit only after a pause: choose at the moment when the board changes.
      await page.evaluate(async (given) => {
        const first = () => document.querySelector('[role=gridcell]').getAttribute('aria-label');
        while (!first().includes(given)) await new Promise((done) => setTimeout(done));
        const algorithm = document.getElementById('algorithm');
        algorithm.value = 'dancing-links';
        algorithm.dispatchEvent(new Event('change', { bubbles: true }));
      }, 'given 1');
      await player.rest();
      await player.button('End').click();
      await player.announces(/^Step ([\d,]+) of \1:/);
      await becomes(() => lab.givens(), HARD);
      await becomes(() => lab.digits('given', 'solved'), HARD_SOLVED);
      await eventually(
        () => page.url(),
        (address) => address.includes(HARD) && address.includes('algo=dancing-links'),
      );
    },
  );

  test(
    'handles a run whose end is far away',
    inTurn({
      'reports a long search, and stops it': async (page) => {
        const player = new Player(page);
        await player.shows(/^Step 0 of at least/);
        await player.openStops();
        await page.getByRole('button', { name: 'the next solution' }).click();
        await player.line.filter({ hasText: 'Looking for a solution…' }).waitFor();
        await page.getByRole('button', { name: 'Stop', exact: true }).click();
        await eventually(
          () => player.step(),
          (step) => step > 0,
        );
      },
      'goes to the last known step of a run whose end is far away, and says so (U5)': async (
        page,
      ) => {
        const player = new Player(page);
        await player.restart();
        await player.button('End').click();
        await player.arrives(/^Step [1-9][\d,]* of at least .*: The last step known so far/);
        const there = await player.step();
        await player.button('End').click(); // searches on
        await eventually(
          () => player.step(),
          (step) => step > there,
        );
        await player.button('Beginning').click();
        await player.arrives(/^Step 0 of/);
      },
    }),
    { path: `#p=${LONG}&mode=watch` },
  );

  watches('keeps algorithm and step in the address', async (player, page, { url }) => {
    await player.algorithm.selectOption('Article: isSafe()');
    await player.shows(/^Step 0 of/);
    await player.slider.fill('5000');
    await player.announces(/^Step [1-9]/);
    const sentence = await settles(() => player.status());
    const again = async (/** @type {Player} */ there) => {
      await eventually(
        () => there.status(),
        (text) => text === sentence,
      );
      await becomes(() => there.algorithm.inputValue(), 'is-safe');
    };
    await page.reload();
    await again(player);
    const address = page.url();
    assert.ok(address.startsWith(url));
    const stranger = await page.context().browser().newContext();
    const theirs = await stranger.newPage();
    await theirs.goto(address);
    await again(new Player(theirs));
    await stranger.close();
  });

  test(
    'the address keeps the step until the run is there',
    async (page, { url }) => {
      await page.addInitScript(() => {
        const { replaceState } = history;
        globalThis.written = [];
        history.replaceState = function (state, unused, address) {
          globalThis.written.push(String(address));
          return replaceState.call(this, state, unused, address);
        };
      });
      await page.goto(`${url}#p=${ONE}&algo=bitmask&step=120`);
      await new Player(page).shows(/^Step 120 of/);
      const written = await page.evaluate(() => globalThis.written);
      assert.ok(written.length > 0);
      for (const address of written) assert.match(address, /&algo=bitmask&step=120\b/);
    },
    { path: 'technique-examples.txt' },
  );

  // Firefox ignores the media features that Playwright emulates.
  watches(
    'moves nothing by itself with reduced motion, and plays on request',
    async (player, page) => {
      const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
      await becomes(() => page.evaluate(calm), true);
      await player.rest();
      await becomes(() => player.step(), 0);
      await player.button('Step').click();
      await player.arrives(/^Step 1 of/);
      await becomes(() => page.evaluate(() => document.getAnimations().length), 0);
      await player.rest();
      await becomes(() => player.step(), 1);
      await player.button('Play').click();
      await eventually(
        () => player.step(),
        (step) => step > 1,
      );
    },
    { reducedMotion: 'reduce', only: 'chromium' },
  );

  test(
    'the worker of runs starts when the tab is pointed at, and not before',
    async (page) => {
      /** @type {string[]} */
      const asked = [];
      page.on('request', (request) => asked.push(request.url()));
      const lab = new Lab(page);
      await page.reload();
      await lab.hasVerdict(/at least two/i);
      await lab.button('Which givens are missing?').waitFor(); // the last part that loads by itself
      assert.ok(!asked.some((address) => /run-worker|run\.wasm/.test(address)));
      const started = page.waitForRequest(/run\.wasm$/);
      await page.getByRole('link', { name: 'Watch', exact: true }).hover();
      await started;
      assert.doesNotMatch(page.url(), /mode=watch/);
    },
    { path: `#p=${MANY}`, only: 'chromium' },
  );
});
