// The worker of the algorithms with the real module, for the tests of one file.
import { after, before } from 'node:test';
import { RunClient } from '../../web/run/run-client.js';
import { partsOf } from '../../web/run/run-protocol.js';
import { copySite } from './workers.mjs';

export const LIANG_OUTPUT =
  '060104050008305600200000001800407006006000300700901004500000002007206900040508070';
/** The count of Liang's program on it, and the solution printed in the text. */
export const LIANG_CHECKS = 14096;
export const LIANG_SOLUTION =
  '963174258178325649254689731821437596496852317735961824589713462317246985642598173';
export const EMPTY = '0'.repeat(81);
/** The run of free-cell-list on it has 1.3 thousand million events. */
export const LONG =
  '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
export const ALL = { kinds: 0x3ffff, labels: 0 };
export const RUN = 7;

/** What the worker says when it is ready. */
export let ready;
/** @type {RunClient} */
export let client;

const site = copySite();

before(
  () =>
    new Promise((resolve) => {
      client = new RunClient(
        () => site.start('run-worker'),
        (reply) => {
          ready = reply;
          resolve();
        },
      );
    }),
);
after(() => {
  client.terminate();
  site.remove();
});

export const start = (algorithm, givens, variant = 0) =>
  client.ask({ type: 'start', run: RUN, algorithm, givens: givens.replaceAll('.', '0'), variant });
export const go = (where) => client.ask({ type: 'go', run: RUN, ...where });
export const PLAY = {
  type: 'play',
  run: RUN,
  count: Infinity,
  wanted: ALL,
  breakpoints: 0,
  milliseconds: Infinity,
};
export const play = (how, options) => client.ask({ ...PLAY, ...how }, options);
export const kind = (name) => ({ kinds: 1 << ready.kinds.indexOf(name), labels: 0 });
export const lastOf = (view) => partsOf(view.snapshot.last);
export const counter = (view, name) => {
  const { counters } = ready.algorithms.find(({ id }) => id === 'free-cell-list');
  return view.snapshot.counters[counters.indexOf(name)];
};
export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
