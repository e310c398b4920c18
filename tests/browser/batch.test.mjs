// A batch in real browsers: a long list that contains errors, and interruptions.
import assert from 'node:assert/strict';
import { bundleOf } from '../bundle.mjs';
import { answered, list } from '../web/batch/lists.mjs';
import { inEachBrowser } from './support/harness.mjs';

const PUZZLES = list(500);
const LINES = PUZZLES.map(({ puzzle }) => puzzle);
const ANSWERS = PUZZLES.map(answered);
const BAD_EVERY = 997;
const BAD = LINES[0].slice(1);

/**
 * Runs in the page: solves a list of `count` lines with two workers, interrupts the batch as `trouble`
 * says, and compares the output with the expected one, line by line.
 */
async function run({ lines, answers, count, badEvery, bad, trouble }) {
  const folder = document.querySelector('script[src]').src;
  const { Batch, Pool } = await import(new URL('batch.js', folder).href);
  const isBad = (i) => i % badEvery === badEvery - 1;
  const text = Array.from({ length: count }, (_, i) => (isBad(i) ? bad : lines[i % lines.length]));
  const workers = [];
  const startWorker = () => {
    const worker = new Worker(new URL('batch-worker.js', folder), { type: 'module' });
    workers.push(worker);
    return worker;
  };
  const source = new Blob([text.join('\n')]);
  const batch = new Batch({ source, format: 'line', pool: new Pool(startWorker, 2) });
  const progress = [];
  batch.onprogress = (now) => progress.push(now);

  const pieces = [];
  const seen = { still: null, stopTime: null };
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  let troubled = false;
  let ended = false;
  let asked = 0;
  const happen = {
    async pause() {
      batch.pause();
      // Workers first finish the chunks that they have.
      for (let before = -1; before !== pieces.length; await pause(250)) before = pieces.length;
      seen.still = !ended;
      batch.resume();
    },
    // No event reports this.
    end: async () => workers.forEach((worker) => worker.terminate()),
    async cancel() {
      asked = performance.now();
      batch.cancel();
    },
  };
  const summary = await batch.run((bytes) => {
    pieces.push(bytes);
    if (trouble && pieces.length >= 3 && !troubled) {
      troubled = true;
      setTimeout(happen[trouble]);
    }
  });
  ended = true;
  seen.stopTime = asked ? performance.now() - asked : null;

  const output = (await new Blob(pieces).text()).split('\n');
  output.pop();
  const wrong = output.findIndex((line, i) =>
    isBad(i)
      ? line !== `# line ${i + 1}: too_few_cells (80): ${bad.slice(0, 40)}`
      : line !== answers[i % answers.length],
  );
  return { summary, wrong, printed: output.length, workers: workers.length, progress, ...seen };
}

const arguments_ = (count, trouble) => ({
  lines: LINES,
  answers: ANSWERS,
  count,
  badEvery: BAD_EVERY,
  bad: BAD,
  trouble,
});

const BATCH = bundleOf('features/lists/batch.js');

inEachBrowser((define) => {
  const test = (sentence, body) =>
    define(sentence, async (page) => {
      const contentType = 'text/javascript';
      await page.route('**/batch.js', (route) => route.fulfill({ contentType, body: BATCH }));
      await body(page);
    });

  test('answers 100,000 lines in order, with the errors in their places', async (page) => {
    const count = 100_000;
    const { summary, wrong, printed, progress } = await page.evaluate(run, arguments_(count));
    assert.equal(wrong, -1);
    assert.equal(printed, count);
    const bad = Math.floor(count / BAD_EVERY);
    assert.equal(summary.errors, bad);
    assert.equal(summary.one, count - bad);
    assert.deepEqual(
      summary.firstErrors.slice(0, 2).map(({ line }) => line),
      [BAD_EVERY, 2 * BAD_EVERY],
    );
    assert.equal(progress.at(-1).puzzles, count - bad);
    assert.equal(progress.at(-1).secondsLeft, 0);
  });

  test('writes nothing while it is paused', async (page) => {
    const { still, wrong, printed } = await page.evaluate(run, arguments_(100_000, 'pause'));
    assert.equal(still, true);
    assert.deepEqual([wrong, printed], [-1, 100_000]);
  });

  test('loses nothing when its workers are terminated', async (page) => {
    const { wrong, printed, workers, summary } = await page.evaluate(
      run,
      arguments_(100_000, 'end'),
    );
    assert.deepEqual([wrong, printed], [-1, 100_000]);
    assert.ok(workers >= 3, `${workers} workers`);
    assert.equal(summary.errors, Math.floor(100_000 / BAD_EVERY));
  });

  test('stops when it is cancelled and counts what it has written', async (page) => {
    const { wrong, printed, summary } = await page.evaluate(run, arguments_(100_000, 'cancel'));
    assert.equal(wrong, -1);
    assert.equal(summary.cancelled, true);
    assert.ok(printed < 100_000);
    assert.equal(summary.puzzles + summary.errors, printed);
  });
});
