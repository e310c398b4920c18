// The light of a proof on the board: for every technique, each ray comes from what forbids its target,
// each link of a chain is drawn, and each eliminated candidate has its reason. What forbids what is
// decided here, by the rules of Sudoku.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { loadModule } from '../module/load.mjs';
import { nextOf } from '../module/path.mjs';
import { DATA, skipWithout } from '../outside.mjs';
import { chainsOf } from '../../web/logic/chains.js';
import { pictureOf } from '../../web/logic/picture.js';
import { rungsOf } from '../../web/logic/rungs.js';
import { proofOf } from '../../web/logic/proof.js';
import { examplesIn } from '../../web/logic/example.js';

const CASES = join(DATA, 'technique-cases.txt');
const EXAMPLES = examplesIn(
  readFileSync(new URL('../../web/static/technique-examples.txt', import.meta.url), 'utf8'),
);

const row = (cell) => Math.floor(cell / 9);
const box = (cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
const see = (a, b) => a !== b && (row(a) === row(b) || a % 9 === b % 9 || box(a) === box(b));
const inHouse = (cell, house) => [row(cell), 9 + (cell % 9), 18 + box(cell)].includes(house);
/** A digit in one cell excludes a digit in another. */
const forbids = (from, gone) =>
  from.cell === gone.cell
    ? from.digit !== gone.digit
    : from.digit === gone.digit && see(from.cell, gone.cell);

/** A case as a technique and a state; null for one that must not be found. */
function caseOf(line, techniques) {
  const [, code, , grid, deleted] = line.split(':');
  const technique = techniques.get(code.replace(/-.*/, ''));
  if (!technique || code.endsWith('x')) return null;
  const digits = grid.match(/\+?[.\d]/g);
  const line81 = (some) => digits.map((text) => (some(text) ? text.at(-1) : '0')).join('');
  const givens = line81((text) => /^\d/.test(text));
  const entries = line81((text) => text[0] === '+');
  const gone = deleted.replaceAll(' ', '');
  return {
    technique,
    state: `p=${givens}${/[1-9]/.test(entries) ? `&e=${entries}` : ''}${gone && `&x=${gone}`}`,
  };
}

/** Each ray: its source has or can have the digit, and forbids it in every cell that it is drawn to. */
function checkRays(deduction, { drawing }, text) {
  const { digits, candidates } = deduction.before;
  for (const { from, cells, end } of drawing.rays) {
    const { cell, digit } = from;
    assert.ok(cells.length, text);
    if (end === 'small') assert.ok((candidates[cell] >> (digit - 1)) & 1, `${text}: no candidate`);
    else {
      assert.equal(Number(digits[cell]), digit, text);
      assert.ok(drawing.rings.includes(cell), `${text}: a source without a ring`);
    }
    for (const target of cells) {
      assert.ok(see(cell, target), `${text}: ${cell} does not see ${target}`);
      assert.equal(digits[target], '0', text);
    }
    const [first] = cells;
    const last = cells.at(-1);
    // All in one direction, so that one line passes over them.
    const cross =
      (row(first) - row(cell)) * ((last % 9) - (cell % 9)) -
      (row(last) - row(cell)) * ((first % 9) - (cell % 9));
    assert.equal(cross, 0, text);
  }
}

/** What is placed: every other possibility is hatched or ringed, or was gone before. */
function checkPlacements(deduction, { drawing }, text) {
  const { technique, placements, evidence } = deduction;
  const { digits, candidates } = deduction.before;
  assert.deepEqual([...drawing.left].sort(), placements.map(({ cell }) => cell).sort(), text);
  if (!placements.length) return;
  const [{ cell, digit }] = placements;
  const { earlier } = proofOf(deduction);
  if (technique === 'naked-single') {
    const blocked = drawing.rings.map((at) => Number(digits[at]));
    assert.equal(new Set([...blocked, ...earlier, digit]).size, 9, text);
    assert.equal(blocked.length + earlier.length, 8, text);
    for (const at of drawing.rings) assert.ok(see(at, cell), text);
    for (const other of earlier) {
      const blocks = [...digits].some((d, at) => Number(d) === other && see(at, cell));
      assert.ok(!blocks, `${text}: ${other} is blocked`);
    }
  }
  if (!/^(hidden-single|direct)/.test(technique)) return;
  const [house] = evidence.houses;
  const others = [...digits].flatMap((d, at) =>
    d === '0' && at !== cell && inHouse(at, house) ? [at] : [],
  );
  assert.deepEqual([...drawing.hatched].sort(), others.sort(), `${text}: hatched`);
  const lit = new Set(drawing.rays.flatMap(({ cells }) => cells));
  for (const at of others) {
    if (lit.has(at)) continue;
    const possible = (candidates[at] >> (digit - 1)) & 1;
    // Without a ray: gone before, or a pattern of other digits fills the cell.
    if (possible) assert.ok(evidence.cells.includes(at), text);
    else assert.ok(earlier.includes(at), text);
    assert.ok(!drawing.rings.some((ring) => see(ring, at)), text);
  }
  // No ring is superfluous.
  for (const ring of drawing.rings) {
    const needed = others.some(
      (at) => see(ring, at) && drawing.rings.every((other) => other === ring || !see(other, at)),
    );
    assert.ok(needed, `${text}: ring ${ring}`);
  }
}

/** How a candidate falls away: the drawing has the parts that the reason names. */
function checkReason(deduction, picture, reason, text) {
  const { evidence } = deduction;
  const { drawing, out } = picture;
  const { cell, digit, kind, sources } = reason;
  const chains = chainsOf(deduction);
  const nodes = (at) => chains.map((chain) => chain.nodes.at(at));
  const isThis = (node) => node.digit === digit && String(node.cells) === String(cell);
  assert.ok((out[cell] >> (digit - 1)) & 1, `${text}: not struck`);
  assert.ok(picture.victims.has(cell), text);
  for (const source of sources) {
    assert.ok(forbids(source, reason), `${text}: a source does not forbid`);
    assert.ok((deduction.before.candidates[source.cell] >> (source.digit - 1)) & 1, text);
    if (source.cell === cell || kind === 'set') continue;
    const ray = drawing.rays.find(
      ({ from, cells }) =>
        from.cell === source.cell && from.digit === source.digit && cells.includes(cell),
    );
    assert.ok(ray, `${text}: no ray from ${source.cell} to ${cell}`);
  }
  if (kind === 'ends') assert.ok(sources.length, text);
  if (kind === 'conclusion')
    assert.ok(
      nodes(-1).some((node) => !node.on && isThis(node)),
      text,
    );
  if (kind === 'assumption')
    assert.ok(
      nodes(0).some((node) => node.on && isThis(node)),
      text,
    );
  if (kind === 'set') {
    const set = evidence.cells;
    const holders = set.filter((at) => (deduction.before.candidates[at] >> (digit - 1)) & 1);
    assert.ok(holders.length && holders.every((at) => see(at, cell)), text);
    assert.ok(
      evidence.houses.some((house) => inHouse(cell, house)),
      text,
    );
    for (const house of evidence.houses)
      assert.ok(
        drawing.houses.some((zone) => zone.house === house),
        text,
      );
  }
  if (kind === 'full')
    assert.ok(evidence.cells.includes(cell) && !evidence.digits.includes(digit), text);
  if (kind === 'cover') {
    const house = evidence.cover.find((each) => inHouse(cell, each));
    assert.ok(house !== undefined || sources.length, text);
    for (const base of evidence.base)
      assert.ok(
        drawing.houses.some((zone) => zone.house === base),
        text,
      );
  }
  if (kind === 'pattern') {
    const sets = evidence.sets.flatMap(({ cells }) => cells);
    const pattern = [...evidence.cells, ...evidence.order, ...evidence.fins, ...sets];
    assert.ok(pattern.includes(cell) || deduction.technique === 'template-delete', text);
  }
}

/** The ladder of a chain: each link is drawn at full ink at one of its rungs, which follows from earlier ones. */
function checkRungs(deduction, text) {
  const chains = chainsOf(deduction);
  const rungs = rungsOf(chains);
  const shown = new Set();
  rungs.forEach((rung, i) => {
    assert.ok(
      rung.after.every((at) => at < i && rungs[at].chain === rung.chain),
      `${text}: rung ${i}`,
    );
    assert.equal(rung.kind === 'suppose', !rung.after.length, `${text}: rung ${i}`);
    const { nodes } = chains[rung.chain];
    const drawn = pictureOf(deduction, i).drawing.links;
    for (const link of rung.links) {
      const [from, to] = [nodes[link.from], nodes[link.to]];
      const line = drawn.find(
        (each) =>
          from.cells.includes(each.from.cell) &&
          to.cells.includes(each.to.cell) &&
          each.from.digit === from.digit &&
          each.to.digit === to.digit &&
          each.strong === (link.kind === 'strong') &&
          !each.pale,
      );
      assert.ok(line, `${text}: rung ${i} does not show ${link.from} > ${link.to}`);
      shown.add(link);
    }
  });
  for (const { links } of chains)
    for (const link of links) assert.ok(shown.has(link), `${text}: ${link.from} > ${link.to}`);
}

function check(deduction, text) {
  const picture = pictureOf(deduction);
  checkRays(deduction, picture, text);
  checkRungs(deduction, text);
  checkPlacements(deduction, picture, text);
  const { reasons } = proofOf(deduction);
  assert.deepEqual(
    reasons.map(({ cell, digit }) => ({ cell, digit })),
    deduction.eliminations.map(({ cell, digit }) => ({ cell, digit })),
  );
  for (const reason of reasons) checkReason(deduction, picture, reason, text);
}

describe('the light of a proof', () => {
  /** @type {any} */
  let module;
  before(async () => {
    module = await loadModule('logic');
  });

  it('explains the example of every technique', () => {
    assert.ok(EXAMPLES.size > 100);
    for (const [technique, state] of EXAMPLES) check(nextOf(module, state, technique), technique);
  });

  it('explains every public case', { skip: skipWithout(CASES) }, () => {
    const techniques = new Map(module.techniques().map(({ code, id }) => [code, id]));
    const cases = readFileSync(CASES, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(':'))
      .flatMap((line) => caseOf(line, techniques) ?? []);
    assert.ok(cases.length > 400);
    let found = 0;
    for (const { technique, state } of cases) {
      const deduction = nextOf(module, state, technique);
      if (!deduction) continue; // others find it by a simpler technique first
      found++;
      check(deduction, `${technique} ${state}`);
    }
    assert.ok(found > 450, String(found));
  });
});
