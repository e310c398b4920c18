// Links of SudokuPad, f-puzzles and Penpa+: what is read of them, what is named, what is refused.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { EMPTY, parsePuzzle } from '../../web/puzzle/puzzle.js';
import { expand, shorten } from '../../web/puzzle/sites/lz.js';
import { strings } from '../../web/puzzle/sites/en.js';
import { readLinks, writeLink } from '../../web/puzzle/sites/links.js';
import { tintOf, TINTS } from '../../web/puzzle/sites/site-puzzle.js';
import { parse } from '../../web/puzzle/sites/sudokupad.js';
import { LINKS, SOLUTIONS } from './site-links.mjs';

const P = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
/** Node 18 cannot inflate without a header. */
const inflates = (() => {
  try {
    return Boolean(new DecompressionStream('deflate-raw'));
  } catch {
    return false;
  }
})();
const givensOf = ({ text }) => /p=(\d{81})/.exec(text)?.[1];
const puzzleIn = ({ text }) => parsePuzzle(new URLSearchParams(text));
const codeOf = (json) => `https://f-puzzles.com/?load=${shorten(JSON.stringify(json))}`;
const blank = () => Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));

test('the code of f-puzzles is expanded, and made again as it was', () => {
  for (const link of [LINKS.ripples, LINKS.killer, LINKS.small]) {
    const [, code] = link.split('load=');
    const text = expand(code, 1e6);
    assert.equal(JSON.parse(text).grid.length, JSON.parse(text).size);
    assert.equal(shorten(text), code);
  }
  for (const text of ['', 'a', 'aaaaaaa', 'Größe 数独 数独', 'xy'.repeat(5000)])
    assert.equal(expand(shorten(text), 1e6), text);
});

test('classic puzzles of f-puzzles have the givens of their solutions', async () => {
  for (const name of ['ripples', 'valtari']) {
    const read = await readLinks(`Today: ${LINKS[name]} by its author`);
    assert.equal(read.trouble, '');
    assert.deepEqual(read.rules, []);
    const givens = [...givensOf(read)];
    assert.ok(givens.filter((digit) => digit !== '0').length >= 24);
    givens.forEach((digit, at) => assert.ok(digit === '0' || digit === SOLUTIONS[name][at]));
  }
  const { title, left } = await readLinks(LINKS.ripples);
  assert.equal(title, 'Ripples');
  assert.deepEqual(left, ['text'], 'its rules are more than a sentence');
});

test('SudokuPad: both of its JSON forms and both forms of a classic Sudoku', async () => {
  const ripples = givensOf(await readLinks(LINKS.ripples));
  for (const name of ['scl', 'ctc']) {
    const read = await readLinks(LINKS[name]);
    assert.deepEqual([read.trouble, read.rules], ['', []]);
    const { givens, corner, centre, colours } = puzzleIn(read);
    assert.equal(givens, ripples);
    assert.equal(corner[1], 0b1001);
    assert.equal(centre[2], 0b1110);
    assert.equal(colours.findIndex(Boolean), 3);
  }
  for (const name of ['scf', 'classic']) assert.equal(givensOf(await readLinks(LINKS[name])), P);
  const shortened = parse("{ce:[[{v:5},,{t:'it\\'s'}],[]],u:[{c2:D0D0FF,r:f,h:1,c1:#0}]}");
  assert.deepEqual(JSON.parse(JSON.stringify(shortened)), {
    cells: [[{ value: 5 }, {}, { title: "it's" }], [{}]],
    underlays: [{ backgroundColor: '#D0D0FF', r: false, height: 1, c1: '#000000' }],
  });
});

test('Penpa+: a board as a solver for it writes it', { skip: !inflates }, async () => {
  const read = await readLinks(LINKS.penpa);
  assert.deepEqual([read.site, read.trouble, read.rules, read.left], ['penpa', '', [], []]);
  // Penpa numbers cells from 28; "29": 1, "31": 2, "35": 3 and so on are in its JSON.
  assert.equal(givensOf(read).slice(0, 9), '010200030');
  assert.equal([...givensOf(read)].filter((digit) => digit !== '0').length, 28);
});

test('rules that a classic Sudoku does not have are named', async () => {
  const killer = await readLinks(LINKS.killer);
  assert.ok(killer.rules.includes('killercage'));
  assert.match(strings.variant(killer.rules), /killer cages/);
  assert.ok((await readLinks(LINKS.cages)).rules.includes('cages'));
  const grid = blank();
  grid[0][0] = { region: 5 };
  const made = {
    size: 9,
    grid,
    thermometer: [{ lines: [['R1C1', 'R1C2']] }],
    antiknight: true,
    odd: [],
    novelty: 3,
  };
  const { rules } = await readLinks(codeOf(made));
  assert.deepEqual(rules.sort(), ['antiknight', 'novelty', 'regions', 'thermometer']);
  assert.match(strings.variant(rules), /novelty/, 'also one without a name');
});

