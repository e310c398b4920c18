// What a card says of a puzzle and of the search for its solution, and where it puts it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qrCode } from '../../web/base/dom/qr.js';
import { PRINT } from '../../web/board/picture/shapes.js';
import { svgText } from '../../web/board/picture/svg.js';
import { cardPicture, LAYOUTS, linesOf } from '../../web/features/card/layout.js';
import { follow, MOST_STEPS, programsFor } from '../../web/features/card/search.js';
import { LIANG_ON_ONE, NONE, ONE } from '../puzzles.mjs';
import { client, EMPTY, ready, RUN } from './run-worker-setup.mjs';

/** A puzzle with several solutions. */
const FEW = ONE.replace('8', '0');
const FREE = ONE.split('0').length - 1;

/** The number of solutions, found by trying. @param {number[]} grid  81 digits, changed and restored */
function count(grid) {
  const at = grid.indexOf(0);
  if (at < 0) return 1;
  const box = (cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
  const clashes = (digit) =>
    grid.some(
      (each, cell) =>
        each === digit &&
        (cell % 9 === at % 9 ||
          Math.floor(cell / 9) === Math.floor(at / 9) ||
          box(cell) === box(at)),
    );
  let found = 0;
  for (let digit = 1; digit <= 9; digit++) {
    if (clashes(digit)) continue;
    grid[at] = digit;
    found += count(grid);
  }
  grid[at] = 0;
  return found;
}

const kindOf = (bits) => ready.kinds[bits & 31];
const options = () => ({ kindOf, signal: new AbortController().signal });
/** Follows the program for the first solution, or for all. */
const search = (givens, all = false) =>
  follow(client, RUN, programsFor(ready.algorithms, all).shown, givens, options());

test('a search reports its steps, the digits that it places, and that it ends with the solution', async () => {
  const { length, ended, digits, solves, solutions, landscape } = await search(ONE);
  assert.ok(ended && solves);
  // Liang's program backtracks once for each digit that it takes back; those of the solution stay.
  assert.equal(digits, LIANG_ON_ONE.backtracks + FREE);
  assert.ok(length > LIANG_ON_ONE.checks);
  assert.deepEqual(solutions, []);
  assert.equal(landscape.borders.at(-1), length);
});

test('a search for all solutions reports where each is, and does not end with one', async () => {
  const { ended, solves, found, solutions } = await search(FEW, true);
  const all = count(Array.from(FEW, Number));
  assert.ok(all > 1);
  assert.deepEqual([ended, solves, found, solutions.length], [true, false, all, all]);
});

test('a search without a solution ends without one', async () => {
  const { ended, solves, found, solutions } = await search(NONE);
  assert.deepEqual([ended, solves, found, solutions], [true, false, 0, []]);
});

test('a search that does not end is followed for some time, and shows no solutions that would cover it', async () => {
  const known = [];
  const { length, ended, found, solutions } = await follow(
    client,
    RUN,
    programsFor(ready.algorithms, true).shown,
    EMPTY,
    { ...options(), progress: ({ length: so }) => known.push(so) },
  );
  assert.deepEqual([length, ended, solutions], [MOST_STEPS, false, []]);
  assert.ok(found > 100);
  assert.ok(known.length > 1 && known.every((so, i) => so > (known[i - 1] ?? 0)), known.join());
});

test('a search that is stopped reports nothing', async () => {
  const { shown } = programsFor(ready.algorithms, true);
  const stopped = { kindOf, signal: AbortSignal.abort() };
  assert.equal(await follow(client, RUN, shown, EMPTY, stopped), null);
});

test('the comparison has the goal of the program that is shown', () => {
  const variantOf = (all) => {
    const { variant } = programsFor(ready.algorithms, all).other;
    return ready.algorithms.find(({ id }) => id === 'dancing-links').variants[variant];
  };
  assert.deepEqual([variantOf(false), variantOf(true)], ['first', 'all']);
});

const measure = (text, size) => 0.55 * size * text.length;
const NAMES = 'paper sheet ink soft hair on-ink tried tried-w proven clash yours dim bright';
const palette = { ...Object.fromEntries(NAMES.split(' ').map((n) => [n, '#123'])), board: PRINT };
const CONTENT = {
  board: [],
  title: 'A "card"',
  seal: null,
  heading: 'Very hard',
  detail: '7.0, hardest step: Forcing chain of many cells',
  facts: [
    ['more than 20,000,000', 'steps: Candidate elimination.'],
    ['1,234,567', 'digits placed; 987 with Dancing links.'],
  ],
  landscape: { toDataURL: () => 'data:image/png;base64,AA==' },
  code: qrCode(`https://lab.example/#p=${ONE}`),
  site: 'lab.example',
  mark: ['M0 0', 'M1 1', 'M2 2'],
};

/** The texts of a picture with the places where they begin and end. */
function textsOf(shapes) {
  return shapes.flatMap((shape) => {
    if (!('text' in shape)) return [];
    const { text, x, y, size, start } = shape;
    const width = measure(text, size);
    const left = start ? x : x - width / 2;
    return [{ text, left, right: left + width, top: y - size, bottom: y }];
  });
}

for (const [name, layout] of Object.entries(LAYOUTS)) {
  for (const seal of [null, { shape: 'several', mark: '999+' }]) {
    test(`the texts of a ${name} card with ${seal ? 'a seal' : 'a level'} stay apart, and inside it`, () => {
      const { shapes, width, height } = cardPicture({ ...CONTENT, seal }, name, palette, measure);
      assert.deepEqual([width, height], [layout.width, layout.height]);
      const texts = textsOf(shapes);
      const [codeX, codeY, codeSize] = layout.code;
      const [landX, landY, landWidth, landHeight] = layout.landscape;
      const parts = [
        ...texts,
        {
          text: 'code',
          left: codeX,
          right: codeX + codeSize,
          top: codeY,
          bottom: codeY + codeSize,
        },
        {
          ...{ text: 'landscape', left: landX, right: landX + landWidth },
          ...{ top: landY, bottom: landY + landHeight },
        },
      ];
      for (const [i, a] of parts.entries()) {
        assert.ok(a.left >= 0 && a.right <= width && a.bottom <= height - 10, a.text);
        for (const b of parts.slice(i + 1)) {
          const apart =
            a.right <= b.left + 1 ||
            b.right <= a.left + 1 ||
            a.bottom <= b.top ||
            b.bottom <= a.top;
          assert.ok(apart, `${a.text} meets ${b.text}`);
        }
      }
      const said = texts.map(({ text }) => text).join(' ');
      for (const word of ['Very hard', '1,234,567', 'lab.example', ...(seal ? ['999+'] : [])])
        assert.ok(said.includes(word), word);
    });
  }
}

test('a card as SVG needs nothing from elsewhere', () => {
  const faces = { text: "'Lab Text', sans-serif", digits: "'Lab Digits', serif", rules: 'a{}' };
  const svg = svgText(cardPicture(CONTENT, 'wide', palette, measure), 1, faces);
  const addresses = [...svg.matchAll(/(?:href|src)="([^"]*)"|url\(([^)]*)\)/g)];
  assert.ok(addresses.length > 0);
  for (const [, href, url] of addresses) assert.match(href ?? url, /^data:/);
  assert.match(svg, /^<svg [^>]*width="1200" height="630"/);
  assert.match(svg, /<title>A &quot;card&quot;<\/title><style>a\{\}<\/style>/);
});

test('a text is broken between words', () => {
  const lines = linesOf('one two three four', 9, (text) => text.length);
  assert.deepEqual(lines, ['one two', 'three', 'four']);
  assert.deepEqual(
    linesOf('', 9, (text) => text.length),
    [],
  );
});
