// A whole batch with real workers: order, lines, pause, cancel.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { EMPTY, INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../../puzzles.mjs';
import { answered, answersTo, list, longList, textOf } from './lists.mjs';
import { solve } from './solve.mjs';
import { endThreads } from './threads.mjs';

after(endThreads);

const dotted = (line) => line.replaceAll('0', '.');
/** A stream that yields pieces of `size` bytes. */
const inPieces = (text, size) => {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.slice(at, (at += size)));
      if (at >= bytes.length) controller.close();
    },
  });
};

describe('a batch', () => {
  it('prints and counts every verdict', async () => {
    const { output, summary } = await solve([ONE, INVALID, NONE, MANY].join('\n'));
    const lines = output.split('\n');
    assert.equal(lines[0], `${dotted(ONE)} one ${ONE_SOLVED}`);
    assert.equal(lines[1], `${dotted(INVALID)} invalid`);
    assert.equal(lines[2], `${dotted(NONE)} none`);
    assert.match(lines[3], /^[.1-9]{81} many [1-9]{81}$/);
    const { puzzles, errors, invalid, none, one, many, cancelled, input } = summary;
    assert.deepEqual(
      { puzzles, errors, invalid, none, one, many, cancelled, input },
      {
        puzzles: 4,
        errors: 0,
        invalid: 1,
        none: 1,
        one: 1,
        many: 1,
        cancelled: false,
        input: 'line',
      },
    );
  });

  it('keeps the order and reports bad lines in their places', async () => {
    const puzzles = list(5000);
    const bad = new Map([
      [1, 'Hello'],
      [777, ONE.slice(1)],
      [4000, `${ONE}1`],
      [4999, '\u0000\u0001'],
    ]);
    const lines = puzzles.map(({ puzzle }, i) => bad.get(i) ?? puzzle);
    const { output, summary } = await solve(lines.join('\r\n'));
    const printed = output.trimEnd().split('\n');
    assert.equal(printed.length, lines.length);
    for (const [i, line] of printed.entries()) {
      if (bad.has(i)) assert.match(line, new RegExp(`^# line ${i + 1}: [a-z_]+`));
      else assert.equal(line, answered(puzzles[i]));
    }
    assert.deepEqual(
      summary.firstErrors.map(({ line, code }) => [line, code]),
      [
        [2, 'empty'],
        [778, 'too_few_cells'],
        [4001, 'too_many_cells'],
        [5000, 'not_text'],
      ],
    );
    assert.equal(summary.errors, 4);
    assert.equal(summary.one, 4996);
  });

  it('reads a stream in pieces of any size', async () => {
    const puzzles = list(300);
    const text = textOf(puzzles);
    const expected = answersTo(puzzles);
    for (const size of [1000, 7919]) {
      const { output } = await solve('', { source: inPieces(text, size) });
      assert.equal(output, expected);
    }
  });

  it('reads UTF-16 and CR line ends', async () => {
    const puzzles = list(3000);
    const text = puzzles.map(({ puzzle }) => puzzle).join('\r');
    const expected = answersTo(puzzles);
    assert.equal((await solve(text)).output, expected);
    assert.equal((await solve(Buffer.from(`\ufeff${text}`, 'utf16le'))).output, expected);
  });

  it('reads puzzles in any layout, with other text between them', async () => {
    const puzzles = list(8000);
    const drawn = puzzles.map(
      ({ puzzle }, i) => `# number ${i}\n${puzzle.replace(/.{9}/g, (row) => `| ${row} |\n`)}---\n`,
    );
    const short = '12.......\n'.repeat(5);
    const { output, summary } = await solve(`${drawn.join('')}# short\n${short}`);
    const lines = output.trimEnd().split('\n');
    assert.deepEqual(lines.slice(0, -1), puzzles.map(answered));
    const line = 8000 * 11 + 2;
    assert.equal(lines.at(-1), `# line ${line}: too_few_cells (45): 12.......`);
    assert.deepEqual([summary.input, summary.one, summary.errors], ['grid', 8000, 1]);
    assert.deepEqual(summary.firstErrors, [{ line, code: 'too_few_cells', text: '12.......' }]);
  });

  it('skips a heading', async () => {
    const puzzles = list(2000);
    const { output, summary } = await solve(`Top 2000 of 2010-05-12\n${textOf(puzzles)}`);
    assert.equal(output, answersTo(puzzles));
    assert.deepEqual([summary.input, summary.lines, summary.errors], ['line', 2000, 0]);
  });

  it('reads CR line ends after an LF', async () => {
    const puzzles = list(12_000);
    const text = `# a list\n${puzzles.map(({ puzzle }) => puzzle).join('\r')}`;
    const { output, summary } = await solve(text);
    assert.equal(output, answersTo(puzzles));
    assert.equal(summary.errors, 0);
  });

  it('skips an overlong line of any length and loses no other line', async () => {
    const [first, second] = list(2);
    for (const length of [70_000, 400_000, 3_000_000]) {
      const text = `${first.puzzle}\n${'x'.repeat(length)}\n${second.puzzle}\n`;
      const { output, summary } = await solve(text);
      const lines = output.trimEnd().split('\n');
      assert.equal(lines.length, 3, length);
      assert.equal(lines[0], answered(first));
      assert.match(lines[1], /^# line 2: too_long: x{40}$/);
      assert.equal(lines[2], answered(second));
      assert.equal(summary.errors, 1);
    }
  });

  it('lists the slowest puzzles with their line numbers', async () => {
    const easy = list(3000).map(({ puzzle }) => puzzle);
    easy[1234] = EMPTY;
    const { summary } = await solve(easy.join('\n'));
    assert.ok(summary.hardest.length <= 10);
    assert.deepEqual(
      [...summary.hardest].sort((a, b) => b.guesses - a.guesses),
      summary.hardest,
    );
    const empty = summary.hardest.find(({ line }) => line === 1235);
    assert.equal(empty.puzzle, '.'.repeat(81));
  });

  it('reports its progress', async () => {
    const text = textOf(list(20_000));
    const { progress, summary } = await solve(text);
    const last = progress.at(-1);
    assert.equal(last.bytes, text.length);
    assert.equal(last.size, text.length);
    assert.equal(last.puzzles, 20_000);
    assert.equal(last.secondsLeft, 0);
    assert.ok(progress.length <= summary.milliseconds / 100 + 2);
  });

  it('lends its output buffer to a writer that requests it', async () => {
    const puzzles = list(2000);
    const text = textOf(puzzles);
    let output = '';
    await solve(text, { lend: true, write: (bytes) => void (output += Buffer.from(bytes)) });
    assert.equal(output, answersTo(puzzles));
  });

  it('waits for the writer', async () => {
    const text = textOf(list(60_000));
    let pulled = 0;
    const source = new ReadableStream(
      {
        pull(controller) {
          const piece = text.slice(pulled, (pulled += 65_536));
          controller.enqueue(new TextEncoder().encode(piece));
          if (pulled >= text.length) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    let go = () => {};
    const write = () => new Promise((done) => (go = done));
    await solve('', { source, write }, async (batch) => {
      await pause(1500);
      assert.ok(pulled < 1_500_000, `${pulled} bytes were read`);
      batch.cancel();
      go();
    });
  });

  it('ends if the writer refuses more output, and counts only the written part', async () => {
    const text = textOf(longList());
    const taken = [];
    const write = (bytes) => taken.length < 3 && Boolean(taken.push(Buffer.from(bytes)));
    const { summary } = await solve(text, { write });
    assert.equal(summary.cancelled, true);
    assert.equal(summary.puzzles, Buffer.concat(taken).toString().trimEnd().split('\n').length);
  });

  it('does nothing while it is paused', async () => {
    const puzzles = longList();
    const text = textOf(puzzles);
    const { output } = await solve(text, {}, async (batch, pieces) => {
      while (pieces.length === 0) await pause(5);
      batch.pause();
      // Workers first finish the chunks that they have.
      for (let before = -1; before !== pieces.length; await pause(300)) before = pieces.length;
      assert.ok(Buffer.concat(pieces).length < answersTo(puzzles).length, 'it has not ended');
      batch.resume();
    });
    assert.equal(output, answersTo(puzzles));
  });

  it('stops at once when it is cancelled, and keeps the written output', async () => {
    const puzzles = longList();
    const text = textOf(puzzles);
    const { summary, output } = await solve(text, {}, async (batch, pieces) => {
      while (pieces.length < 2) await pause(1);
      batch.cancel();
    });
    assert.equal(summary.cancelled, true);
    const lines = output.trimEnd().split('\n');
    assert.equal(lines.length, summary.puzzles);
    assert.ok(lines.length < puzzles.length);
    for (const [i, line] of lines.entries()) assert.equal(line, answered(puzzles[i]));
  });

  it('reports an error if no worker can be started or the format does not exist', async () => {
    const dead = () => {
      const worker = { postMessage() {}, terminate() {} };
      setTimeout(() => worker.onerror?.({ message: 'no such file', preventDefault() {} }), 1);
      return worker;
    };
    await assert.rejects(solve(ONE, { startWorker: dead }), /no such file/);
    await assert.rejects(solve(ONE, { format: 'poem' }), /poem/);
  });

  it('reports a failing writer and an interrupted source', async () => {
    const write = () => Promise.reject(new Error('disk full'));
    await assert.rejects(solve(ONE, { write }), /disk full/);
    let pulls = 0;
    const source = new ReadableStream({
      pull(controller) {
        if (pulls++) controller.error(new Error('gone'));
        else controller.enqueue(new TextEncoder().encode(`${ONE}\n`.repeat(2000)));
      },
    });
    await assert.rejects(solve('', { source }), /gone/);
  });
});
