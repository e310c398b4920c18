// The parts of pictures and worksheets that need no browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrCode } from '../../web/base/dom/qr.js';
import { MOST, sheetOf, wrap } from '../../web/features/paper/layout.js';
import { Ratings } from '../../web/features/make/sheet/ratings.js';
import { hashOf, optionsIn, rowsFor } from '../../web/features/make/sheet/options.js';
import { puzzlesIn } from '../../web/puzzle/address.js';
import { boardShapes } from '../../web/board/picture/shapes.js';
import { boardPicture, svgText } from '../../web/board/picture/svg.js';
import { stepsBetween } from '../../web/run/spread.js';
import { readModules } from './qr.mjs';
import { FORMATS as WIKIPEDIA } from '../puzzles.mjs';

/** The first fault of a text that should be well-formed: elements, quoted attributes and text only. */
function flaw(xml) {
  const open = [];
  let rest = xml;
  while (rest) {
    const tag =
      /^<(\/?)([a-z]+)((?: [\w:-]+="[^"<&]*(?:&(?:amp|lt|gt|quot);[^"<&]*)*")*)(\/?)>/.exec(rest);
    const text = /^(?:[^<&]|&(?:amp|lt|gt|quot);)+/.exec(rest);
    if (!tag && !text) return `at ${rest.slice(0, 40)}`;
    if (tag) {
      const [, end, name, attributes, empty] = tag;
      const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map(([, attribute]) => attribute);
      if (new Set(names).size < names.length) return `twice the same attribute in ${tag[0]}`;
      if (end && open.pop() !== name) return `${name} ends where it is not open`;
      if (!end && !empty) open.push(name);
    }
    rest = rest.slice((tag ?? text)[0].length);
  }
  return open.join();
}

const empty = { digit: 0, kind: '', marks: '', other: 0, candidates: 0, crossed: 0 };
const boardWith = (...cells) =>
  Array.from({ length: 81 }, (_, at) => ({ ...empty, readonly: false, name: '', ...cells[at] }));
const svgOf = (views, options) => svgText(boardPicture(boardShapes(views, options), 'A board'));

test('the picture of a board is a well-formed SVG with every digit', () => {
  const svg = svgOf(
    boardWith(...[...WIKIPEDIA].map((digit) => ({ digit: Number(digit), kind: 'given' }))),
  );
  assert.equal(flaw(svg), '');
  assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  const digits = [...svg.matchAll(/>(\d)<\/text>/g)].map(([, digit]) => digit);
  assert.equal(digits.join(''), WIKIPEDIA.replaceAll('0', ''));
  assert.equal(svg.match(/font-weight="bold"/g).length, digits.length, 'givens are bold');
});

test('in a title, characters that XML forbids are replaced and markup characters escaped', () => {
  const svg = svgText(sheetOf([{ shapes: [], caption: '' }], 'a <b> & "c" \u0001\ud800'));
  assert.equal(flaw(svg), '');
  assert.match(svg, /a &lt;b&gt; &amp; &quot;c&quot; \ufffd\ufffd/);
});

test('every state of a cell has a distinct shape, not only a colour', () => {
  const states = [
    { digit: 5, kind: 'given' },
    { digit: 5, kind: 'entered' },
    { digit: 5, kind: 'entered', marks: 'conflict' },
    { digit: 5, kind: 'entered', marks: 'wrong' },
    { digit: 5, kind: 'entered', marks: 'differs', other: 4 },
    { digit: 5, kind: 'trial' },
    { digit: 5, kind: 'trial', marks: 'last' },
    { digit: 5, kind: 'trial', marks: 'last conflict rejected' },
    { digit: 5, kind: 'trial', marks: 'blocks' },
    { marks: 'last removed', other: 5 },
    { candidates: 0b10000 },
    { crossed: 0b10000 },
  ];
  const drawn = states.map((state) =>
    svgOf(boardWith(state), { pencilled: true }).replace(/ (fill|stroke)="#\w+"/g, ''),
  );
  assert.equal(new Set(drawn).size, states.length);
  drawn.forEach((svg) => assert.equal(flaw(svg), ''));
});

test('candidates are drawn only if shown, houses only if marked', () => {
  const views = boardWith({ candidates: 0b1 });
  assert.doesNotMatch(svgOf(views), />1<\/text>/);
  assert.match(svgOf(views, { pencilled: true }), />1<\/text>/);
  assert.match(svgOf(views, { houses: [0] }), /d="M0 0h90v10h-90z"/, 'row 1');
  assert.match(svgOf(views, { houses: [17] }), /d="M80 0h10v90h-10z"/, 'column 9');
  assert.match(svgOf(views, { houses: [22] }), /d="M30 30h30v30h-30z"/, 'box 5');
});

test('notes are drawn unless candidates are, and a colour has its sign', () => {
  const noted = boardWith({ candidates: 0b1, corner: 0b110, centre: 0b111000 });
  const texts = (svg) => [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, text]) => text);
  assert.deepEqual(texts(svgOf(noted)), ['2', '3', '456']);
  assert.deepEqual(texts(svgOf(noted, { pencilled: true })), ['1']);
  const signs = [1, 2, 3, 4, 5, 6].map((tint) => svgOf(boardWith({ tint })));
  assert.equal(new Set(signs).size, 6);
  // Nine notes stay within their cell.
  const [{ shapes }] = boardShapes(boardWith({ corner: 511 }));
  for (const { text, x, y } of shapes) {
    assert.ok(x > 0.5 && x < 9.5 && y > 2 && y < 9.8, `${text} at ${x}, ${y}`);
  }
});

