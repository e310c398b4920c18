// Watching a run. On Liang's puzzle the numbers are those that the original programs print.
import assert from 'node:assert/strict';
import { eventually, inEachBrowser, settles } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { Player, watching } from './support/player.mjs';
import { HARD, HARD_SOLVED, LIANG_ON_ONE, LONG, ONE, ONE_SOLVED } from '../puzzles.mjs';

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
/** What the original programs count on ONE. The other two algorithms find its one solution. */
const AT_THE_END = {
  'Liang: free-cell list': [
    /Solved/,
    { 'calls of isValid': CHECKS, 'backtracks (k--)': BACKTRACKS },
  ],
  'Almanac: bit masks': [/has ended/, { 'calls of solve': 2265, 'digits tried': 20_376 }],
  'Article: isSafe()': [/Solved/, { 'calls of isSafe': CHECKS, 'digits removed': BACKTRACKS }],
  'Assignment 4: candidate elimination': [
    /stuck, no more deductions\. 37 cells open\.$/,
    { passes: 5, 'cells filled': 14 },
  ],
  'Recursion lab: count all solutions': [
    /has ended/,
    { 'calls of givesConflict': 20_376, 'solutions found': 1 },
  ],
  'Sudoku Lab: fewest candidates first': [/./, { 'solutions found': 1 }],
  'Knuth: dancing links': [/./, { 'solutions found': 1 }],
};

