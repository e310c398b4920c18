// How an embedded board interprets parameters and messages, without a browser.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Mailbox } from '../../web/features/embedding/mailbox.js';
import { readMessage, readMove } from '../../web/features/embedding/messages.js';
import { originOf, readOptions, readShow } from '../../web/run/embed-options.js';

const read = (text) => {
  const parameters = new URLSearchParams(text);
  return readOptions((name) => parameters.get(name));
};

describe('the options of an embedded board', () => {
  it('can be a program, packed', () => {
    assert.deepEqual(read('algo=program&code=S07-zw'), {
      options: { algo: 'program', code: 'S07-zw' },
      problems: [],
    });
    assert.equal(read('code=').options.code, '');
    assert.deepEqual(read('code=a+b').problems, [{ name: 'code', value: 'a b' }]);
    assert.equal(read(`code=${'a'.repeat(200_001)}`).problems.length, 1);
  });

  it('are read from parameters', () => {
    assert.deepEqual(
      read('algo=bitmask&variant=1&step=41&speed=2.5&level=decisions&loop=12-16&lock=1&keys=off'),
      {
        options: {
          algo: 'bitmask',
          variant: 1,
          step: 41,
          speed: 2.5,
          level: 'decisions',
          loop: { from: 12, to: 16 },
          lock: true,
          keys: false,
        },
        problems: [],
      },
    );
    assert.equal(read('speed=max').options.speed, Infinity);
    assert.equal(read('loop=off').options.loop, null);
    assert.deepEqual(read('ask=choices, checks:5').options.ask, [
      { kind: 'choices', every: 1 },
      { kind: 'checks', every: 5 },
    ]);
    for (const text of ['ask=off', 'ask=']) assert.equal(read(text).options.ask, null);
    assert.equal(read('lock=').options.lock, true); // an attribute without a value
  });

  for (const text of [
    'algo=<b>',
    'step=-1',
    'step=1e3',
    'step=99999999999999999',
    'speed=0',
    'speed=fast',
    'level=all',
    'loop=16-12',
    'loop=3',
    'loop=1-2-3',
    'ask=everything',
    'ask=checks:0',
    'ask=checks:1000',
    'ask=checks:x',
    'ask=checks,checks:5',
    'ask=choices,',
    'theme=pink',
    'lang=<x>',
    'keys=maybe',
    'lock=2',
    'origin=everybody',
    'show=board,nothing',
  ]) {
    it(`skip and report ${text}`, () => {
      const { options, problems } = read(text);
      const [name] = text.split('=');
      assert.deepEqual(
        problems.map((problem) => problem.name),
        [name],
      );
      if (name !== 'show') assert.deepEqual(options, {});
    });
  }

  it('quote no more than the beginning of a bad value', () => {
    assert.ok(read(`algo=${'<'.repeat(1e5)}`).problems[0].value.length <= 40);
  });

  it('show the listed parts, or the default with parts added or removed', () => {
    const usual = ['board', 'status', 'strip', 'player', 'link'];
    assert.deepEqual(readShow('').shown, usual);
    assert.deepEqual(readShow('candidates').shown, [...usual, 'candidates']);
    assert.deepEqual(readShow('board,code').shown, ['board', 'code']);
    assert.deepEqual(
      readShow('-link').shown,
      usual.filter((part) => part !== 'link'),
    );
    assert.deepEqual(readShow('usual,log,-status').shown, [
      ...usual.filter((part) => part !== 'status'),
      'log',
    ]);
  });

  it('take only scheme, host and port from an origin', () => {
    assert.equal(originOf('https://school.example'), 'https://school.example');
    assert.equal(originOf('http://localhost:8000/'), 'http://localhost:8000');
    for (const text of ['*', 'null', 'school.example', 'https://a.example/b', 'javascript:1', '']) {
      assert.equal(originOf(text), undefined, text);
    }
  });
});

const envelope = (fields) => ({ source: 'sudoku-lab', v: 1, ...fields });

