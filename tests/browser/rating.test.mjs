// A list that is rated in the dialog for lists
import assert from 'node:assert/strict';
import { sudoku } from '../cli/command.mjs';
import { INVALID, MANY, ONE } from '../puzzles.mjs';
import { list } from '../web/batch/lists.mjs';
import { violations } from './support/axe.mjs';
import { becomes, eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { keepDownloads, ListDialog } from './support/list-dialog.mjs';

/** The second puzzle of the Almanac needs forcing chains. */
const CHAINS = '100907003080000070009000600007209400410000095008504300003000700050000040200806009';

inEachBrowser((test) => {
  test('prints what the command prints, and shows the hardest and the lines without a rating', async (page) => {
    await keepDownloads(page);
    const lists = new ListDialog(page);
    const lines = list(400).map(({ puzzle }) => puzzle);
    lines.splice(200, 0, MANY, 'Hello', CHAINS, INVALID);
    const text = lines.join('\n');
    await lists.open({ name: 'some.txt', text });
    await lists.start({ 'Results to': 'download' }, 'Rate');
    assert.match(await lists.end(), /^Done: 403 puzzles in /);
    await becomes(() => lists.link.getAttribute('download'), 'some-rated.csv');
    const due = sudoku(['batch', '--rate', '--input', 'line'], text).stdout;
    assert.ok((await lists.saved()) === due, 'the table is another');

    const { root } = lists;
    const heading = root.getByRole('heading', { name: '3 records without a rating' });
    await heading.waitFor();
    for (const line of [
      'Line 201: several solutions',
      'Line 202: no puzzle',
      'Line 204: equal digits in a house',
    ])
      await root.getByText(line, { exact: true }).waitFor();
    const table = root.getByRole('table', { name: 'Ratings' });
    const [, er] = due
      .split('\n')
      .find((row) => row.startsWith('1..9.7..3'))
      .split(',');
    const puzzles = async (word) =>
      table.getByRole('row', { name: word }).getByRole('cell').nth(1).textContent();
    await becomes(() => puzzles(/^Very hard 5\.2–7\.9/), '1');
    await becomes(() => puzzles(/^Easy 1\.0–2\.5/), '400');
    assert.deepEqual(await violations(page), []);

    await root.getByRole('button', { name: new RegExp(`^Line 203: ER ${er}`) }).click();
    const lab = new Lab(page);
    await lab.hasGivens(CHAINS);
  });

  test('keeps what is rated when it is cancelled, and speaks German', async (page) => {
    await keepDownloads(page);
    const lists = new ListDialog(page);
    await lists.open({ name: 'hard.txt', text: `${`${CHAINS}\n`.repeat(5000)}${ONE}` });
    await lists.start({ 'Results to': 'download' }, 'Rate');
    await eventually(async () => (await lists.counts()).Puzzles > 0);
    await lists.says(/of about 5,00\d puzzles/);
    assert.deepEqual(await violations(page), []);
    await lists.button('Cancel').click();
    assert.match(await lists.end(), /^Cancelled: [\d,]+ puzzles? in /);
    const rows = (await lists.saved()).trimEnd().split('\n');
    const { Puzzles } = await lists.counts();
    assert.ok(Puzzles > 0 && Puzzles < 5000);
    assert.equal(rows.length, 1 + Puzzles);
    await lists.button('Close').click();
    await page.locator('#more').click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('button', { name: 'Liste: fertig' }).click();
    const dialog = page.getByRole('dialog', { name: 'Liste bewerten' });
    await dialog.getByRole('row', { name: /^Sehr schwer 5,2–7,9/ }).waitFor();
    await dialog.getByRole('button', { name: /^Zeile 1: ER \d,\d/ }).waitFor();
    await dialog.getByRole('button', { name: 'Andere Liste' }).click();
    await dialog.getByRole('button', { name: 'Ergebnisse verwerfen' }).click();
    await dialog.getByText(/auf der Skala von Sudoku Explainer 1\.2\.1/).waitFor();
    const english = /\b(list|paste|results|puzzles|open|close|file|line|start|rating)\b/i;
    const text = (await dialog.innerText()).replaceAll('hard.txt', '').replace('puzzle,ER', '');
    assert.doesNotMatch(text, english);
  });
});
