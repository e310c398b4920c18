// The workers that are started before a list is chosen.
import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Batch, Pool } from '../../../web/features/lists/batch.js';
import { warmUps } from '../../../web/features/lists/warm-up.js';
import { answersTo, list, textOf } from './lists.mjs';
import { endThreads, started, startWorker } from './threads.mjs';

after(endThreads);

const beginning = new TextEncoder().encode('12');

/** The chunks sent to the workers. @param {object[]} workers */
const chunksOf = (workers) => workers.reduce((sum, { posted }) => sum + posted, 0);

/** A pool of two workers, the workers, and the lengths of the chunks that it sends. */
function open() {
  const from = started.length;
  const lengths = [];
  const pool = new Pool(() => {
    const worker = startWorker();
    const { postMessage } = worker;
    worker.postMessage = (message, transfer) => {
      if (message.type === 'work') lengths.push(message.bytes.length);
      postMessage(message, transfer);
    };
    return worker;
  }, 2);
  return { pool, lengths, workers: started.slice(from) };
}

describe('a pool', () => {
  it('warms up until there is a list, and answers requests meanwhile', async () => {
    const { pool, lengths, workers } = open();
    await pool.ask({ type: 'inspect', bytes: beginning });
    while (chunksOf(workers) < 8) await pause(1);
    const { type } = await pool.ask({ type: 'inspect', bytes: beginning });
    assert.equal(type, 'inspected');

    const puzzles = list(100);
    const source = new Blob([textOf(puzzles)]);
    const batch = new Batch({ source, format: 'line', pool });
    const pieces = [];
    const summary = await batch.run((bytes) => void pieces.push(Buffer.from(bytes)));
    const expected = answersTo(puzzles);
    assert.equal(Buffer.concat(pieces).toString(), expected);
    assert.equal(summary.puzzles, 100);
    const known = new Set([...warmUps(1, pool.longestChunk)].map(({ bytes }) => bytes.length));
    const exercised = lengths.map((length) => known.has(length));
    const first = exercised.indexOf(false);
    assert.ok(first >= 8);
    assert.ok(!exercised.slice(first).includes(true), 'it went on exercising');
    assert.equal(pool.closed, true);
  });

  it('ends the warm-up after some time, with requests as long as chunks', async () => {
    const { pool, lengths } = open();
    const line = 82; // bytes
    const isLong = (length) => length > pool.longestChunk - line;
    while (lengths.filter(isLong).length < 4) await pause(5); // two for each worker
    const sent = lengths.length;
    await pause(100);
    assert.equal(lengths.length, sent, 'it went on exercising');
    assert.ok(lengths.slice(-4).every(isLong));
    assert.ok(lengths.every((length) => length <= pool.longestChunk));
    pool.close(new Error('enough'));
  });

  it('does not warm up a module that another pool has warmed up', async () => {
    const { pool } = open();
    await pool.ask({ type: 'inspect', bytes: beginning });
    const from = started.length;
    const beside = pool.beside(1);
    await beside.ask({ type: 'inspect', bytes: beginning });
    await pause(50);
    assert.equal(chunksOf(started.slice(from)), 0);
    beside.close(new Error('enough'));
    pool.close(new Error('enough'));
  });
});
