// The codes that the share dialog offers.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  elementCode,
  frameAddress,
  frameCode,
  PRESETS,
  sizeFor,
} from '../../web/features/share/codes.js';

const LIANG = '060104050008305600200000001800407006006000300700901004500000002007206900040508070';
const USUAL = ['board', 'status', 'strip', 'player', 'link'];
const choice = {
  page: 'https://lab.example/sudoku/',
  state: `p=${LIANG}&algo=bitmask&step=41&speed=5`,
  lang: 'en',
  show: USUAL,
  step: '41',
  from: '',
  to: '',
  theme: 'auto',
  lock: false,
  origin: '',
  width: '360',
  height: '460',
};

it('a frame has the address of embed.html beside the page, with only the options that differ from the defaults', () => {
  assert.equal(
    frameAddress(choice, USUAL),
    `https://lab.example/sudoku/embed.html?p=${LIANG}&algo=bitmask&speed=5&step=41`,
  );
  const address = frameAddress(
    {
      ...choice,
      from: '12',
      to: '16',
      show: ['board', 'code'],
      theme: 'dark',
      lock: true,
      origin: 'https://school.example:8080',
    },
    USUAL,
  );
  const parameters = Object.fromEntries(new URL(address).searchParams);
  assert.deepEqual(parameters, {
    p: LIANG,
    algo: 'bitmask',
    speed: '5',
    loop: '12-16',
    show: 'board,code',
    theme: 'dark',
    lock: '1',
    origin: 'https://school.example:8080',
  });
});

it('a German page offers German boards', () => {
  const german = { ...choice, lang: 'de' };
  assert.equal(new URL(frameAddress(german, USUAL)).searchParams.get('lang'), 'de');
  assert.match(elementCode(german, USUAL), /<sudoku-lab [^>]*lang="de"/);
});

it('each code is one element without markup from the address of the page', () => {
  const evil = '"><script>alert(1)</script>&amp;\'';
  const hostile = {
    ...choice,
    page: 'https://lab.example/%22%3E/',
    state: new URLSearchParams({
      p: evil,
      algo: evil,
      e: evil,
      show: evil,
      theme: evil,
    }).toString(),
    width: '1"><b>',
    origin: evil,
  };
  const frame = frameCode(hostile, USUAL, 'a "title"');
  assert.match(frame, /^<iframe( [a-z]+="[^"<>]*")+><\/iframe>$/);
  const element = elementCode(hostile, USUAL);
  assert.match(
    element,
    /^<script src="[^"<>]*" defer><\/script>\n<sudoku-lab( [a-z]+="[^"<>]*")+><\/sudoku-lab>$/,
  );
});

it('an element has the puzzle as an attribute, and another one for entries if there are any', () => {
  assert.match(
    elementCode(choice, USUAL),
    new RegExp(`<sudoku-lab puzzle="${LIANG}" algo="bitmask"`),
  );
  const entered = { ...choice, state: `p=${LIANG}&e=${'9'.padEnd(81, '0')}` };
  assert.match(elementCode(entered, USUAL), new RegExp(`puzzle="p=${LIANG}&amp;e=90+"`));
});

it('the code of a frame has no border and a size that fits its parts', () => {
  assert.match(frameCode(choice, USUAL, 'x'), / style="border:0;/);
  assert.deepEqual(sizeFor(USUAL), { width: 360, height: 460 });
  for (const part of ['code', 'stack', 'log', 'counters'])
    assert.deepEqual(sizeFor([...USUAL, part]), { width: 760, height: 620 });
  assert.deepEqual(sizeFor([...USUAL, 'code', 'stack', 'log']), { width: 960, height: 720 });
});

it('each preset is a list of known parts, and the first one is the default', () => {
  assert.deepEqual(PRESETS.board, USUAL);
  assert.ok(PRESETS.code.includes('code') && !PRESETS.code.includes('stack'));
  assert.ok(PRESETS.full.includes('counters') && !PRESETS.full.includes('pad'));
});
