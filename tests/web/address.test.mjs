import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { FORMATS } from '../puzzles.mjs';

let address;
before(async () => {
  globalThis.location = { hash: '', search: '', origin: 'https://lab.example', pathname: '/' };
  globalThis.addEventListener ??= () => {};
  address = await import('../../web/puzzle/address.js');
});

const scene = {
  algorithm: 'dancing-links',
  variant: 1,
  step: 41,
  rate: 5,
  ask: 'choices,checks:5',
};
const read = (link) => {
  globalThis.location.hash = new URL(link).hash;
  return address.readAddress().scene;
};

test('a link opens the exact step', () => {
  assert.deepEqual(read(address.addressOf('p=1', [], scene)), scene);
});

test('a link names the questions to the reader, with or without an algorithm', () => {
  const link = address.addressOf('p=1', [], scene);
  assert.match(link, /&ask=choices,checks:5$/);
  assert.deepEqual(read('https://lab.example/#p=1&ask=choices'), {
    algorithm: '',
    variant: 0,
    step: 0,
    rate: 0,
    ask: 'choices',
  });
  assert.equal(read('https://lab.example/#p=1&ask=%3Cb%3E'), null);
  assert.equal(read('https://lab.example/#p=1&algo=bitmask').ask, '');
});

test('full speed has a name in the address', () => {
  const fast = { ...scene, rate: Infinity };
  assert.deepEqual(read(address.addressOf('p=1', ['solution'], fast, 'dark')), fast);
});

test('a link names the cell that Explain is asked about, and the technique that Play drills', () => {
  const details = [
    ['explain', { why: 'r4c5' }],
    ['play', { drill: 'x-wing' }],
    ['explain', { why: '' }],
  ];
  for (const [mode, detail] of details) {
    const link = address.addressOf('p=1', [], detail, 'auto', '', undefined, mode);
    globalThis.location.hash = new URL(link).hash;
    const found = address.readAddress();
    assert.deepEqual([found.mode, found.detail, found.scene], [mode, detail, null]);
  }
  const of = (hash) => {
    globalThis.location.hash = hash;
    const { mode, detail } = address.readAddress();
    return [mode, detail];
  };
  assert.deepEqual(of('#p=1&why=r4c5'), ['explain', { why: 'r4c5' }]);
  assert.deepEqual(of('#drill=x-wing'), ['play', { drill: 'x-wing' }]);
  assert.deepEqual(of('#p=1&mode=solve&why=r4c5'), ['solve', null]);
  assert.deepEqual(of('#mode=play&drill=%3Cb%3E'), ['play', { drill: '' }]);
});

test('without a run the address has no run parameters', () => {
  const link = address.addressOf('p=1', [], null);
  assert.equal(link, 'https://lab.example/#p=1');
  assert.equal(read(link), null);
});

test('an invalid step is read as step 0', () => {
  assert.equal(read('https://lab.example/#p=1&algo=bitmask&step=-4').step, 0);
  assert.equal(read('https://lab.example/#p=1&algo=bitmask&step=x&variant=y').variant, 0);
});

const LINE = FORMATS.replaceAll('0', '.');
const STATE = `p=${LINE.replaceAll('.', '0')}`;
const textAt = (hash, search = '') => {
  Object.assign(globalThis.location, { hash, search });
  return address.readAddress().text;
};

test('a puzzle is read as a state, with any other parameters after it', () => {
  const entered = `&e=${'0'.repeat(80)}1`.replace(/1$/, '0');
  assert.equal(textAt(`#${STATE}`), STATE);
  assert.equal(textAt(`#${STATE}&algo=bitmask&step=7&show=solution`), STATE);
  assert.equal(textAt(`#p=${LINE}`), STATE);
  assert.equal(textAt(`#${STATE}${entered}&x=115`), `${STATE}&x=115`);
});

test('encoded characters are decoded, and blanks are skipped', () => {
  const rows = LINE.match(/.{9}/g);
  assert.equal(textAt(`#p=${rows.join('%20')}`), STATE);
  assert.equal(textAt(`#p=${rows.join('+')}`), STATE);
  assert.equal(textAt(`#p=${rows.join('%0A')}`), STATE);
});

test('parameter names of other sites work, also in the query; the fragment has precedence', () => {
  for (const name of ['s', 'bd', 'puzzle']) assert.equal(textAt('', `?${name}=${LINE}`), LINE);
  assert.equal(textAt(`#${STATE}`, '?bd=123'), STATE);
  assert.equal(textAt('#lang=de', `?bd=${LINE}`), LINE);
});

test('text that is not a state is left to the reader', () => {
  assert.equal(textAt('#p=123'), '123');
  assert.equal(textAt('#p=123&e=45'), 'p=123&e=45');
  assert.equal(textAt('#lang=de'), '');
  assert.equal(textAt(''), '');
});

test('an address can contain several puzzles', () => {
  assert.deepEqual(address.puzzlesIn(`${STATE}&x=115&bd=${LINE}&title=p%3D5`), [
    `${STATE}&x=115`,
    LINE,
  ]);
});

test('notes and colours are part of the puzzle; those of other sites are not read', () => {
  assert.equal(textAt(`#${STATE}&x=115&n=0D&k=A&step=7`), `${STATE}&x=115&n=0D&k=A`);
  assert.equal(textAt('', `?bd=${LINE}&n=2&c=de&k=5`), LINE);
});

test('a puzzle that is played opens in Play: one with entries, crossed-out candidates or notes', () => {
  const modeOf = (more) => {
    globalThis.location = { hash: `#${STATE}${more}`, search: '' };
    return address.readAddress().mode;
  };
  for (const more of [`&e=${'0'.repeat(80)}1`, '&x=115', '&n=0D', '&c=0D'])
    assert.equal(modeOf(more), 'play', more);
  for (const more of ['', '&k=A', '&lang=de']) assert.equal(modeOf(more), '', more);
  assert.equal(modeOf('&e=1&mode=solve'), 'solve');
});