test('a sheet contains each board with its sentence, within its edges', () => {
  for (const count of [1, 2, 6, 7, MOST]) {
    const boards = Array.from({ length: count }, (_, i) => ({
      shapes: boardShapes(boardWith()),
      caption: `Step ${i}: a sentence that is too long for a line under a board of this width`,
    }));
    const picture = sheetOf(boards, 'Run');
    const svg = svgText(picture);
    assert.equal(flaw(svg), '');
    assert.equal(svg.match(/M30 0v90/g).length, count);
    for (let i = 0; i < count; i++) assert.ok(svg.includes(`Step ${i}: `));
    const groups = picture.shapes.filter(({ shapes }) => shapes);
    for (const { x, y, shapes } of groups) {
      const lines = shapes.filter(({ text }) => text);
      const height = lines.length ? lines.at(-1).y : 90;
      assert.ok(x >= 0 && x + 90 <= picture.width && y + height <= picture.height);
    }
  }
});

test('lines are broken between words, and within overlong words', () => {
  assert.deepEqual(wrap('one two three', 7), ['one two', 'three']);
  assert.deepEqual(wrap('abcdefghij k', 4), ['abcd', 'efgh', 'ij k']);
});

test('the steps of a range are spread evenly, with both ends', () => {
  assert.deepEqual(stepsBetween(10, 14, 24), [10, 11, 12, 13, 14]);
  assert.deepEqual(stepsBetween(0, 100, 5), [0, 25, 50, 75, 100]);
  assert.deepEqual(stepsBetween(0, 10, 4), [0, 3, 7, 10]);
  assert.deepEqual(stepsBetween(7, 7, 2), [7]);
});

/** Capacity in bytes of a code of level M, by version from 1: table 7 of the standard. */
const BYTES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
BYTES.push(251, 287, 331, 362, 412, 450, 504, 560, 624, 666);

test('a QR code of any version has the smallest possible size, and an independent reader reads it', () => {
  BYTES.forEach((length, i) => {
    const text = Array.from({ length }, (_, n) => 'abcdefgh:/#?='[(n * 7 + length) % 13]).join('');
    const code = qrCode(text);
    assert.equal(code.length, 4 * (i + 1) + 17, `${length} characters`);
    assert.equal(readModules(code), text, `${length} characters`);
  });
  assert.equal(qrCode('a'.repeat(667)), null);
});

test('a QR code contains format and version as the standard defines them, twice each', () => {
  // Level M with masks 0 to 7 (table C.1), and version 7 (table D.1). A reader would forgive errors.
  const formats =
    '101010000010010 101000100100101 101111001111100 101101101001011 ' +
    '100010111111001 100000011001110 100111110010111 100101010100000';
  const code = qrCode('x'.repeat(120));
  const at = (places) => places.map(([x, y]) => Number(code[y][x])).join('');
  const end = code.length - 1;
  const across = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8]);
  const up = [7, 5, 4, 3, 2, 1, 0].map((y) => [8, y]);
  const first = at([...across, ...up]);
  assert.ok(formats.split(' ').includes(first), first);
  const below = Array.from({ length: 7 }, (_, i) => [8, end - i]);
  const beside = Array.from({ length: 8 }, (_, i) => [end - 7 + i, 8]);
  assert.equal(at([...below, ...beside]), first);
  const version = Array.from({ length: 18 }, (_, i) => [end - 8 - (i % 3), 5 - Math.floor(i / 3)]);
  assert.equal(at(version), '000111110010010100');
  assert.equal(at(version.map(([x, y]) => [y, x])), '000111110010010100');
});

