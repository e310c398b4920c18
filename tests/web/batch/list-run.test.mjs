// The lifecycle of a list, with a target and a job that the test controls.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ListRun } from '../../../web/features/lists/list-run.js';

const CHOICE = { list: new Blob(['x']), name: '', input: undefined, format: 'line', target: '' };
const turn = () => new Promise((done) => setTimeout(done));

/** A run, what it did, and the way to end its job. */
function makeRun({ refuse = null } = {}) {
  const seen = { calls: [], states: [], progress: 0 };
  const jobs = [];
  const run = new ListRun({
    async openTarget() {
      if (refuse) throw refuse;
      return { discard: () => seen.calls.push('discard') };
    },
    makeJob(choice, target, onprogress) {
      const job = {
        progress: null,
        excerpt: { text: 'first line' },
        pause: (paused) => seen.calls.push(paused ? 'pause' : 'resume'),
        cancel: () => seen.calls.push('cancel'),
        run: () => new Promise((end) => Object.assign(job, { end })),
        report(progress) {
          job.progress = progress;
          onprogress();
        },
      };
      jobs.push(job);
      return job;
    },
  });
  run.addEventListener('change', () => seen.states.push(run.state));
  run.addEventListener('progress', () => seen.progress++);
  /** @param {string} end @param {number} size  of the results in the page */
  const endAs = async (end, size = 1) => {
    jobs.at(-1).end({ end, result: { name: 'a.txt', blob: size ? new Blob(['r']) : null } });
    await turn();
  };
  return { run, jobs, seen, endAs };
}

describe('a list', () => {
  it('is chosen, solved and saved, and another one follows', async () => {
    const { run, seen, endAs } = makeRun();
    run.start(CHOICE);
    await turn();
    assert.equal(run.active, true);
    await endAs('done');
    assert.deepEqual([run.ended, run.unsaved], [true, true]);
    run.save();
    assert.equal(run.unsaved, false);
    assert.equal(run.restart(), null);
    assert.deepEqual(seen.states, ['opening', 'running', 'done', 'saved', 'choosing']);
    assert.deepEqual(seen.calls, ['discard']);
    assert.equal(run.ended, false);
  });

  it('pauses and resumes, each once', async () => {
    const { run, seen } = makeRun();
    run.pause(true); // nothing runs yet
    run.start(CHOICE);
    await turn();
    for (const paused of [true, true, false, false]) run.pause(paused);
    assert.deepEqual(seen.calls, ['pause', 'resume']);
    assert.deepEqual(seen.states, ['opening', 'running', 'paused', 'running']);
  });

  for (const end of ['done', 'cancelled', 'full', 'failed']) {
    it(`can end as “${end}” while it is paused`, async () => {
      const { run, seen, endAs } = makeRun();
      run.start(CHOICE);
      await turn();
      run.pause(true);
      run.cancel();
      await endAs(end);
      assert.equal(run.state, end);
      assert.equal(run.outcome.end, end);
      run.cancel();
      run.pause(false);
      assert.deepEqual(seen.calls, ['pause', 'cancel']);
    });
  }

  it('has nothing to lose without results in the page', async () => {
    const { run, endAs } = makeRun();
    run.start(CHOICE);
    await turn();
    assert.equal(run.unsaved, true);
    await endAs('done', 0);
    assert.equal(run.unsaved, false);
  });

  it('reports its progress until it ends', async () => {
    const { run, jobs, seen, endAs } = makeRun();
    run.start(CHOICE);
    await turn();
    assert.equal(run.progress, null);
    jobs[0].report({ bytes: 5 });
    assert.deepEqual(run.progress, { bytes: 5 });
    assert.equal(run.excerpt, 'first line');
    await endAs('done');
    jobs[0].report({ bytes: 6 });
    assert.equal(seen.progress, 1);
  });

  it('waits while another list is there; the next restart returns it', async () => {
    const { run, endAs } = makeRun();
    const [first, second] = [new Blob(['1']), new Blob(['2'])];
    assert.equal(run.offer(first), true);
    assert.equal(run.waiting, null);
    run.start(CHOICE);
    await turn();
    assert.equal(run.offer(second), false);
    assert.equal(run.restart(), null); // it still runs
    await endAs('cancelled');
    assert.equal(run.restart(), second);
    assert.equal(run.waiting, null);
  });

  it('starts once, however often Start is pressed', async () => {
    const { run, jobs } = makeRun();
    run.start(CHOICE);
    run.start(CHOICE);
    await turn();
    run.start(CHOICE);
    assert.equal(jobs.length, 1);
  });

  it('is still to be chosen after the file dialog was closed', async () => {
    const { run, seen } = makeRun({ refuse: new DOMException('closed', 'AbortError') });
    await run.start(CHOICE);
    assert.deepEqual(seen.states, ['opening', 'choosing']);
  });

  it('is still to be chosen after the target failed, and the error is passed on', async () => {
    const { run } = makeRun({ refuse: new Error('read-only') });
    await assert.rejects(run.start(CHOICE), /read-only/);
    assert.equal(run.state, 'choosing');
  });
});