describe('a message', () => {
  it('that is not for the board is ignored', () => {
    for (const data of [null, undefined, 1, 'play', [], {}, { type: 'play' }, { source: 'x' }]) {
      assert.equal(readMessage(data), null);
    }
  });

  it('is refused with the reason', () => {
    const refused = [
      [{ type: 'play', v: 2 }, 'version', 'v'],
      [{ type: 'play', v: '1' }, 'version', 'v'],
      [{ type: 'dance' }, 'type', 'type'],
      [{ type: 'toString' }, 'type', 'type'],
      [{ type: ['play'] }, 'type', 'type'],
      [{ type: 'play', id: {} }, 'id', 'id'],
      [{ type: 'play', id: 'x'.repeat(65) }, 'id', 'id'],
      [{ type: 'load' }, 'value', 'puzzle'],
      [{ type: 'load', puzzle: 'x'.repeat(100_001) }, 'value', 'puzzle'],
      [{ type: 'load', puzzle: '1', step: {} }, 'value', 'step'],
      [{ type: 'seek' }, 'value', 'step'],
      [{ type: 'seek', step: -1 }, 'value', 'step'],
      [{ type: 'seek', step: NaN }, 'value', 'step'],
      [{ type: 'seek', by: 0.5 }, 'value', 'step'],
      [{ type: 'seek', backtrack: 'up' }, 'value', 'step'],
      [{ type: 'seek', question: 'last' }, 'value', 'step'],
      [{ type: 'set', ask: ['checks', {}] }, 'value', 'ask'],
      [{ type: 'set', speed: -1 }, 'value', 'speed'],
      [{ type: 'set', show: ['board', {}] }, 'value', 'show'],
    ];
    for (const [fields, code, what] of refused) {
      const answer = readMessage(envelope(fields));
      assert.equal(answer?.code, code, JSON.stringify(fields));
      assert.equal(answer?.what, what, JSON.stringify(fields));
    }
    assert.equal(readMessage(envelope({ type: 'dance', id: 7 }))?.id, 7);
  });

  it('is read with its options as values or as texts', () => {
    const both = [
      { type: 'set', loop: [3, 9], show: ['board', 'code'], lock: true, speed: 5 },
      { type: 'set', loop: '3-9', show: 'board,code', lock: '1', speed: '5' },
    ].map((fields) => readMessage(envelope(fields)).options);
    assert.deepEqual(both[0], {
      loop: { from: 3, to: 9 },
      show: ['board', 'code'],
      lock: true,
      speed: 5,
    });
    assert.deepEqual(both[1], both[0]);
    assert.equal(readMessage(envelope({ type: 'set', loop: null })).options.loop, null);
    const asked = [['checks:5', 'choices'], 'checks:5,choices'].map(
      (ask) => readMessage(envelope({ type: 'set', ask })).options.ask,
    );
    assert.deepEqual(asked[0], [
      { kind: 'checks', every: 5 },
      { kind: 'choices', every: 1 },
    ]);
    assert.deepEqual(asked[1], asked[0]);
    assert.deepEqual(readMessage(envelope({ type: 'seek', question: 'next' })), {
      type: 'seek',
      question: 'next',
    });
  });
});

describe('a move', () => {
  it('goes to a step, to the last one, by steps, to a backtrack or to a question', () => {
    assert.deepEqual(readMove({ step: 7.5 }), { step: 7 });
    assert.deepEqual(readMove({ step: 'last' }), { step: Infinity });
    assert.deepEqual(readMove({ by: -1 }), { by: -1 });
    assert.deepEqual(readMove({ backtrack: 'next', question: 'next' }), { backtrack: 'next' });
    assert.deepEqual(readMove({ question: 'next' }), { question: 'next' });
    for (const bad of [{}, { step: 'first' }, { step: -1 }, { by: 0.5 }, { backtrack: 'all' }])
      assert.equal(readMove(bad), null);
  });
});

describe('the waiting requests', () => {
  it('are handled in order', () => {
    const mailbox = new Mailbox();
    for (const type of ['load', 'seek', 'play']) mailbox.put({ type });
    const taken = [1, 2, 3].map(() => mailbox.take()?.request.type);
    assert.deepEqual(taken, ['load', 'seek', 'play']);
    assert.equal(mailbox.take(), undefined);
  });

  it('keep only the latest of each type', () => {
    const mailbox = new Mailbox();
    assert.deepEqual(mailbox.put({ type: 'seek', step: 1, id: 'a' }), []);
    assert.deepEqual(mailbox.put({ type: 'seek', step: 2, id: 'b' }), ['a']);
    assert.deepEqual(mailbox.take(), {
      request: { type: 'seek', step: 2, id: 'b' },
      ids: ['b'],
    });
  });

  it('merge several `set` without loss', () => {
    const mailbox = new Mailbox();
    mailbox.put({ type: 'set', options: { speed: 5, theme: 'dark' }, id: 1 });
    assert.deepEqual(mailbox.put({ type: 'set', options: { theme: 'light' }, id: 2 }), []);
    const { request, ids } = mailbox.take();
    assert.deepEqual(request.options, { speed: 5, theme: 'light' });
    assert.deepEqual(ids, [1, 2]);
  });

  it('stay few however many arrive', () => {
    const mailbox = new Mailbox();
    let dropped = 0;
    for (let id = 0; id < 1000; id++) dropped += mailbox.put({ type: 'getState', id }).length;
    const { ids } = mailbox.take();
    assert.equal(ids.length + dropped, 1000);
    assert.ok(ids.length <= 32);
    assert.equal(ids.at(-1), 999);
  });
});