test('entries, notes and colours; a solution of the author is left out and named', async () => {
  const grid = blank();
  grid[0][0] = { value: 5, given: true };
  grid[0][1] = { value: 3 };
  grid[0][2] = { cornerPencilMarks: [1, 2], centerPencilMarks: ['7'], c: '#FF0000' };
  const { entries, corner, centre, colours } = puzzleIn(await readLinks(codeOf({ size: 9, grid })));
  assert.equal(entries.slice(0, 3), '030');
  assert.deepEqual([corner[2], centre[2], colours[2]], [3, 64, 4]);
  const solution = [...SOLUTIONS.ripples];
  const full = blank().map((row, r) =>
    row.map((_, c) => ({ value: Number(solution[9 * r + c]), given: r < 4 })),
  );
  const read = await readLinks(codeOf({ size: 9, grid: full }));
  assert.equal(puzzleIn(read).entries, EMPTY.entries);
  assert.deepEqual(read.left, ['solution']);
  TINTS.forEach((tint, i) => assert.equal(tintOf(tint), i + 1));
});

test('what is written is read again, with all that the site can hold', async () => {
  const masks = (at, mask) => EMPTY.corner.map((_, cell) => (cell === at ? mask : 0));
  const puzzle = {
    ...EMPTY,
    givens: P,
    entries: '004'.padEnd(81, '0'),
    corner: masks(3, 0b101101),
    centre: masks(5, 0b11),
    colours: EMPTY.colours.map((_, cell) => (cell < 6 ? cell + 1 : 0)),
  };
  for (const site of inflates ? ['f-puzzles', 'penpa', 'sudokupad'] : ['f-puzzles', 'sudokupad']) {
    const read = await readLinks(await writeLink(site, puzzle));
    assert.deepEqual([read.site, read.trouble, read.rules, read.left], [site, '', [], []]);
    const entries = site === 'sudokupad' ? EMPTY.entries : puzzle.entries;
    assert.deepEqual(puzzleIn(read), { ...puzzle, entries });
  }
});

test('several links are several puzzles', async () => {
  const read = await readLinks(`${LINKS.ripples}\n${LINKS.valtari}\n${LINKS.small}`);
  assert.equal(read.count, 2);
  assert.equal(read.trouble, 'size');
  assert.equal(read.text.split('\n').length, 2);
});

test('hostile and damaged links end with a reason', async () => {
  const reason = async (link) => (await readLinks(link)).trouble;
  const penpa = (bytes) => `#m=edit&p=${deflateRawSync(bytes).toString('base64')}`;
  assert.equal(await reason('https://sudokupad.app/abc123xyz'), 'server');
  assert.equal(await reason(LINKS.ripples.slice(0, 300)), 'damaged');
  assert.equal(await reason(`https://f-puzzles.com/?load=${'A'.repeat(3e6)}`), 'large');
  const bomb = shorten('a'.repeat(4e6));
  assert.ok(bomb.length < 10_000);
  assert.equal(await reason(`https://f-puzzles.com/?load=${bomb}`), 'damaged');
  assert.equal(await reason(codeOf([1])), 'damaged');
  assert.equal(await reason(codeOf({ grid: [[null]] })), 'size');
  assert.equal(await reason(`https://sudokupad.app/scl${shorten('['.repeat(50_000))}`), 'damaged');
  assert.equal(await reason(`https://sudokupad.app/scl${shorten('{__proto__:{x:1}}')}`), 'damaged');
  assert.equal(await reason(`https://sudokupad.app/scf${'~'.repeat(1000)}`), 'damaged');
  assert.equal(await reason('https://sudokupad.app/scl%E0%A4%A'), 'damaged');
  if (inflates) {
    assert.equal(await reason(penpa('0'.repeat(2e7))), 'damaged', 'a bomb');
    assert.equal(await reason(penpa('square,9,9\n{')), 'damaged');
    assert.equal(await reason(`#m=edit&p=${'x'.repeat(200)}`), 'damaged');
  }
  assert.equal(await readLinks(`${P} https://sudokupad.app/abc123xyz`), null, 'digits beside it');
  for (const text of ['', P, `#p=${P}`, `https://www.sudokuwiki.org/sudoku.htm?bd=${P}`])
    assert.equal(await readLinks(text), null);
  for (const trouble of ['damaged', 'large', 'server', 'size'])
    assert.ok(strings.trouble(trouble, 'penpa').length > 20);
});

test('a link for Penpa+ has the lines that Penpa+ reads', { skip: !inflates }, async () => {
  const link = await writeLink('penpa', { ...EMPTY, givens: P });
  const lines = inflateRawSync(Buffer.from(link.split('&p=')[1], 'base64'))
    .toString()
    .split('\n');
  assert.match(lines[0], /^sudoku,9,9,38,/);
  assert.equal(lines.length, 18);
  // r1c1 is cell 28 of Penpa's grid of 13 by 13.
  assert.match(lines[3], /zN:\{"28":\["5",1,"1"\]/);
});
