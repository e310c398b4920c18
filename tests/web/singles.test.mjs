// The steps of the mode Explain: single candidates, each with a true reason.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathOf } from '../../web/features/explain/singles.js';
import { housesOf } from '../../web/puzzle/houses.js';

/** The example of Wikipedia's article on Sudoku, and its printed solution. */
const EASY = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const EASY_SOLUTION =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const CELLS = Array.from({ length: 81 }, (_, cell) => cell);
const sees = (a, b) => a !== b && housesOf(a).some((house) => housesOf(b).includes(house));
/** Candidates by the rules alone. */
const candidatesOf = (digits) =>
  CELLS.map((cell) =>
    digits[cell]
      ? 0
      : CELLS.reduce(
          (mask, peer) =>
            sees(cell, peer) && digits[peer] ? mask & ~(1 << (digits[peer] - 1)) : mask,
          511,
        ),
  );
const pathFrom = (line) => {
  const digits = Array.from(line.replaceAll('.', '0'), Number);
  return { digits, path: pathOf(digits, candidatesOf(digits)) };
};

test('a puzzle of singles is solved to its solution', () => {
  const { digits, path } = pathFrom(EASY);
  for (const { cell, digit } of path) digits[cell] = digit;
  assert.equal(digits.join(''), EASY_SOLUTION);
});

test('each step has the reason that it names', () => {
  const { digits, path } = pathFrom(EASY);
  for (const { technique, cell, digit, house, candidates } of path) {
    const here = candidatesOf(digits);
    assert.deepEqual(candidates, here, 'the candidates are those of the rules');
    const cells = CELLS.filter((each) => housesOf(each).includes(house));
    const bit = 1 << (digit - 1);
    if (technique === 'nakedSingle') assert.equal(here[cell], bit);
    else assert.ok(cells.includes(cell));
    if (technique === 'fullHouse')
      assert.deepEqual(
        cells.filter((each) => !digits[each]),
        [cell],
      );
    if (technique === 'hiddenSingle')
      assert.deepEqual(
        cells.filter((each) => here[each] & bit),
        [cell],
      );
    digits[cell] = digit;
  }
});

test('the path ends where singles lead no further', () => {
  const empty = pathFrom('0'.repeat(81));
  assert.deepEqual(empty.path, []);
});