inEachBrowser((test) => {
  const watches = watching(test);

  watches(
    'waits at step 0 of an example on a first visit',
    async (player, page) => {
      await player.rest();
      assert.equal(await player.step(), 0);
      await player.button('Play').waitFor();
      assert.equal(await new Lab(page).givens(), ONE);
      assert.equal(await player.length(), STEPS);
    },
    { path: '' },
  );

  watches('steps forward and back and announces each step', async (player, page) => {
    for (const sentence of FIRST_STEPS) {
      await player.button('Step').click();
      await player.arrives(sentence);
    }
    const lab = new Lab(page);
    await lab.hasCell(1, 1, /trying 3/);
    for (const sentence of FIRST_STEPS.slice(0, -1).reverse()) {
      await player.button('Step back').click();
      await player.arrives(sentence);
    }
    await lab.hasCell(1, 1, /empty/);
  });

  watches('plays, and stays where it is paused', async (player) => {
    await player.button('Play').click();
    await eventually(() => player.step());
    await player.button('Pause').click();
    const step = await settles(() => player.step()); // a step may be on its way
    await player.announces(new RegExp(`^Step ${step} of`));
    await player.button('Play').click();
    await eventually(
      () => player.step(),
      (now) => now > step,
    );
  });

  watches('goes to any step with the slider', async (player, page) => {
    await player.slider.focus();
    await page.keyboard.press('End');
    await player.arrives(/^Step 29,732 of 29,732: finds a solution. Solved\.$/);
    const counters = await player.counters();
    assert.equal(counters['calls of isValid'], CHECKS);
    assert.equal(counters['digits written'], CHECKS);
    assert.equal(counters['backtracks (k--)'], BACKTRACKS);
    assert.equal(await new Lab(page).digits('given', 'solved'), ONE_SOLVED);
    await page.keyboard.press('Home');
    await player.arrives(/^Step 0 of/);
    await player.slider.fill('5000'); // of 10,000 positions
    await player.arrives(/^Step 14,866 of/);
    assert.match(await player.slider.getAttribute('aria-valuetext'), /^Step 14,866 of 29,732/);
  });

  watches('goes from backtrack to backtrack', async (player) => {
    const visited = [];
    for (let i = 0; i < 3; i++) {
      await player.button('Next backtrack').click();
      await eventually(
        () => player.step(),
        (step) => step > (visited.at(-1) ?? 0),
      );
      await player.arrives(/: removes \d from r\dc\d$/);
      visited.push(await player.step());
    }
    await player.button('Previous backtrack').click();
    await player.arrives(new RegExp(`^Step ${visited[1]} of`));
    await player.button('End').click();
    await player.arrives(/Solved/);
    await player.button('Next backtrack').click();
    await player.arrives(/No more backtracks/);
    await player.button('Beginning').click();
    await player.arrives(/^Step 0 of/);
    await player.button('Previous backtrack').click();
    await player.arrives(/No earlier backtracks/);
  });

  watches('is controlled by keys', async (player, page) => {
    const press = async (key, sentence) => {
      await page.keyboard.press(key);
      await player.arrives(sentence);
    };
    await player.button('Step').focus();
    await press('ArrowRight', /^Step 1 of/);
    await press('ArrowUp', /^Step 2 of/);
    await press('n', /^Step 3 of/);
    await press('p', /^Step 2 of/);
    await press('ArrowLeft', /^Step 1 of/);
    await press('Shift+ArrowRight', /removes \d/);
    await press('End', /Solved/);
    await press('PageDown', /^Step 29,435 of/); // a hundredth of the run
    await press('Home', /^Step 0 of/);
    await player.slider.focus();
    await press('ArrowRight', /^Step 1 of/);
    await page.keyboard.press('Space');
    await player.button('Pause').waitFor();
    await page.keyboard.press('Space');
    await player.button('Play').waitFor();
    await page.keyboard.press('+');
    await eventually(
      () => player.speed.getAttribute('aria-valuetext'),
      (text) => text === '10 steps/s',
    );
  });

  watches('stops playing at a breakpoint', async (player) => {
    await player.button('Next backtrack').click();
    const first = /^Step ([\d,]+)/.exec(await player.shows(/removes \d/))[1];
    await player.button('Beginning').click();
    await player.arrives(/^Step 0 of/);
    await player.speed.fill('18');
    const back = player.side.getByRole('listitem').filter({ hasText: 'grid[i][j] = 0;' });
    const breakpoint = (/** @type {boolean} */ pressed) =>
      back.getByRole('button', { name: 'Breakpoint at line 21', pressed });
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
    await breakpoint(true).click();
    await player.button('Play').click();
    await player.arrives(/Solved/);
  });

  watches('runs each of the seven algorithms', async (player) => {
    const names = await player.algorithm.getByRole('option').allTextContents();
    assert.deepEqual(names.sort(), Object.keys(AT_THE_END).sort());
    for (const [name, [sentence, figures]] of Object.entries(AT_THE_END)) {
      await player.algorithm.selectOption(name);
      await player.shows(/^Step 0 of/);
      await player.button('Step').click();
      await player.arrives(/^Step 1 of/);
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

  watches('shows the same speed by slider and label from the start', async (player, page) => {
    assert.equal(await player.speed.getAttribute('aria-valuetext'), '5 steps/s');
    await player.bar.getByText('5 steps/s', { exact: true }).waitFor();
    const before = await player.speed.evaluate(({ value, defaultValue }) => [value, defaultValue]);
    assert.equal(before[0], before[1], 'the slider stays where the page placed it');
    await player.speed.focus();
    await page.keyboard.press('ArrowRight');
    await player.bar.getByText('10 steps/s', { exact: true }).waitFor();
  });

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
      await lab.hasVerdict(/exactly one/i);
      await player.rest();
      await player.button('End').click();
      await player.arrives(/^Step ([\d,]+) of \1:/);
      assert.equal(await lab.givens(), HARD);
      assert.equal(await lab.digits('given', 'solved'), HARD_SOLVED);
      await eventually(
        () => page.url(),
        (address) => address.includes(HARD) && address.includes('algo=dancing-links'),
      );
    },
  );

  test(
    'goes to the last known step of a run whose end is far away, and says so',
    async (page) => {
      const player = new Player(page);
      await player.shows(/^Step 0 of at least/);
      await player.button('End').click();
      await player.arrives(/^Step [1-9][\d,]* of at least .*: not at the end yet/);
      const there = await player.step();
      await player.button('End').click(); // searches on
      await eventually(
        () => player.step(),
        (step) => step > there,
      );
      await player.button('Beginning').click();
      await player.arrives(/^Step 0 of/);
    },
    { path: `#p=${LONG}` },
  );

  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ]) {
    for (const lang of ['en', 'de']) {
      test(
        `shows the whole status on ${width}×${height} pixels in the language ${lang}`,
        async (page) => {
          const status = page.locator('#step-status');
          const fits = async (pattern) => {
            await status.filter({ hasText: pattern }).waitFor();
            const [text, ...sizes] = await status.evaluate((place) => [
              place.textContent,
              place.scrollWidth - place.clientWidth,
              place.scrollHeight - place.clientHeight,
            ]);
            // Firefox rounds some heights up by a pixel; a hidden line is at least ten.
            assert.ok(
              sizes.every((size) => size <= 2),
              `${sizes} px are hidden of: ${text}`,
            );
            return text;
          };
          const click = (id) => page.locator(id).click();
          await fits(/ 0 (of|von) 29[,.]732/);
          await click('#go-last');
          await fits(/Solved|Gelöst/);
          await click('#backtrack-next');
          await fits(/No more backtracks|Keine weiteren Rücksprünge/);
          await click('#go-first');
          await fits(/ 0 (of|von) 29/);
          await click('#backtrack-previous');
          await fits(/No earlier backtracks|Keine früheren Rücksprünge/);
          await page.locator('#algorithm').selectOption('candidate-elimination');
          await fits(/ 0 (of|von) (?!29)/);
          await click('#go-last');
          const stuck = await fits(/stuck|steckt fest/i);
          assert.equal(stuck.match(/stuck|steckt fest/gi)?.length, 1, stuck);
          await page.evaluate((hash) => (location.hash = hash), `p=${LONG}&lang=${lang}`);
          await page.locator('#algorithm').selectOption('free-cell-list');
          await fits(/ 0 (of at least|von mindestens)/);
          await click('#go-last');
          await fits(/not at the end yet|noch nicht am Ende/);
        },
        { path: `#p=${ONE}&lang=${lang}`, viewport: { width, height } },
      );
    }
  }

  watches('gives the reason of each rejection in the log', async (player) => {
    await player.tab('Log').click();
    const reasons = async () => {
      const lines = await settles(() => player.side.getByRole('button').allTextContents());
      const rejections = lines.filter((line) => / tries \d in r\dc\d — /.test(line));
      assert.ok(rejections.length > 10);
      for (const line of rejections) assert.match(line, /(row|column|box) \d already has a \d$/);
    };
    await player.button('Step').click();
    await player.arrives(/^Step 1 of/);
    await reasons();
    await player.slider.fill('5000');
    await player.arrives(/^Step 14,866 of/);
    await reasons();
    await player.button('Step back').click();
    await reasons();
    await player.button('End').click();
    await player.arrives(/Solved/);
    await reasons();
    for (const name of ['Article: isSafe()', 'Recursion lab: count all solutions']) {
      await player.algorithm.selectOption(name);
      await player.shows(/^Step 0 of/);
      await player.slider.fill('3000');
      await player.arrives(/^Step [1-9]/);
      await reasons();
    }
  });

  watches('goes to the step that is clicked in the log', async (player, page) => {
    await player.button('Step').click();
    await player.tab('Log').click();
    await page.getByRole('button', { name: '7: 3 fits in r1c1; moves on' }).click();
    await player.arrives(FIRST_STEPS[6]);
  });

  watches('says why a digit is not in a cell', async (player, page) => {
    const lab = new Lab(page);
    await player.slider.focus();
    for (let i = 0; i < FIRST_STEPS.length; i++) await page.keyboard.press('ArrowRight');
    await player.arrives(FIRST_STEPS.at(-1));
    await lab.cell(1, 3).click();
    await page.keyboard.press('4');
    await player.announces(/Not 4 in r1c3: row 1 has it in r1c6, a given\./);
    await lab.hasCell(1, 6, /conflicts/);
    await page.keyboard.press('3');
    await player.announces(/Not 3 in r1c3: row 1 has it in r1c1, placed by the algorithm/);
    await lab.hasCell(1, 1, /conflicts/);
    assert.equal(await lab.entries(), '0'.repeat(81));
  });

  watches('keeps algorithm and step in the address', async (player, page, { url }) => {
    await player.algorithm.selectOption('Article: isSafe()');
    await player.shows(/^Step 0 of/);
    await player.slider.fill('5000');
    await player.arrives(/^Step [1-9]/);
    const sentence = await player.status();
    const again = async (/** @type {Player} */ there) => {
      await eventually(
        () => there.sentence.allTextContents(),
        ([text]) => text === sentence,
      );
      assert.equal(await there.algorithm.inputValue(), 'is-safe');
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

  watches(
    'shows its buttons on a phone, and no panel scrolls it sideways',
    async (player, page) => {
      const { height } = page.viewportSize();
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      const bar = await player.bar.boundingBox();
      assert.deepEqual([bar.x, bar.width], [0, width], 'nothing shows beside the player');
      await player.button('Next backtrack').click();
      await player.arrives(/removes \d/);
      for (const name of ['Play', 'Step', 'Step back']) {
        const box = await player.button(name).boundingBox();
        assert.ok(box.y >= 0 && box.y + box.height <= height, `${name} ends at ${box.y}`);
      }
      assert.equal(await page.evaluate(() => scrollY), 0);
      for (const tab of ['Code', 'Free cells', 'Log']) {
        await player.tab(tab).click();
        const [needed, offered] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        assert.ok(needed <= offered, `${tab}: ${needed} > ${offered}`);
      }
    },
    { viewport: { width: 390, height: 844 } },
  );

  // Firefox ignores the media features that Playwright emulates.
  watches(
    'moves nothing by itself with reduced motion, and plays on request',
    async (player, page) => {
      const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
      assert.ok(await page.evaluate(calm));
      await player.rest();
      assert.equal(await player.step(), 0);
      await player.button('Step').click();
      await player.arrives(/^Step 1 of/);
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
      await player.rest();
      assert.equal(await player.step(), 1);
      await player.button('Play').click();
      await eventually(
        () => player.step(),
        (step) => step > 1,
      );
    },
    { reducedMotion: 'reduce', only: 'chromium' },
  );
});
