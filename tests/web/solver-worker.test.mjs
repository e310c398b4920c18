// The workers of the solver and of the exact count, with the real modules.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Requests } from '../../web/base/worker/requests.js';
import { Client } from '../../web/solver/client.js';
import { EMPTY, INVALID, MANY, NONE, ONE, ONE_SOLVED } from '../puzzles.mjs';
import { copySite } from './workers.mjs';

const state = (givens) => `p=${givens.replaceAll('.', '0')}`;

describe('the solver worker', () => {
  let site;
  let client;
  let ready;
  let started = 0;
  before(() => {
    site = copySite();
    ready = new Promise((resolve) => {
      const start = () => {
        ++started;
        return site.start('solver-worker');
      };
      client = new Client(start, resolve);
    });
  });
  after(() => {
    client.terminate();
    site.remove();
  });

  it('analyzes a state without reading a text', async () => {
    for (const [givens, verdict] of [
      [ONE, 'one'],
      [MANY, 'many'],
      [NONE, 'none'],
      [INVALID, 'invalid'],
    ]) {
      const analysis = await client.ask({ type: 'analyze', state: state(givens) });
      assert.equal(analysis.verdict, verdict);
      assert.equal(analysis.report, null);
      assert.equal(analysis.facts.givens, givens.replaceAll('.', '0'));
    }
  });

  it('finds the only solution', async () => {
    const { solutions } = await client.ask({ type: 'analyze', state: state(ONE) });
    assert.deepEqual(solutions, [ONE_SOLVED]);
  });

  it('lists the formats that it writes, and writes them', async () => {
    const { formats } = await ready;
    for (const { id } of formats) {
      const { text } = await client.ask({ type: 'write', state: state(ONE), format: id });
      assert.ok(text.length >= 20, id);
    }
  });

  it('reads a text and reports on it', async () => {
    const text = `${ONE}\n${MANY}`;
    const { report, facts, verdict } = await client.ask({ type: 'read', text, index: 1 });
    assert.deepEqual([report.puzzleCount, verdict], [2, 'many']);
    assert.equal(facts.givens, MANY.replaceAll('.', '0'));
    const nothing = await client.ask({ type: 'read', text: 'Good morning!', index: 0 });
    assert.deepEqual([nothing.facts, nothing.verdict], [null, null]);
    assert.ok(nothing.report.errors.length > 0);
  });

  it('ends the reading of a long text when a newer question comes', async () => {
    const long = client.analyze({ type: 'read', text: '5\n'.repeat(1e6), index: 0 });
    const newer = client.analyze({ type: 'analyze', state: state(ONE) });
    assert.equal(await long, null);
    assert.equal((await newer).verdict, 'one');
    assert.equal(started, 1);
  });

  it('refuses a text that is no longer wanted, and stays usable', async () => {
    const controller = new AbortController();
    controller.abort();
    const text = '5\n'.repeat(1e6);
    const { signal } = controller;
    await assert.rejects(client.ask({ type: 'read', text, index: 0 }, { signal }), /stopped/);
    assert.equal((await client.ask({ type: 'read', text: ONE, index: 0 })).verdict, 'one');
  });

  it('counts, up to a limit', async () => {
    const all = await client.ask({ type: 'count', state: state(MANY), limit: 1e6 });
    assert.deepEqual([all.count, all.complete], [2032, true]);
    const some = await client.ask({ type: 'count', state: state(EMPTY), limit: 1000 });
    assert.deepEqual([some.count, some.complete], [1000, false]);
  });

  it('stops a count, which answers with what it has found', async () => {
    const controller = new AbortController();
    const counted = await client.ask(
      { type: 'count', state: state(EMPTY), limit: 2 ** 53 },
      { signal: controller.signal, progress: () => controller.abort() },
    );
    assert.ok(counted.count > 0 && !counted.complete);
  });

  it('answers an unknown request with a failure', async () => {
    await assert.rejects(client.ask({ type: 'toString' }), /no answer to toString/);
    assert.equal((await client.ask({ type: 'analyze', state: state(ONE) })).verdict, 'one');
  });
});

describe('the worker of the exact count', () => {
  let site;
  let requests;
  before(() => {
    site = copySite();
    requests = new Requests(() => site.start('count-worker'));
  });
  after(() => {
    requests.terminate();
    site.remove();
  });
  const count = (givens, options = {}) => requests.ask({ type: 'count', givens }, options).answer;

  it('counts the same number as the search', async () => {
    const { total } = await count(MANY.replaceAll('.', '0'));
    assert.equal(total, '2032');
  });

  it('refuses a puzzle without 81 digits, and stays usable', async () => {
    await assert.rejects(count('123'), /^Error: a puzzle has 81 digits$/);
    assert.equal((await count(ONE.replaceAll('.', '0'))).total, '1');
  });

  it('has no total when it is stopped', async () => {
    const controller = new AbortController();
    controller.abort();
    assert.equal((await count(EMPTY, { signal: controller.signal })).total, null);
  });
});
