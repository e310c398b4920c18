// Pasted texts that are no ordinary puzzle: a clear message, and the current puzzle is kept.
import assert from 'node:assert/strict';
import { eventually, inEachBrowser } from './support/harness.mjs';
import { Lab } from './support/lab.mjs';
import { EMPTY, MANY, ONE, ONE_SOLVED } from '../puzzles.mjs';

inEachBrowser((test) => {
  const refused = (sentence, text, pattern) =>
    test(sentence, async (page) => {
      const lab = new Lab(page);
      await lab.load(MANY, /at least two/i);
      await lab.paste(text);
      await lab.says(pattern);
      assert.equal(await lab.givens(), MANY);
      await lab.hasVerdict(/at least two/i);
      await lab.load(ONE, /exactly one/i);
    });
  refused('refuses 80 cells', ONE.slice(1), /80 of 81 cells/i);
  refused('refuses 82 cells', `${ONE}0`, /82 cells/i);
  refused('refuses prose', 'Good morning!', /no puzzle in this text/i);
  refused('refuses 10 MB of prose', 'Good morning! '.repeat(750_000), /no puzzle in this text/i);

  test('says at the field that a refused text leaves the board unchanged, until a puzzle comes', async (page) => {
    const lab = new Lab(page);
    await lab.load(MANY, /at least two/i);
    const isInvalid = (expected) =>
      eventually(
        () => lab.field.getAttribute('aria-invalid'),
        (value) => value === expected,
      );
    await lab.paste(ONE.slice(1));
    await lab.says(/80 of 81 cells read.* Board unchanged\./);
    await isInvalid('true');
    await page.evaluate((line) => (location.hash = `p=${line}`), ONE);
    await lab.hasGivens(ONE);
    await lab.hasVerdict(/exactly one/i);
    await isInvalid('false');
    assert.equal(await page.getByText(/cells read/).count(), 0);
    assert.equal(await lab.field.inputValue(), '');
  });

  test('refuses a binary file', async (page) => {
    const lab = new Lab(page);
    await lab.load(MANY, /at least two/i);
    const rubbish = Array.from({ length: 5000 }, (_, i) => (i * i * 31 + i * 7) % 256);
    await lab.drop('rubbish.bin', rubbish);
    await lab.says(/not a text/i);
    assert.equal(await lab.givens(), MANY);
  });

  test('reads 10 MB of puzzles', async (page) => {
    const lab = new Lab(page);
    const lines = Math.floor(10e6 / 82);
    await lab.paste(`${ONE}\n`.repeat(lines));
    await lab.says(new RegExp(`${lines.toLocaleString('en')} puzzles found`, 'i'));
    await lab.hasGivens(ONE);
  });

  test('judges the empty grid', async (page) => {
    const lab = new Lab(page);
    await lab.load(ONE, /exactly one/i);
    await lab.load(EMPTY, /at least two/i);
  });

  test('judges sixteen givens, too few for one solution', async (page) => {
    let left = 16;
    const sixteen = ONE_SOLVED.replace(/\d/g, (digit) => (left-- > 0 ? digit : '0'));
    await new Lab(page).load(sixteen, /at least two/i);
  });

  test('judges a full grid, and one with an error', async (page) => {
    const lab = new Lab(page);
    await lab.load(ONE_SOLVED, /exactly one/i);
    await lab.load(`1${ONE_SOLVED.slice(1)}`, /invalid/i);
  });
});
