// The text of “Paste or open”: what is read of it, and where it cannot be read.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { givensIn, rangeOf, TextReader } from '../../web/features/paste/text-reader.js';

const LINE = `53${'.'.repeat(79)}`;
const report = (puzzleCount) => ({ puzzleCount, errors: [] });
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A reader, its questions to the worker, and what it had after each change. */
function makeReader() {
  const questions = [];
  const changes = [];
  const client = {
    ask: (question, { signal, progress }) =>
      new Promise((resolve, reject) => {
        questions.push({ ...question, signal, progress, answer: resolve, fail: reject });
      }),
  };
  const reader = new TextReader(client, () => changes.push([reader.report, reader.error]));
  return { reader, questions, changes };
}

describe('a text that is read', () => {
  it('is reported on before its verdict is known, for which nobody waits', async () => {
    const { reader, questions, changes } = makeReader();
    reader.source = { text: LINE, name: '' };
    const read = reader.read(2);
    const [{ type, text, index, signal, progress }] = questions;
    assert.deepEqual([type, text, index], ['read', LINE, 2]);
    progress({ report: report(3) });
    await read;
    assert.deepEqual(changes, [[report(3), null]]);
    assert.ok(signal.aborted);
  });

  it('is reported on by the answer if that is first', async () => {
    const { reader, questions } = makeReader();
    reader.source = { text: 'nothing', name: '' };
    const read = reader.read(0);
    questions[0].answer({ report: report(0) });
    await read;
    assert.equal(reader.report.puzzleCount, 0);
  });

  it('is replaced by the next one', async () => {
    const { reader, questions, changes } = makeReader();
    reader.source = { text: LINE, name: '' };
    reader.read(0);
    reader.read(1);
    assert.ok(questions[0].signal.aborted);
    questions[0].answer({ report: report(1) });
    questions[1].answer({ report: report(2) });
    await settled();
    assert.deepEqual(changes, [[report(2), null]]);
    assert.equal(reader.index, 1);
  });

  it('is not sent to the worker if it is empty or a trace', async () => {
    const { reader, questions, changes } = makeReader();
    await reader.read(0);
    reader.source = { text: `G ${LINE}\nP 1 3 4\n`, name: '' };
    assert.ok(reader.isTrace);
    await reader.read(0);
    assert.equal(questions.length, 0);
    assert.equal(changes.length, 2);
  });

  it('has an error if the worker fails', async () => {
    const { reader, questions } = makeReader();
    reader.source = { text: LINE, name: '' };
    const read = reader.read(0);
    questions[0].fail(new Error('lost'));
    await read;
    assert.match(String(reader.error), /lost/);
    assert.equal(reader.report, null);
  });
});

describe('the place of a problem', () => {
  const TEXT = '123\n4567x\n89';
  const problem = (code, line, column, text = '') => ({ code, line, column, text });

  it('is the offending text', () => {
    assert.deepEqual(rangeOf(TEXT, problem('bad_number', 2, 5, 'x')), [8, 9]);
    assert.deepEqual(rangeOf(TEXT, problem('bad_number', 1, 2, '23 ')), [1, 3]);
  });

  it('is the rest of the line if a row has a wrong number of cells', () => {
    assert.deepEqual(rangeOf(TEXT, problem('row_length', 2, 1)), [4, 9]);
    assert.deepEqual(rangeOf(TEXT, problem('row_length', 3, 1)), [10, 12]);
  });

  it('is empty if the problem is that of the whole text', () => {
    assert.deepEqual(rangeOf(TEXT, problem('too_few_cells', 1, 1, '123')), [0, 0]);
  });
});

describe('the number of givens', () => {
  it('is counted in a line and in a state', () => {
    assert.equal(givensIn(LINE), 2);
    assert.equal(givensIn(`p=${LINE.replaceAll('.', '0')}&e=${'1'.repeat(81)}`), 2);
    assert.equal(givensIn('no puzzle'), 0);
  });
});
