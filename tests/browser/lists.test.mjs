// The dialog for lists
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ALMANAC, almanacSample, skipWithout } from '../outside.mjs';
import { answered, list } from '../web/batch/lists.mjs';
import { violationsInBothSchemes } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser, isChromium, settles } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { keepDownloads, ListDialog } from './support/list-dialog.mjs';
import { HARD, HARD_SOLVED, MANY, ONE, ONE_SOLVED } from '../puzzles.mjs';

const PUZZLES = list(500);
const BAD_EVERY = 997;
const BAD = PUZZLES[0].puzzle.slice(1);
const isBad = (i) => i % BAD_EVERY === BAD_EVERY - 1;
const dots = (line) => line.replaceAll('0', '.');

/** A file of `count` lines, some of them wrong, and the expected output. */
function listOf(count, puzzles = PUZZLES) {
  const numbers = Array.from({ length: count }, (_, i) => i);
  const puzzle = (i) => puzzles[i % puzzles.length];
  const error = (i) => `# line ${i + 1}: too_few_cells (80): ${BAD.slice(0, 40)}`;
  return {
    name: 'many.txt',
    text: numbers.map((i) => (isBad(i) ? BAD : puzzle(i).puzzle)).join('\n'),
    due: numbers.map((i) => `${isBad(i) ? error(i) : answered(puzzle(i))}\n`).join(''),
  };
}

/** A list that takes several seconds, enough to pause it. */
const longList = () => listOf(120_000, [{ puzzle: dots(HARD), solution: HARD_SOLVED }]);

