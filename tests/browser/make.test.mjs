// The mode Make: puzzles on a worksheet.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser, isChromium } from './support/harness.mjs';
import { layoutFaults, sized } from './support/geometry.mjs';
import { HARD, MANY, ONE, ONE_SOLVED } from '../puzzles.mjs';

/** What sheets show, in their order: title, captions, the digits of the boards, and the codes. Runs in the page. @param {HTMLElement[]} sheets */
const contentsOf = (sheets) =>
  sheets.map((sheet) => ({
    title:
      sheet.querySelector('h2.sheet-title')?.textContent ??
      /** @type {HTMLInputElement | null} */ (sheet.querySelector('input.sheet-title'))?.value ??
      '',
    captions: [...sheet.querySelectorAll('.name, .sheet-level, .sheet-owner')]
      .filter((element) => !element.closest('[hidden]'))
      .map(({ textContent }) => textContent),
    cells: [...sheet.querySelectorAll('.paper-board svg')].map((svg) => {
      const grid = Array(81).fill('0');
      for (const text of svg.querySelectorAll('text')) {
        const place = text.parentElement?.getAttribute('transform') ?? '';
        const [x, y] = (place.match(/[\d.]+/g) ?? []).map(Number);
        grid[(y / 10) * 9 + x / 10] = text.textContent ?? '';
      }
      return grid.join('');
    }),
    codes: [...sheet.querySelectorAll('.sheet-code path:last-child')].map((path) =>
      path.getAttribute('d'),
    ),
  }));

/** Lets the main button make one puzzle. @param {import('@playwright/test').Page} page */
async function one(page) {
  const fewer = page.getByRole('button', { name: /^(Fewer|Weniger) /i });
  for (let n = 6; n > 1; n--) await fewer.click();
}

/** Opens the menu. @param {import('@playwright/test').Page} page */
const openMore = (page) => page.locator('[popovertarget=make-more]').click();

/** The givens in the address. @param {import('@playwright/test').Page} page */
const givensIn = async (page) =>
  new URLSearchParams(new URL(page.url()).hash.slice(1)).get('p') ?? '';

