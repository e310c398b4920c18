// The module that reads pictures against its declaration, wasm/picture.d.ts.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  fieldsOf as fieldsIn,
  keysOf,
  methodsOf as methodsIn,
  methodsOfObject,
} from './declared.mjs';
import { loadModule } from './load.mjs';
import { FORMATS as PUZZLE } from '../puzzles.mjs';

const methodsOf = (name) => methodsIn('wasm/picture.d.ts', name);
const fieldsOf = (name) => fieldsIn('wasm/picture.d.ts', name);

/** Digits of 5x7 pixels, a row of five bits each. */
const FONT = [
  [14, 17, 19, 21, 25, 17, 14],
  [4, 12, 4, 4, 4, 4, 14],
  [14, 17, 1, 2, 4, 8, 31],
  [31, 2, 4, 2, 1, 17, 14],
  [2, 6, 10, 18, 31, 2, 2],
  [31, 16, 30, 1, 1, 17, 14],
  [6, 8, 16, 30, 17, 17, 14],
  [31, 1, 2, 4, 8, 8, 8],
  [14, 17, 17, 14, 17, 17, 14],
  [14, 17, 17, 15, 1, 2, 12],
];
const [CELL, EDGE, SCALE] = [46, 30, 3];

/** A drawn grid. @param {string} givens */
function drawn(givens) {
  const side = 9 * CELL + 2 * EDGE;
  const data = new Uint8Array(4 * side * side).fill(240);
  const fill = (left, top, width, height) => {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++)
        data.fill(20, 4 * (y * side + x), 4 * (y * side + x) + 3);
  };
  for (let i = 0; i < 10; i++) {
    const thick = i % 3 ? 1 : 4;
    fill(EDGE + i * CELL - (thick >> 1), EDGE - 2, thick, 9 * CELL + 4);
    fill(EDGE - 2, EDGE + i * CELL - (thick >> 1), 9 * CELL + 4, thick);
  }
  [...givens].forEach((digit, cell) => {
    const left = EDGE + (cell % 9) * CELL + Math.floor((CELL - 5 * SCALE) / 2);
    const top = EDGE + Math.floor(cell / 9) * CELL + Math.floor((CELL - 7 * SCALE) / 2);
    for (let at = 0; at < 35 && digit !== '0'; at++)
      if ((FONT[digit][Math.floor(at / 5)] >> (4 - (at % 5))) & 1)
        fill(left + (at % 5) * SCALE, top + Math.floor(at / 5) * SCALE, SCALE, SCALE);
  });
  return { data, width: side, height: side };
}

describe('the module that reads pictures', () => {
  let module;
  before(async () => {
    module = await loadModule('picture');
  });

  it('has exactly the declared functions', () => {
    assert.deepEqual(keysOf(module), methodsOf('PictureModule'));
    const picture = module.startPicture(drawn(PUZZLE));
    assert.deepEqual(methodsOfObject(picture), methodsOf('Picture'));
    picture.delete();
    assert.throws(() => picture.advance());
  });

  it('reads a picture in steps, and again between corners', () => {
    const picture = module.startPicture(drawn(PUZZLE));
    let least = 0;
    while (!picture.advance()) {
      assert(picture.progress() >= least && picture.progress() <= 1);
      least = picture.progress();
    }
    const reading = picture.report();
    assert.deepEqual(keysOf(reading), fieldsOf('PictureReading'));
    assert.equal(reading.error, 'none');
    const [grid] = reading.grids;
    assert.deepEqual(keysOf(grid), fieldsOf('PictureGrid'));
    assert.deepEqual(keysOf(grid.cells[0]), fieldsOf('PictureCell'));
    assert.equal(grid.givens, PUZZLE);
    const far = EDGE + 9 * CELL;
    picture.between([
      [EDGE, EDGE],
      [far, EDGE],
      [far, far],
      [EDGE, far],
    ]);
    assert.equal(picture.report().grids[0].givens, PUZZLE);
    picture.delete();
  });

  it('reports impossible sizes', () => {
    for (const [width, height, error] of [
      [0, 0, 'too_small'],
      [1, 20_000, 'too_small'],
      [100, 90, 'bad_size'],
    ]) {
      const data = new Uint8Array(error === 'bad_size' ? 4 : 4 * width * height);
      const picture = module.startPicture({ data, width, height });
      assert.deepEqual(picture.report(), { error, grids: [] });
      picture.delete();
    }
    const huge = { length: 4e8 };
    assert.equal(module.startPicture({ data: huge, width: 10_000, height: 10_000 }), null);
  });
});
