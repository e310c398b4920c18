// Worksheets: their content, their pages, and that their codes can be read.
import assert from 'node:assert/strict';
import { readPixels } from '../web/qr.mjs';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser, isChromium } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { EMPTY, INVALID, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';

const SEVEN = Array(7).fill(`p=${ONE}`).join('&');

/** @param {import('@playwright/test').Page} page @param {number} count */
const hasSheets = (page, count) =>
  eventually(
    () => page.locator('.sheet').count(),
    (seen) => seen === count,
  );

/** The digits in a picture of a board, row by row. */
const digitsOf = (picture) =>
  picture.evaluate((svg) => {
    const grid = Array(81).fill('0');
    for (const text of svg.querySelectorAll('text')) {
      const [, x, y] = /translate\((\S+) (\S+)\)/.exec(
        text.parentElement.getAttribute('transform'),
      );
      grid[(Number(y) / 10) * 9 + Number(x) / 10] = text.textContent;
    }
    return grid.join('');
  });

/** Number of pages of a PDF. Chromium does not compress the page objects. */
const pagesOf = (pdf) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;

for (const scheme of ['light', 'dark']) {
  inEachBrowser((test) => {
    test(
      'makes a sheet of two puzzles and one of their answers',
      async (page) => {
        await hasSheets(page, 2);
        const boards = page.locator('.paper-board svg');
        await becomes(() => digitsOf(boards.nth(0)), ONE);
        await becomes(() => digitsOf(boards.nth(1)), EMPTY);
        await becomes(() => digitsOf(boards.nth(2)), ONE_SOLVED, 'the answer to the first');
        // Only a puzzle with one solution is rated.
        await page.getByText(/^Easy, ER\s\d\.\d$/).waitFor();
        await becomes(() => page.locator('.sheet-level').nth(1).innerText(), '');
        assert.deepEqual(await violations(page), []);
      },
      { path: `worksheet.html#p=${ONE}&p=${EMPTY}&lang=en` },
    );

    if (scheme === 'dark') return;

    test(
      'spreads seven puzzles, their tables and answers over sheets',
      async (page) => {
        const per = page.getByLabel('Puzzles per page');
        const rows = page.getByLabel('Blank call-stack rows');
        for (const [each, plain, tabled] of [
          [1, 8, 8],
          [2, 5, 5],
          [4, 3, 5],
          [6, 3, 5],
        ]) {
          await rows.fill('0');
          await per.selectOption(String(each));
          await hasSheets(page, plain);
          await rows.fill('8');
          await hasSheets(page, tabled);
          await becomes(() => page.locator('.stacks td').count(), 7 * 8 * 3, '7 tables of 8 rows');
          for (const format of isChromium(page) ? ['A4', 'Letter'] : []) {
            assert.equal(
              pagesOf(await page.pdf({ format })),
              tabled,
              `${each} a sheet on ${format}`,
            );
          }
        }
        await becomes(
          () => page.locator('.stacks').first().locator('th').allInnerTexts(),
          ['Depth', 'Cell', 'Digits tried'],
        );
        assert.deepEqual(await violations(page), []);
      },
      { path: `worksheet.html#${SEVEN}&title=Seven&with=candidates,answers,codes` },
    );

    test(
      'fits each sheet on one page even with the longest tables',
      async (page) => {
        await hasSheets(page, 8);
        for (const each of ['1', '2', '4', '6']) {
          await page.getByLabel('Puzzles per page').selectOption(each);
          await page.getByLabel('Blank call-stack rows').fill('99');
          await page.getByText(/There is room for \d+ rows per table/).waitFor();
          const sheets = await page.locator('.sheet').count();
          if (isChromium(page))
            for (const format of ['A4', 'Letter'])
              assert.equal(pagesOf(await page.pdf({ format })), sheets, `${each} on ${format}`);
        }
      },
      { path: `worksheet.html#${SEVEN}&per=1&title=Seven` },
    );

    test(
      'links each code to its puzzle in the lab',
      async (page, { url }) => {
        await hasSheets(page, 2);
        const picture = page.locator('.sheet-code svg').first();
        const path = await picture.evaluate((svg) => ({
          size: Number(svg.getAttribute('viewBox').split(' ')[2]),
          d: svg.querySelector('path[fill="#1a1a1a"]').getAttribute('d'),
        }));
        const { size, pixels } = await page.evaluate(({ size: modules, d }) => {
          const canvas = document.createElement('canvas');
          canvas.width = canvas.height = 5 * modules;
          const context = canvas.getContext('2d');
          context.fillStyle = '#fff';
          context.fillRect(0, 0, canvas.width, canvas.width);
          context.scale(5, 5);
          context.fillStyle = '#000';
          context.fill(new Path2D(d));
          const { data } = context.getImageData(0, 0, canvas.width, canvas.width);
          return { size: canvas.width, pixels: [...data] };
        }, path);
        const link = readPixels(Uint8ClampedArray.from(pixels), size, size);
        assert.equal(link, `${url}#p=${ONE}`);
        await page.goto(link);
        await page.getByText('Exactly one solution').first().waitFor();
      },
      { path: `worksheet.html#p=${ONE}` },
    );

    test(
      'reports puzzles without exactly one solution and keeps them',
      async (page) => {
        const list = [INVALID, ONE, EMPTY, NONE].join('\n');
        await page.getByLabel(/^Paste puzzles, lists or links/).fill(list);
        await hasSheets(page, 3);
        const notes = await page
          .locator('.answers .puzzle')
          .evaluateAll((answers) => answers.map((each) => each.querySelector('p')?.textContent));
        assert.deepEqual(notes, [
          'Invalid',
          undefined,
          'At least two solutions; this is one.',
          'No solution',
        ]);
      },
      { path: 'worksheet.html' },
    );

    test(
      'answers invalid text with an error and keeps the sheets',
      async (page) => {
        await hasSheets(page, 2);
        await page.locator('#source summary').click(); // folded: the sheets show what it has
        const field = page.getByLabel(/^Paste puzzles, lists or links/);
        await field.fill('12345 rubbish');
        await page.getByText(/5 of 81 cells read.*The sheets are unchanged/).waitFor();
        await hasSheets(page, 2);
        await field.fill('');
        await hasSheets(page, 0);
        await becomes(() => page.getByRole('button', { name: 'Print' }).isDisabled(), true);
      },
      { path: `worksheet.html#p=${ONE}` },
    );

    test(
      'takes puzzles pasted or dropped anywhere, and prints with a button',
      async (page) => {
        const lab = new Lab(page);
        await lab.paste(`${ONE} ${EMPTY}`);
        await page.getByText('2 puzzles found').waitFor();
        await hasSheets(page, 2);
        await lab.drop(
          'one.txt',
          [...`rubbish\n${ONE}\n`].map((sign) => sign.charCodeAt(0)),
        );
        await eventually(
          () => page.locator('.answers .puzzle').count(),
          (count) => count === 1,
        );
        await page.getByLabel('Title').focus();
        assert.equal(await lab.paste('no puzzle'), false, 'a text field keeps its pastes');
        await page.getByLabel('Title').blur();
        assert.ok(await lab.paste('no puzzle'));
        await page.getByText(/The sheets are unchanged/).waitFor();
        await page.evaluate(() => (window.print = () => (document.title = 'printed')));
        await page.getByLabel('Blank call-stack rows').fill('1000');
        await page.getByRole('button', { name: 'Print' }).click();
        await becomes(() => page.title(), 'printed');
      },
      { path: 'worksheet.html' },
    );

    test(
      'takes the first puzzles of a list that is too long, and says so',
      async (page) => {
        const list = Array(110).fill(ONE).join('\n');
        await page.getByLabel(/^Paste puzzles, lists or links/).fill(list);
        await page.getByText('110 puzzles found; a worksheet holds the first 100.').waitFor();
        await becomes(() => page.locator('.sheet:not(.answers) .puzzle').count(), 100);
      },
      { path: 'worksheet.html#per=6' },
    );

    test(
      'keeps puzzles and options in the address',
      async (page) => {
        await page.getByLabel(/^Paste puzzles, lists or links/).fill(ONE);
        await hasSheets(page, 2);
        await page.getByLabel('Title').fill('Friday & Monday');
        await page.getByLabel('Answers on the last page').uncheck();
        await page.getByLabel('QR codes').uncheck();
        await hasSheets(page, 1);
        await eventually(
          () => page.evaluate(() => location.hash),
          (hash) => /title=Friday%20%26%20Monday&per=2&with=difficulty$/.test(hash),
        );
        await page.reload();
        await hasSheets(page, 1);
        await becomes(() => page.getByLabel('Title').inputValue(), 'Friday & Monday');
        await becomes(() => digitsOf(page.locator('.paper-board svg')), ONE);
        await becomes(() => page.locator('.sheet-code').count(), 0);
      },
      { path: 'worksheet.html' },
    );

    test(
      'takes its language from the search part of its address, too',
      async (page) => {
        await page.getByRole('heading', { name: 'Sudokus zum Drucken' }).waitFor();
        await hasSheets(page, 2);
      },
      { path: `worksheet.html?p=${ONE}&lang=de` },
    );

    test(
      'speaks German, also in tables and answers',
      async (page) => {
        await hasSheets(page, 2);
        await page.getByRole('heading', { name: 'Sudokus zum Drucken' }).waitFor();
        await page.getByRole('heading', { name: 'Rätsel 1: 30 Vorgaben' }).waitFor();
        await becomes(
          () => page.locator('.stacks th').allInnerTexts(),
          ['Tiefe', 'Zelle', 'Versuchte Ziffern'],
        );
        await page.getByRole('button', { name: 'Mehr' }).click();
        await page.getByLabel('Sprache').selectOption('en');
        await page.getByRole('heading', { name: 'Puzzle 1: 30 givens' }).waitFor();
        await page.getByText('Read as a link.').waitFor();
      },
      { path: `worksheet.html#p=${ONE}&rows=3&lang=de` },
    );
  }, scheme);
}