inEachBrowser((test) => {
  test(
    'collects puzzles, and prints what the sheet shows',
    async (page) => {
      const add = page.getByRole('button', { name: 'Add to sheet: this puzzle' });
      await add.click();
      await page.getByText('Added as puzzle 1.').first().waitFor();
      await becomes(() => add.isHidden(), true, 'a puzzle is on the worksheet once');
      await page.evaluate((p) => (location.hash = `p=${p}&mode=make`), HARD);
      await page.locator('#modes [aria-current][data-mode=make]').waitFor();
      await add.click();
      await page.locator('.sheet .puzzle').nth(1).waitFor();
      await page.getByRole('textbox', { name: 'Title' }).fill('Week 7 <&');
      await page.locator('.sheet-level:not(:empty)').nth(1).waitFor();
      assert.deepEqual(await layoutFaults(page, { still: true }), []);

      // What is seen, page by page.
      const seen = await page.locator('.preview .sheet').evaluateAll(contentsOf);
      const next = page.getByRole('button', { name: 'Next page' });
      await next.click();
      await page.locator('.preview .sheet.answers').waitFor();
      seen.push(...(await page.locator('.preview .sheet').evaluateAll(contentsOf)));
      await becomes(() => next.isDisabled(), true);
      assert.deepEqual(
        seen.map(({ title, cells }) => [title, cells.length]),
        [
          ['Week 7 <&', 2],
          ['Week 7 <&: answers', 2],
        ],
      );
      assert.equal(seen[0].cells[0], ONE);
      assert.equal(seen[0].cells[1], HARD);
      assert.equal(seen[1].cells[0], ONE_SOLVED);
      assert.equal(seen[0].codes.length, 2);

      // What is printed.
      await page.evaluate(() => (window.print = () => dispatchEvent(new Event('beforeprint'))));
      await page.getByRole('button', { name: 'Print 2 pages' }).click();
      const printed = page.locator('.printed .sheet');
      await becomes(() => printed.evaluateAll(contentsOf), seen);
      if (isChromium(page)) {
        await page.emulateMedia({ media: 'print' });
        await becomes(() => printed.first().isVisible(), true);
        await becomes(() => page.locator('main').isHidden(), true);
        await page.emulateMedia({ media: 'screen' });
      }
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await becomes(() => printed.count(), 0);

      // The page for other puzzles, with the same.
      await openMore(page);
      await page.getByRole('link', { name: 'Worksheet as a page' }).click();
      await page.locator('#sheets .sheet .sheet-level:not(:empty)').nth(1).waitFor();
      await becomes(() => page.locator('#sheets .sheet').evaluateAll(contentsOf), seen);
    },
    { path: `#p=${ONE}&mode=make`, ...sized('lecture') },
  );

  test(
    'a puzzle on the sheet goes to the board, to another place, away and back',
    async (page) => {
      for (const givens of [HARD, MANY]) {
        await page.getByRole('button', { name: 'Add to sheet: this puzzle' }).click();
        await page.evaluate((p) => (location.hash = `p=${p}&mode=make`), givens);
        await eventually(
          () => givensIn(page),
          (now) => now === givens,
        );
      }
      await page.getByRole('button', { name: 'Add to sheet: this puzzle' }).click();
      await page.locator('.sheet .puzzle').nth(2).waitFor();
      const order = (/** @type {string[]} */ ...wanted) =>
        eventually(
          async () => (await page.locator('.preview .sheet').evaluateAll(contentsOf))[0].cells,
          (cells) => cells.join() === wanted.join(),
        );
      await order(ONE, HARD, MANY);
      await page.getByRole('button', { name: 'Puzzle 2 to the board' }).click();
      await eventually(
        () => givensIn(page),
        (now) => now === HARD,
      );
      const pick = page.getByRole('button', { name: /^Puzzle \d to the board$/ });
      /** Waits until a puzzle has the focus: a rating that comes draws the sheet anew. @param {number} wanted */
      const held = (wanted) =>
        eventually(
          () => pick.evaluateAll((all) => all.indexOf(document.activeElement)),
          (at) => at === wanted,
        );
      await page.keyboard.press('Alt+ArrowLeft');
      await order(HARD, ONE, MANY);
      await held(0);
      await page.keyboard.press('ArrowDown');
      await held(2);
      await page.keyboard.press('Delete');
      await order(HARD, ONE);
      await page.getByRole('button', { name: 'Put it back' }).click();
      await order(HARD, ONE, MANY);
      await pick.nth(0).dragTo(pick.nth(2));
      await order(ONE, MANY, HARD);
      await becomes(() => givensIn(page), HARD, 'a puzzle that is dragged is not chosen');
      assert.deepEqual(await violations(page), []);
    },
    { path: `#p=${ONE}&mode=make`, ...sized('lecture'), only: 'chromium' },
  );

  test(
    'a puzzle can be removed from the worksheet again',
    async (page) => {
      await page.getByRole('button', { name: 'Add to sheet: this puzzle' }).click();
      await page.getByRole('button', { name: 'Remove it' }).click();
      await page.getByText('Puzzle 1 removed.').first().waitFor();
      await becomes(() => page.locator('.shelf button').count(), 0);
      // The sheet shows what it would have: the puzzle on the board.
      await becomes(() => page.locator('.sheet .puzzle').count(), 1);
    },
    { path: `#p=${ONE}&mode=make`, ...sized('phone'), only: 'chromium' },
  );

  test(
    'a puzzle that comes while another one is made stays on the board',
    async (page) => {
      await page.locator('.make-count .main').waitFor();
      await page.evaluate((p) => {
        document.querySelector('.make-count .main').click();
        location.hash = `p=${p}&mode=make`;
      }, HARD);
      await page.locator('.shelf button').first().waitFor();
      await page.locator('#line[data-kind=good]').waitFor();
      await becomes(() => givensIn(page), HARD);
    },
    { path: `#p=${ONE}&mode=make`, only: 'chromium' },
  );

  test(
    'makes a puzzle of the chosen level and symmetry, and plays it',
    async (page) => {
      await one(page);
      await page.getByRole('button', { name: 'Easy' }).click();
      await openMore(page);
      await page.getByRole('button', { name: 'Diagonal', exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Make a puzzle' }).click();
      await page.getByText(/^New puzzle: \d+ givens, easy, /).waitFor();
      const givens = (await givensIn(page)).match(/.{9}/g) ?? [];
      for (let row = 0; row < 9; row++) {
        for (let column = 0; column < 9; column++) {
          const mirrored = givens[column][row] !== '0';
          assert.equal(givens[row][column] !== '0', mirrored, `row ${row}, column ${column}`);
        }
      }
      await page.locator('.line .chip').getByText('One solution').waitFor();
      await becomes(() => page.locator('.shelf button').count(), 1);
      assert.deepEqual(await layoutFaults(page, { still: true }), []);
      await page.getByRole('button', { name: 'Play it' }).click();
      await page.locator('#modes [aria-current][data-mode=play]').waitFor();
    },
    { path: `#p=${ONE}&mode=make`, ...sized('lecture'), only: 'chromium' },
  );

  test(
    'reports what was tried until it is stopped, and what is impossible',
    async (page) => {
      await one(page);
      // Puzzles with such ratings are known, but a random one does not have it.
      await openMore(page);
      await page.getByLabel('Lowest rating').fill('11.7');
      await page.getByLabel('Highest rating').fill('11.9');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Make a puzzle' }).click();
      await page.getByText(/^[1-9][\d,]* tried, 0 fit\.$/).waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText(/^Stopped: [\d,]+ tried, none fits\.$/).waitFor();
      await becomes(() => givensIn(page), ONE, 'the puzzle is still there');
      // Full symmetry maps 1, 4 or 8 cells to each other, and only the center to itself.
      await openMore(page);
      await page.getByRole('button', { name: 'All symmetries' }).click();
      await page.getByRole('combobox', { name: 'Givens' }).selectOption('number');
      await page.getByRole('spinbutton', { name: 'Number of givens' }).fill('18');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Make a puzzle' }).click();
      await page.getByText('No pattern with this symmetry has this number of givens.').waitFor();
      await openMore(page);
      // A technique of books says in which order it counts, and that easy puzzles do not need it.
      await page.getByRole('combobox', { name: 'Givens' }).selectOption('any');
      await page.getByRole('combobox', { name: 'Technique' }).selectOption('skyscraper');
      await page.getByText(/^It counts on the path in the order of books/).waitFor();
      assert.deepEqual(await violations(page), [], 'the menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Easy' }).click();
      await page.getByRole('button', { name: 'Make a puzzle' }).click();
      await page.getByText('No puzzle with a rating in this range needs this technique.').waitFor();
      // A list of puzzles as a file.
      await openMore(page);
      await page.getByRole('combobox', { name: 'Technique' }).selectOption('');
      await page.getByRole('button', { name: 'Export a list…' }).click();
      await page.getByLabel('Puzzles, up to 10,000').fill('30');
      await page.getByLabel('CSV with solution and ratings').check();
      await page.getByRole('button', { name: 'Make the list' }).click();
      await page.getByText(/^30 puzzles ready; [\d,]+ tried\.$/).waitFor();
      assert.deepEqual(await violations(page), [], 'the dialog');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the file' }).click();
      const file = await download;
      assert.equal(file.suggestedFilename(), 'sudoku.csv');
      const rows = readFileSync(await file.path(), 'utf8')
        .trimEnd()
        .split('\n');
      assert.equal(rows.length, 31);
      for (const row of rows.slice(1)) assert.ok(Number(row.split(',')[3]) <= 2.5, row);
      await page.getByLabel('Worksheet: up to 100, to print').check();
      const sheet = page.getByRole('link', { name: 'Open the worksheet' });
      const puzzles = (await sheet.getAttribute('href')).match(/p=\d{81}/g);
      assert.deepEqual(
        puzzles,
        rows.slice(1).map((row) => `p=${row.slice(0, 81)}`),
      );
    },
    { path: `#p=${ONE}&mode=make`, ...sized('lecture'), only: 'chromium' },
  );

  test(
    'erzeugt mehrere Rätsel und ändert eines (German, phone)',
    async (page) => {
      await page.getByRole('button', { name: '6 Rätsel erstellen' }).click();
      await page.getByText('6 neue Rätsel sind auf dem Arbeitsblatt.').waitFor();
      // The shelf and the address follow with the next frame.
      await page.locator('.shelf button').nth(5).waitFor();
      await becomes(() => page.locator('.shelf button').count(), 6);
      const before = await eventually(
        () => givensIn(page),
        (givens) => givens !== ONE,
      );
      await openMore(page);
      await page.getByText('Umformen', { exact: true }).click();
      assert.deepEqual(await violations(page), [], 'the menu');
      await page.getByRole('button', { name: 'Um 90° drehen' }).click();
      await page.getByText('Dasselbe Rätsel in anderer Form.').waitFor();
      const turned = [...before].map((_, at) => before[(8 - (at % 9)) * 9 + Math.floor(at / 9)]);
      await eventually(
        () => givensIn(page),
        (givens) => givens === turned.join(''),
      );
      await openMore(page);
      await page.getByRole('button', { name: 'Mit dem Arbeitsblatt vergleichen' }).click();
      await page.getByText(/^Dasselbe Rätsel wie 1, /).waitFor();
      assert.deepEqual(await layoutFaults(page, { still: true }), []);
      assert.deepEqual(await violations(page), [], 'the mode');
      // The sheet in front, a page at a time: by key, with a finger, with a button.
      await page.getByRole('button', { name: 'Das Blatt ansehen' }).click();
      const large = page.getByRole('dialog', { name: 'Das Blatt ansehen' });
      const { width } = await large.locator('.sheet').boundingBox();
      assert.ok(width > 0.9 * page.viewportSize().width, `${width} of the window`);
      const isOn = (n) => large.getByText(new RegExp(`^Seite ${n} von \\d`)).waitFor();
      await page.keyboard.press('ArrowRight');
      await isOn(2);
      await large.evaluate((place) => {
        for (const [type, clientX] of [
          ['pointerdown', 100],
          ['pointerup', 200],
        ])
          place.dispatchEvent(new PointerEvent(type, { clientX, pointerType: 'touch' }));
      });
      await isOn(1);
      await large.getByRole('button', { name: 'Nächste Seite' }).click();
      await isOn(2);
      assert.deepEqual(await violations(page), [], 'the sheet');
      await large.getByRole('button', { name: 'Schließen' }).click();
      await large.waitFor({ state: 'detached' });
    },
    { path: `#p=${ONE}&mode=make&lang=de`, ...sized('phone'), only: 'chromium' },
  );
});
