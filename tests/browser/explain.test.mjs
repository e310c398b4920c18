// The mode Explain, the difficulty, and hints: what a reader sees and does.
import assert from 'node:assert/strict';
import { violationsInBothSchemes } from './support/axe.mjs';
import { faultsAtEachSize, SERIES, sized } from './support/geometry.mjs';
import { becomes, eventually, inEachBrowser, inTurn } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { EXAMPLES } from '../../web/puzzle/examples.js';
import { EMPTY, INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';

/** Needs a chain of six cells with two candidates. */
const CHAIN = '720610000081000000090000040105900000600205038800070000903000002000004307000000056';
const R1C6 = '3'; // in its solution
const INKALA = EXAMPLES.flatMap(({ examples }) => examples).find(({ id }) => id === 'inkala-2012');
const path = `#p=${CHAIN}&mode=explain`;
const said = (page) => page.locator('#said');
const ready = (page) => page.locator('.path .here').waitFor();
/** The rows of the list that are visible and cut by an edge of it. */
const cutRows = (page) =>
  page.locator('.path').evaluate((list) => {
    const { top, bottom } = list.getBoundingClientRect();
    return [...list.children]
      .filter((row) => getComputedStyle(row).opacity !== '0')
      .map((row) => [row.innerText, row.getBoundingClientRect()])
      .filter(([, row]) => row.bottom > top && row.top < bottom)
      .filter(([, row]) => row.top < top - 1 || row.bottom > bottom + 1)
      .map(([text]) => text);
  });
const step = async (page) =>
  Number(/\d+/.exec(await page.locator('#explain-count').innerText())[0]);

inEachBrowser((test) => {
  test(
    'shows a path and its deductions',
    inTurn({
      'the path can be followed by buttons, keys and clicks to the solution': async (page) => {
        await ready(page);
        await becomes(() => step(page), 1);
        await page.getByRole('button', { name: 'Next step' }).click();
        await eventually(
          () => step(page),
          (n) => n === 2,
        );
        await page.keyboard.press('PageDown');
        await eventually(
          () => step(page),
          (n) => n === 3,
        );
        await page.keyboard.press('PageUp');
        await page.getByRole('button', { name: 'Back' }).click();
        await eventually(
          () => step(page),
          (n) => n === 1,
        );
        const ladder = page.getByRole('slider', { name: 'Ratings of the steps' });
        await ladder.focus();
        await page.keyboard.press('End');
        const last = Number(await ladder.getAttribute('aria-valuemax'));
        await eventually(
          () => step(page),
          (n) => n === last,
        );
        await page.keyboard.press('PageDown');
        await page.getByRole('heading', { name: 'Solved.' }).waitFor();
        const digits = await new Lab(page).digits('given', 'solved');
        assert.doesNotMatch(digits, /0/);
        const first = page.locator('.path button').first();
        await first.click();
        await eventually(
          () => step(page),
          (n) => n === 1,
        );
        await becomes(() => first.evaluate((button) => button === document.activeElement), true);
      },
      'a chain is drawn on the board, explained in three parts and shown as a ladder that arrow keys walk; axe finds nothing':
        async (page) => {
          await ready(page);
          await page.getByLabel('Show').selectOption('xy-chain');
          await page.getByRole('heading', { name: 'XY-chain' }).waitFor();
          await page.locator('.ink .link').first().waitFor({ state: 'attached' });
          await becomes(() => page.locator('.ink .strong').count(), 6);
          await becomes(() => page.locator('.ink .weak').count(), 5);
          await becomes(async () => (await page.locator('#board .out').count()) > 0, true);
          await becomes(async () => (await page.locator('#board .victim').count()) > 0, true);
          // The assumption, a conclusion in each of six cells, and the end.
          await becomes(() => page.locator('.rungs li').count(), 8);
          await becomes(() => page.locator('.reasons h3').allInnerTexts(), ['Where', 'Why', 'So']);
          await becomes(() => said(page).innerText(), /^XY-chain: .* loses? \d/);
          assert.deepEqual(await violationsInBothSchemes(page), []);
          await page.locator('#explain-next').focus();
          await page.keyboard.press('ArrowUp');
          await page.locator('.rungs .here', { hasText: 'all that is left, after 6' }).waitFor();
          await becomes(
            () => said(page).innerText(),
            /^7\. So r\dc\d is \d: all that is left, after 6/,
          );
          await becomes(() => page.locator('#board .victim').count(), 0);
          await page.keyboard.press('ArrowDown');
          await page.locator('#board .victim').first().waitFor();
          // Books order steps by eye: their hardest step can be rated above the puzzle.
          const note = page.getByText('The difficulty of the puzzle is its rating');
          await page.getByRole('button', { name: 'Hardest step' }).click();
          await note.waitFor();
          await page.getByRole('button', { name: 'Lowest rating' }).click();
          await ready(page);
          await page.getByRole('button', { name: 'Hardest step' }).click();
          await page.getByText(/rated \d\.\d, the hardest step here/).waitFor();
          await becomes(() => note.count(), 0);
        },
      'no row of the list is cut when the same step is shown again': async (page) => {
        const order = page.getByRole('button', { name: 'Easiest to spot' });
        await order.click();
        await ready(page);
        await order.click();
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let i = 0; i < 2; i++) await page.evaluate(frame); // the page renders in the first
        assert.deepEqual(await cutRows(page), []);
      },
      'a digit in a cell asks why it is not there, a click why its digit is': async (page) => {
        const lab = new Lab(page);
        await ready(page);
        await lab.cell(1, 3).focus();
        await page.keyboard.press('7');
        await eventually(
          () => said(page).innerText(),
          (text) => /^r1c3 cannot be 7: r\dc\d in .* is 7\.$/.test(text),
        );
        await becomes(() => lab.entries(), '0'.repeat(81));
        // The pad is in the place of the ratings while a cell is selected.
        const pad = page.getByRole('group', { name: 'Why is this digit in the cell, or why not?' });
        for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
        await page.getByText('Choose a digit: why is it in r1c6, or why not?').waitFor();
        await becomes(
          () => page.getByRole('slider', { name: 'Ratings of the steps' }).isHidden(),
          true,
        );
        await pad.getByRole('button', { name: '7' }).click();
        await eventually(
          () => said(page).innerText(),
          (text) => /^r1c6 cannot be 7/.test(text),
        );
        await lab.cell(1, 6).click();
        const title = page.getByRole('heading', { name: `Why is r1c6 a ${R1C6}?` });
        await title.waitFor();
        const others = page.getByRole('group', { name: 'Any other digit here?' });
        await others.getByRole('button', { name: R1C6, pressed: true }).waitFor();
        await others.getByRole('button', { name: '7' }).click();
        await eventually(
          () => said(page).innerText(),
          (text) => /^r1c6 cannot be 7/.test(text),
        );
        assert.match(page.url(), /&why=r1c6&/);
        await page.reload();
        await title.waitFor();
        await page.keyboard.press('Escape');
        await title.waitFor({ state: 'hidden' });
        await page.waitForURL((url) => !/why=/.test(url.hash));
        await page.getByRole('slider', { name: 'Ratings of the steps' }).waitFor();
      },
      'a puzzle without one solution has no path, and the panel says why': async (page) => {
        for (const [puzzle, title] of [
          [MANY, 'Several solutions'],
          [NONE, 'No solution'],
          [INVALID, 'Not valid'],
          [EMPTY, 'No puzzle yet'],
        ]) {
          await page.evaluate((hash) => (location.hash = hash), `p=${puzzle}&mode=explain`);
          await page
            .locator('.panel[data-for=explain]')
            .getByRole('heading', { name: title })
            .waitFor();
          await becomes(() => page.locator('.path li').count(), 0);
        }
      },
    }),
    { path, only: 'chromium' },
  );

  test(
    'the first steps of a very hard puzzle can be read while its path is still being found',
    async (page, { url }) => {
      await page.addInitScript(() => {
        // However fast the machine is, the page does not learn that the path is complete.
        const property = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
        const set = function (take) {
          property.set.call(this, (event) => 'end' in event.data || take(event));
        };
        Object.defineProperty(Worker.prototype, 'onmessage', { ...property, set });
      });
      await page.goto(`${url}#p=${INKALA.givens}&mode=explain`);
      await ready(page);
      await becomes(() => step(page), 1);
      await becomes(() => page.locator('.reasons h3').count(), 3);
      await page.getByText(/^\d+ steps? found so far…$/).waitFor();
      await page.getByRole('button', { name: 'Next step' }).click();
      await eventually(
        () => step(page),
        (n) => n === 2,
      );
      await becomes(() => page.locator('#explain-count').innerText(), /^Step 2 of \d+…$/);
      await becomes(() => page.getByRole('button', { name: 'Hardest step' }).isDisabled(), true);
      await page.getByRole('slider', { name: 'Ratings of the steps' }).waitFor();
    },
    { path: 'technique-examples.txt', only: 'chromium' },
  );

  test(
    'the difficulty follows the verdict and leads to the deduction that decides it',
    async (page) => {
      const badge = page.locator('#difficulty');
      await badge.getByText(/^\d\.\d, hardest step: /).waitFor();
      await becomes(() => badge.innerText(), /Very hard/);
      await badge.getByText('All ratings').click();
      await becomes(() => badge.innerText(), /ER 6\.9, EP \d\.\d, ED \d\.\d/);
      await badge.getByRole('button').click();
      await page.getByText('rated 6.9, the hardest step here').waitFor();
    },
    { path: `#p=${CHAIN}`, only: 'chromium' },
  );

  test(
    'a link to another mode opens without a complaint, and Solve then has the difficulty',
    async (page) => {
      await page.locator('#hint').getByRole('button', { name: 'Where to look' }).waitFor();
      await page.waitForLoadState('networkidle');
      assert.doesNotMatch(await page.locator('#line').innerText(), /could not/);
      await new Lab(page).enter('Solve');
      await page.mouse.move(9, 9); // a sign of use in this mode, for which the difficulty waits
      await page
        .locator('#difficulty')
        .getByText(/^1\.2, needs only hidden singles/)
        .waitFor();
    },
    { path: `#p=${ONE}&mode=play`, only: 'chromium' },
  );

  test(
    'hints come in stages and can be carried out',
    async (page) => {
      const lab = new Lab(page);
      const hint = page.locator('#hint');
      for (const part of ['Where to look', 'Why', 'Which cell', 'Write it'])
        // One button in turn; until the last part is drawn, another one that writes the digit is there, too.
        await hint.locator('#hint-more', { hasText: part }).click();
      const line = await eventually(
        () => lab.entries(),
        (entries) => /[1-9]/.test(entries),
      );
      for (const [cell, digit] of [...line].entries())
        if (digit !== '0') assert.equal(digit, ONE_SOLVED[cell]);
    },
    { path: `#p=${ONE}&mode=play`, only: 'chromium' },
  );

  const open = [...ONE].indexOf('0');
  const wrong = String((Number(ONE_SOLVED[open]) % 9) + 1);
  test(
    'the buttons for hints have their texts before they are shown',
    async (page, { url }) => {
      await page.addInitScript(() => {
        globalThis.nameless = [];
        new MutationObserver(() => {
          for (const each of document.querySelectorAll('#hint :is(button, h3)'))
            if (each.checkVisibility() && !each.textContent)
              globalThis.nameless.push(each.outerHTML);
        }).observe(document, { subtree: true, childList: true, attributes: true });
      });
      await page.goto(`${url}#p=${ONE}&mode=play`);
      await page.locator('#hint').getByRole('button', { name: 'Where to look' }).waitFor();
      await becomes(() => page.evaluate(() => globalThis.nameless), []);
    },
    { path: 'technique-examples.txt' },
  );

  test(
    'a hint says first that an entry is wrong',
    async (page) => {
      await page.locator('#hint').getByRole('button', { name: 'Where to look' }).waitFor();
      await page.keyboard.press('h');
      await page.getByText('First: one entry is wrong.').waitFor();
    },
    {
      path: `#p=${ONE}&e=${'0'.repeat(open)}${wrong}${'0'.repeat(80 - open)}&mode=play`,
      only: 'chromium',
    },
  );

  for (const { sizes, language } of SERIES) {
    test(
      `Explain fits the sizes ${sizes.join(', ')} in ${language}`,
      async (page) => {
        await ready(page);
        await page.evaluate(() => document.fonts.ready);
        const faults = await faultsAtEachSize(page, sizes, 'the first step');
        await page.locator('#explain-hardest').click();
        await page.locator('.ink .link').first().waitFor({ state: 'attached' });
        for (let back = 0; back < 4; back++) {
          const more = () => cutRows(page);
          faults.push(...(await faultsAtEachSize(page, sizes, `${back} before`, { more })));
          await page.locator('#explain-back').click();
        }
        assert.deepEqual(faults, []);
      },
      { path: `${path}&lang=${language}`, only: 'chromium', ...sized(sizes[0]) },
    );
  }
});
