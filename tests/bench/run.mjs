// node tests/bench/run.mjs: a run of free-cell-list in a worker of Chromium, on a puzzle that is hard
// for it: the time to find the whole run, to go to random steps, to find the nodes of the search tree
// at random steps, and to stop. Build the site first.
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';

const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));
const PUZZLE = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const CHECKS = 622_577_597; // by the original program
const SEEKS = 100;
const STOPS = 50;

/** Runs in the page: finds the end of the run, then seeks random steps, then plays and stops. */
async function measure([givens, seeks, stops]) {
  const worker = new Worker(new URL('run-worker.js', document.querySelector('script[src]').src), {
    type: 'module',
  });
  const waiting = new Map();
  let lastId = 0;
  let ready;
  const loaded = new Promise((done) => {
    worker.onmessage = ({ data }) => {
      if (data.type === 'ready') done((ready = data));
      else if (data.type !== 'progress') waiting.get(data.id)(data);
    };
  });
  const ask = (question) =>
    new Promise((done) => {
      const id = ++lastId;
      waiting.set(id, done);
      worker.postMessage({ ...question, id, run: 1 });
    });
  const timed = async (work) => {
    const start = performance.now();
    const result = await work();
    return [performance.now() - start, result];
  };
  await loaded;

  const start = () => ask({ type: 'start', algorithm: 'free-cell-list', givens, variant: 0 });
  const wanted = { kinds: 2 ** ready.kinds.length - 1, labels: 0 };
  const play = () =>
    ask({ type: 'play', count: Infinity, wanted, breakpoints: 0, milliseconds: Infinity });
  await start();
  const [milliseconds, { snapshot, extent }] = await timed(play);
  const { counters } = ready.algorithms.find(({ id }) => id === 'free-cell-list');
  const checks = snapshot.counters[counters.indexOf('liang_checks')];

  const seekTimes = [];
  for (let i = 0; i < seeks; ++i) {
    const step = Math.floor(Math.random() * extent.length);
    const [time, view] = await timed(() => ask({ type: 'go', step }));
    if (view.snapshot.step !== step) throw new Error(`${view.snapshot.step} is not ${step}`);
    seekTimes.push(time);
  }

  // The path to a step with the sizes of all subtrees; the same with the children of all its nodes.
  const paths = { times: [], allChildren: [], memory: 0, nodes: 0 };
  for (let i = 0; i < seeks; ++i) {
    const question = { type: 'tree', step: Math.floor(Math.random() * extent.length), opened: [] };
    const [time, { path, memory }] = await timed(() => ask({ ...question, depth: 99 }));
    if (!path.every(({ begin, end }) => begin <= question.step && question.step <= end))
      throw new Error(`not a path to ${question.step}`);
    paths.times.push(time);
    paths.memory = Math.max(paths.memory, memory);
    const [longer, { children }] = await timed(() => ask({ ...question, depth: 0 }));
    paths.allChildren.push(longer);
    paths.nodes += children.reduce((sum, { nodes }) => sum + nodes.length, 0) / seeks;
  }

  const stopTimes = [];
  await start();
  for (let i = 0; i < stops; ++i) {
    await ask({ type: 'go', step: 0 });
    const playing = play();
    const target = lastId;
    await new Promise((done) => setTimeout(done, 10 + Math.random() * 50));
    const [time] = await timed(() => {
      worker.postMessage({ type: 'stop', target });
      return playing;
    });
    stopTimes.push(time);
  }
  worker.terminate();
  const { length, memory } = extent;
  return { milliseconds, checks, length, memory, seekTimes, paths, stopTimes };
}

const number = (value) => Math.round(value).toLocaleString('en');
function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const [median, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `median ${median.toFixed(1)} ms, at most ${most.toFixed(1)} ms`;
}

const server = await serve(SITE);
const browser = await BROWSERS.chromium();
try {
  const page = await browser.newPage();
  await page.goto(server.url);
  const result = await page.evaluate(measure, [PUZZLE.replaceAll('.', '0'), SEEKS, STOPS]);
  const { milliseconds, checks, length, memory } = result;
  console.log(`checks    ${number(checks)} (${number(CHECKS)} are due), ${number(length)} events`);
  console.log(
    `speed     ${number((1000 * checks) / milliseconds)} checks a second, ` +
      `${(milliseconds / 1000).toFixed(2)} s`,
  );
  console.log(`memory    ${number(memory)} bytes`);
  console.log(`seeks     ${spread(result.seekTimes)}, ${SEEKS} of them`);
  const { times, allChildren, nodes } = result.paths;
  console.log(`node      ${spread(times)}, with all above it, ${SEEKS} of them`);
  console.log(`siblings  ${spread(allChildren)}, of these nodes too: ${number(nodes)} nodes`);
  console.log(`tree      ${number(result.paths.memory)} bytes besides the run`);
  console.log(`stops     ${spread(result.stopTimes)}, ${STOPS} of them`);
} finally {
  await browser.close();
  await server.close();
}
