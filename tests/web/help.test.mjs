// The help: where the card of the tour goes, and the lines that programs add to print a trace.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { SNIPPETS } from '../../web/features/help/snippets.js';
import { placeOf } from '../../web/features/help/tour.js';
import { strings } from '../../web/features/help/en.js';
import { isTrace } from '../../web/run/trace.js';
import { ONE } from '../puzzles.mjs';

const CARD = { width: 350, height: 160 };
const box = (left, top, width, height) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('the card of the tour is below its target, above it, or beside it', () => {
  const view = { width: 1280, height: 720 };
  const below = placeOf(box(900, 10, 200, 40), CARD, view);
  assert.ok(below.top >= 50 && below.left === 900);
  const above = placeOf(box(40, 560, 460, 140), CARD, view);
  assert.ok(above.top + CARD.height <= 560);
  const beside = placeOf(box(550, 70, 430, 640), CARD, view);
  assert.ok(beside.left + CARD.width <= 550);
});

test('the card of the tour never leaves the window', () => {
  const view = { width: 390, height: 844 };
  const cards = [
    box(340, 4, 44, 44),
    box(0, 788, 390, 56),
    box(0, 60, 390, 700),
    box(-200, -50, 90, 20),
  ].map((target) => placeOf(target, CARD, view));
  for (const { left, top } of cards) {
    assert.ok(left >= 0 && left + CARD.width <= view.width, `${left}`);
    assert.ok(top >= 0 && top + CARD.height <= view.height, `${top}`);
  }
});

test('each language has six lines that print moves', () => {
  assert.deepEqual(Object.keys(SNIPPETS), ['Java', 'Python', 'C++']);
  for (const [language, code] of Object.entries(SNIPPETS))
    assert.equal(code.split('\n').length, 6, language);
});

test('the example moves of the help are a trace', () => {
  const moves = strings.MOVES.map(([move]) => move).filter((move) => !move.startsWith('G'));
  assert.ok(isTrace(moves.join('\n')));
  assert.ok(isTrace([`G ${ONE}`, ...moves].join('\n')));
});

test('the lines in Python print a trace', (context) => {
  const code = `${SNIPPETS.Python}\ntrace("P", 0, 2, 5)\ntrace("U", 0, 2)\nprint("S", file=sys.stderr)\n`;
  let output;
  try {
    output = execFileSync('python3', ['-c', `import sys\nsys.stderr = sys.stdout\n${code}`]);
  } catch (error) {
    if (error.code === 'ENOENT') return context.skip('python3 is missing');
    throw error;
  }
  assert.equal(String(output), 'P 1 3 5\nU 1 3\nS\n');
  assert.ok(isTrace(String(output)));
});