inEachBrowser((test) => {
  /** @param {string} sentence @param {(lists: ListDialog, page: any, more: any) => Promise<void>} body @param {object} [options] */
  const testLists = (sentence, body, options) =>
    test(
      sentence,
      async (page, more) => {
        await keepDownloads(page);
        await body(new ListDialog(page), page, more);
      },
      options,
    );

  testLists('answers a file of 20,000 lines, with errors in place', async (lists, page) => {
    const { due, ...file } = listOf(20_000);
    await lists.open(file);
    await lists.says(/many\.txt, 1\.6 MB/);
    await lists.says(/Detected: one puzzle per line/);
    await lists.start({ 'Results to': 'download' });
    assert.match(await lists.end(), /^Done: 19,980 puzzles in /);
    assert.ok((await lists.saved()) === due, 'the text is another');
    await becomes(() => lists.link.getAttribute('download'), 'many-solved.txt');
    const none = { 'Several solutions': 0, 'No solution': 0, Invalid: 0 };
    const counts = { Puzzles: 19_980, 'One solution': 19_980, ...none, 'Not a puzzle': 20 };
    await becomes(() => lists.counts(), counts);
    await lists.root.getByText('Line 997: fewer than 81 cells').click();
    await lists.root.getByText(BAD.slice(0, 40), { exact: true }).first().waitFor();
    if (isChromium(page)) {
      const [download] = await Promise.all([page.waitForEvent('download'), lists.link.click()]);
      assert.equal(download.suggestedFilename(), 'many-solved.txt');
      assert.ok(readFileSync(await download.path(), 'utf8') === due, 'the download is another');
    }
  });

  testLists(
    'shows a single error under its heading, beside many slow puzzles',
    async (lists, page) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await lists.open({ name: 'hard.txt', text: `${`${HARD}\n`.repeat(10)}rubbish` });
      await lists.start({ 'Results to': 'none' });
      await lists.end();
      const heading = await lists.root.getByText('1 error', { exact: true }).boundingBox();
      const error = await lists.root.getByText('Line 11: no puzzle').boundingBox();
      const below = error.y - heading.y;
      assert.ok(below < 3 * error.height, `it is ${below} px below`);
    },
  );

  /** @param {ListDialog} lists */
  const givesSample = async (lists) => {
    const { input, output } = almanacSample();
    await lists.open({ name: 'almanac.txt', text: input });
    await lists.says(/Detected: grids of nine lines/);
    await lists.start({ 'Results as': 'almanac', 'Results to': 'download' });
    await lists.end();
    assert.equal(await lists.saved(), output);
  };
  testLists("prints the Almanac's output for the Almanac's sample", givesSample, {
    skip: skipWithout(ALMANAC),
  });

  testLists('pauses, resumes, and keeps the solved part when it is cancelled', async (lists) => {
    const { due, ...file } = longList();
    await lists.open(file);
    await lists.start({ 'Results to': 'download' });
    await lists.button('Pause').click();
    await lists.says(/Paused/);
    const before = await settles(() => lists.counts()); // workers first finish their chunks
    await lists.button('Resume').click();
    await eventually(async () => (await lists.counts()).Puzzles > before.Puzzles);
    await lists.button('Cancel').click();
    assert.match(await lists.end(), /^Cancelled: [\d,]+ puzzles in /);
    const text = await lists.saved();
    const counts = await lists.counts();
    assert.ok(text.length > 0 && text.length < due.length && due.startsWith(text));
    assert.equal(text.split('\n').length - 1, counts.Puzzles + counts['Not a puzzle']);
  });

  testLists(
    'keeps working while it is closed, and asks before results are lost',
    async (lists, page) => {
      const { due, ...file } = listOf(30_000);
      await lists.open(file);
      await lists.start({ 'Results to': 'download' });
      await lists.button('Close').click();
      await eventually(
        () => page.locator('#solve-list').textContent(),
        (text) => text === 'List: done',
      );
      await lists.open();
      assert.ok((await lists.saved()) === due);
      await lists.take({ name: 'next.txt', text: ONE });
      await lists.says(/The other list waits/);
      await lists.button('Another list').click();
      await lists.says(/not saved yet/);
      await lists.button('Discard the results').click();
      await lists.says(/next\.txt, 81 bytes/);
      await lists.start({ 'Results to': 'download' });
      assert.match(await lists.end(), /^Done: 1 puzzle in /);
      assert.equal(await lists.saved(), `${dots(ONE)} one ${ONE_SOLVED}\n`);
    },
  );

  testLists('keeps workers only while a list may come', async (lists, page) => {
    const workers = () => page.workers().filter((worker) => /batch-worker/.test(worker.url()));
    await lists.open();
    await eventually(
      () => workers().length,
      (count) => count > 0,
    );
    await lists.button('Close').click();
    await eventually(
      () => workers().length,
      (count) => count === 0,
    );
    await lists.open();
    for (const name of ['first', 'second']) {
      await lists.take({ name: `${name}.txt`, text: ONE });
      await lists.start({ 'Results to': 'none' });
      assert.match(await lists.end(), /^Done: 1 puzzle in /);
      await eventually(
        () => workers().length,
        (count) => count === 0,
      );
      await lists.button('Another list').click();
    }
  });

  testLists('puts one of the slowest on the board', async (lists, page) => {
    const lab = new Lab(page);
    // Arto Inkala's puzzle of 2010 needs more guesses than Liang's.
    const hard =
      '..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..';
    await lists.open({ name: 'two.txt', text: `${ONE}\n${hard}\n` });
    await lists.start({ 'Results to': 'none' });
    await lists.end();
    await lists.root.getByRole('button', { name: /^Line 2: [\d,]+ guess/ }).click();
    await lab.hasGivens(hard.replaceAll('.', '0'));
    await becomes(() => lists.root.isVisible(), false);
    await becomes(() => page.evaluate(() => document.activeElement.role), 'gridcell');
    await lab.hasVerdict(/^Exactly one/);
  });

  testLists('refuses rubbish, an empty file and an endless line', async (lists) => {
    const rubbish = Uint8Array.from({ length: 50_000 }, (_, i) => (i * i * 31 + i * 7) & 255);
    await lists.open({ name: 'rubbish.bin', text: rubbish });
    await lists.start({ 'Kind of list': 'line', 'Results to': 'download' });
    assert.match(await lists.end(), /^Done: 0 puzzles in /);
    await becomes(async () => (await lists.counts())['Not a puzzle'] > 0, true);
    await lists.button('Another list').click();
    await lists.button('Discard the results').click();

    await lists.take({ name: 'empty.txt', text: '' });
    await lists.says(/empty\.txt, 0 bytes/);
    await lists.start();
    await lists.says(/This file is empty/);

    await lists.take({ name: 'long.txt', text: `${'7'.repeat(3_000_000)}\n${ONE}\n` });
    await lists.says(/long\.txt, 3 MB/);
    await lists.start({ 'Kind of list': 'line', 'Results to': 'download' });
    assert.match(await lists.end(), /^Done: 1 puzzle in /);
    assert.equal(
      await lists.saved(),
      `# line 1: too_long: ${'7'.repeat(40)}\n${dots(ONE)} one ${ONE_SOLVED}\n`,
    );
    await lists.says(/Line 1: too long for a puzzle/);
  });

  testLists(
    'is offered for a pasted list and for a file too large for the field',
    async (lists, page) => {
      const lab = new Lab(page);
      await lab.paste([ONE, MANY].join('\n'));
      // One click, for either task.
      await lab.button('Rate all').waitFor();
      await lab.button('Solve all').click();
      await lists.root.waitFor();
      assert.match(await lists.end(), /^Done: 2 puzzles/);
      await lists.button('Another list').click();
      await lists.button('Discard the results').click();
      await lists.button('Close').click();
      await page.evaluate((line) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([`${line}\n`.repeat(60_000)], 'large.txt'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
      }, ONE);
      await lists.says(/large\.txt, 4\.9 MB/);
    },
  );

  testLists('has room for hundreds of millions on a phone', async (lists, page) => {
    await lists.open({ name: 'one.txt', text: ONE });
    await lists.start({ 'Results to': 'none' });
    await lists.end();
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const tooNarrow = await lists.root.locator('dl dd').evaluateAll((numbers) => {
        for (const number of numbers) number.textContent = '888,888,888';
        return numbers.filter((number) => number.scrollWidth > number.clientWidth).length;
      });
      assert.equal(tooNarrow, 0, `at ${width} pixels`);
    }
  });

  test('speaks the language of the page in all its states', async (page) => {
    const lists = new ListDialog(page);
    await lists.open({ name: 'three.txt', text: `${ONE}\nnothing\n${MANY}\n` });
    await lists.start({ 'Results to': 'none' });
    await lists.end();
    await lists.button('Close').click();
    await page.locator('#more').click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('button', { name: 'Liste: fertig' }).click();
    const dialog = page.getByRole('dialog', { name: 'Liste lösen' });
    await dialog.getByRole('heading', { name: /^Fertig: 2 Rätsel in / }).waitFor();
    await dialog.getByText('Zeile 2: kein Rätsel').waitFor();
    await dialog.getByRole('button', { name: 'Andere Liste' }).click();
    await dialog.getByText(/three\.txt, 172 Bytes?/).waitFor();
    const english = /\b(list|paste|results|puzzle|open|close|file|line|start)\b/i;
    const text = (await dialog.innerText()).replaceAll('three.txt', '');
    assert.doesNotMatch(text, english);
  });

  test(
    'has no accessibility fault in any state of the dialog, light and dark',
    async (page) => {
      const lists = new ListDialog(page);
      const look = async () =>
        assert.deepEqual(await violationsInBothSchemes(page, 'dialog[open]'), []);
      await lists.open();
      await lists.start();
      await lists.says(/Paste or open a list first/);
      await look();
      await lists.take(longList());
      await lists.says(/many\.txt/);
      await lists.start({ 'Results to': 'download' });
      await lists.button('Pause').click();
      await look();
      await lists.button('Cancel').click();
      await lists.end();
      await lists.button('Another list').click();
      await look();
    },
    { only: 'chromium' },
  );
});
