// Where the dialog for lists saves its results.
import assert from 'node:assert/strict';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import {
  breakFiles,
  chooseFiles,
  fillDisk,
  keepDownloads,
  ListDialog,
  resultsOnDisk,
  takeDiskAway,
} from './support/list-dialog.mjs';
import { INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';

const dots = (line) => line.replaceAll('0', '.');

inEachBrowser((test) => {
  test('writes CSV into the chosen file while it works', async (page) => {
    await chooseFiles(page);
    const lists = new ListDialog(page);
    await lists.open();
    await lists.field.fill([ONE, INVALID, NONE, MANY, 'nothing'].join('\n'));
    await lists.start({ 'Results as': 'csv', 'Results to': 'file' });
    assert.match(await lists.end(), /^Done: 4 puzzles in /);
    await lists.says(/Written to sudoku-solved\.csv/);
    const [file] = await page.evaluate(() => globalThis.written);
    const [head, one, invalid, none, many, bad, end] = file.text.split('\n');
    assert.equal(file.closed, true);
    assert.equal(head, 'puzzle,verdict,solution,line,error');
    assert.equal(one, `${dots(ONE)},one,${ONE_SOLVED},,`);
    assert.equal(invalid, `${dots(INVALID)},invalid,,,`);
    assert.equal(none, `${dots(NONE)},none,,,`);
    assert.match(many, new RegExp(`^${dots(MANY)},many,[1-9]{81},,$`));
    assert.match(bad, /^"nothing",error,,5,empty/);
    assert.equal(end, '');
    await lists.button('Another list').click(); // nothing is unsaved
    await lists.field.waitFor();
  });

  test('works without disk space', async (page) => {
    await keepDownloads(page);
    await takeDiskAway(page);
    const lists = new ListDialog(page);
    await lists.open({ name: 'many.txt', text: `${ONE}\n`.repeat(5000) });
    await lists.select('Results to').selectOption('download');
    await lists.says(/up to 512 MB can be saved/);
    await lists.start();
    await lists.end();
    assert.ok((await lists.saved()) === `${dots(ONE)} one ${ONE_SOLVED}\n`.repeat(5000));
  });

  test(
    'keeps all results when the disk becomes full',
    async (page) => {
      await keepDownloads(page);
      await fillDisk(page, 10e6);
      const lists = new ListDialog(page);
      const lines = 150_000;
      await lists.open({ name: 'large.txt', text: `${ONE}\n`.repeat(lines) });
      await lists.start({ 'Results to': 'download' });
      assert.match(await lists.end(), /^Stopped: no space left: /);
      await lists.says(/The results so far are kept/);
      const text = await lists.saved();
      const { Puzzles: puzzles } = await lists.counts();
      assert.ok(puzzles < lines);
      assert.ok(text.length > 10e6);
      assert.ok(text === `${dots(ONE)} one ${ONE_SOLVED}\n`.repeat(puzzles), 'the text is another');
      await lists.button('Another list').click();
      await lists.button('Discard the results').click();
      await eventually(
        () => resultsOnDisk(page),
        (results) => results === 0,
      );
    },
    { only: 'chromium' },
  );

  test('says so if a file cannot be written', async (page) => {
    await breakFiles(page);
    const lists = new ListDialog(page);
    await lists.open({ name: 'one.txt', text: ONE });
    await lists.start({ 'Results to': 'file' });
    assert.match(await lists.end(), /^Stopped by an error: /);
    await lists.says(/was not solved to its end \(the disk is full\)/);
    await lists.says(/The results could not be kept/);
    await lists.button('Another list').click();
    await lists.says(/one\.txt, 81 bytes/);
  });

  test('removes results from the disk that cannot be saved anymore', async (page, { url }) => {
    const lists = new ListDialog(page);
    const other = await page.context().newPage();
    await other.goto(url);
    const kept = () => resultsOnDisk(other);
    const solve = async () => {
      await lists.take({ name: 'one.txt', text: ONE });
      await lists.start({ 'Results to': 'download' });
      await lists.end();
    };
    await lists.open();
    await solve();
    await becomes(() => kept(), 1);
    await lists.button('Another list').click();
    await lists.button('Discard the results').click();
    await eventually(kept, (files) => files === 0);
    await solve();
    const others = new ListDialog(other);
    await others.open(); // keeps the results of the first page
    await others.says(/up to [\d.,]+ [MG]B can be saved/);
    await becomes(() => kept(), 1);
    await page.goto('about:blank');
    await other.reload();
    await others.open();
    await eventually(kept, (files) => files === 0);
  });
});