test('a link with a puzzle has a small QR code, its digits packed', () => {
  const link = `https://example.org/sudoku-lab/#p=${WIKIPEDIA}`;
  const code = qrCode(link);
  assert.equal(readModules(code), link);
  // Version 5 has 37 modules a side and, of level M, 86 bytes; the link alone has 115.
  assert.ok(code.length <= 37);
});

test('a QR code can contain characters beyond ASCII', () => {
  assert.equal(readModules(qrCode('Übung – 数独')), 'Übung – 数独');
});

test('options are read back from the address that contains them', () => {
  const options = {
    title: 'Backtracking & more: 50 %',
    per: 6,
    rows: 5,
    difficulty: false,
    candidates: true,
    answers: false,
    codes: true,
  };
  const hash = hashOf([`p=${WIKIPEDIA}`, `p=${WIKIPEDIA}`], options, 'de');
  assert.deepEqual(optionsIn(hash), options);
  assert.deepEqual(puzzlesIn(hash), [`p=${WIKIPEDIA}`, `p=${WIKIPEDIA}`]);
  assert.equal(new URLSearchParams(hash).get('lang'), 'de');
  const none = { ...options, title: '', rows: 0, candidates: false, codes: false };
  assert.deepEqual(optionsIn(hashOf([], none, '')), none);
});

test('invalid options have their default values', () => {
  const usual = {
    ...{ title: '', per: 2, rows: 0 },
    ...{ candidates: false, difficulty: true, answers: true, codes: true },
  };
  assert.deepEqual(optionsIn(''), usual);
  assert.deepEqual(optionsIn('per=3&rows=-2&with'), {
    ...{ ...usual, difficulty: false },
    ...{ answers: false, codes: false },
  });
  assert.equal(optionsIn('per=toString').per, 2);
  assert.equal(rowsFor(1000, 6), rowsFor(Infinity, 6));
  assert.equal(rowsFor(NaN, 1), 0);
});

/** Puzzles of a worksheet, and a logic worker whose paths have these ratings, by givens. */
function sheetToRate(ratings) {
  const asked = [];
  const items = Object.keys(ratings).map((givens) => ({
    facts: { givens },
    verdict: givens === NO_SOLUTION ? 'none' : 'one',
  }));
  const logic = {
    rate: async (state) => {
      const givens = state.slice(2, 83);
      asked.push(givens);
      return { solved: true, er: ratings[givens] };
    },
  };
  return { items, logic, asked };
}
const NO_SOLUTION = '1'.repeat(81);
const [FIRST, SECOND] = [`1${'0'.repeat(80)}`, `2${'0'.repeat(80)}`];

test('the puzzles of a worksheet with one solution are rated once, in order', async () => {
  const { items, logic, asked } = sheetToRate({
    [FIRST]: 4.2,
    [NO_SOLUTION]: 0,
    [SECOND]: 1.2,
  });
  const ratings = new Ratings(logic);
  assert.equal(ratings.of(items[0].facts.givens), 0);
  const seen = [];
  const { signal } = new AbortController();
  await ratings.rate(items, signal, (...progress) => seen.push(progress));
  assert.deepEqual(seen, [
    [1, 2, 0],
    [2, 2, 2],
  ]);
  assert.deepEqual(
    items.map(({ facts }) => ratings.of(facts.givens)),
    [4.2, 0, 1.2],
  );
  assert.deepEqual(asked, [FIRST, SECOND]);
  await ratings.rate(items, signal, () => assert.fail('they are known'));
  assert.equal(asked.length, 2);
});

test('a rating that is stopped is not kept', async () => {
  const { items, logic } = sheetToRate({ [FIRST]: 1.2, [SECOND]: 1.5 });
  const ratings = new Ratings(logic);
  const stop = new AbortController();
  await ratings.rate(items, stop.signal, () => stop.abort());
  assert.deepEqual(
    items.slice(0, 2).map(({ facts }) => ratings.of(facts.givens)),
    [1.2, 0],
  );
});
