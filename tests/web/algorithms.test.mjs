// What the page knows about each algorithm of the core: nothing is missing, and nothing is left over.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strings as german } from '../../web/languages/de/run.js';
import { ALGORITHMS, TRACE } from '../../web/run/algorithms/table.js';
import { linesOf } from '../../web/run/listing.js';
import { Lines } from '../../web/run/lines/lines.js';
import { momentOf } from '../../web/run/algorithms/view.js';
import { LIANG_OUTPUT, client, ready, RUN, start } from './run-worker-setup.mjs';

/** Every algorithm with its row of the core. */
const each = async (test) => {
  for (const view of ALGORITHMS) {
    const row = ready.algorithms.find(({ id }) => id === view.id);
    await test(view, row, view.id);
  }
};
const isSubset = (some, all, message) =>
  assert.deepEqual(
    some.filter((one) => !all.includes(one)),
    [],
    message,
  );
const wordsOf = (text) => text.match(/\w+/g) ?? [];

describe('every algorithm', () => {
  it('has a view, in the order of the core', () => {
    assert.deepEqual(
      ALGORITHMS.map(({ id }) => id),
      ready.algorithms.map(({ id }) => id),
    );
  });

  it('has a condition for each line that has a name, and no other', () =>
    each(({ conditions }, { code }, id) => {
      const names = new Set(code.map(({ name }) => name));
      names.delete('');
      assert.ok(names.delete('solution'), `${id} says where it reports solutions`);
      // Two lines of Liang's program do the same: the page distinguishes them.
      for (const name of ['increase', 'next']) names.delete(name);
      assert.deepEqual(Object.keys(conditions).sort(), [...names].sort(), id);
    }));

  it('has variables and calls that its listing declares', () =>
    each(async (view, { code }, id) => {
      const words = new Set(code.flatMap(({ text }) => wordsOf(text)));
      const { snapshot } = await start(id, LIANG_OUTPUT);
      const program = { code, id };
      const lines = new Lines(linesOf(program, 0, LIANG_OUTPUT), view.lines, LIANG_OUTPUT);
      const variables = lines.rows(lines.at(momentOf(snapshot, 'none'), 0), 1);
      assert.ok(variables.length > 3, id);
      for (const { name } of variables)
        isSubset(
          wordsOf(name).filter((word) => !/^\d+$/.test(word)),
          [...words],
          `${id}: ${name}`,
        );
      const calls = [view.search, view.inner?.({ kind: 'place', place: 40, digit: 5 })?.call];
      for (const call of calls.filter(Boolean)) {
        const [method] = wordsOf(call);
        const declared = code.some(({ text }) =>
          new RegExp(`^ +((public|private|static) )*\\w+ ${method}\\(.*\\{$`).test(text),
        );
        assert.ok(declared, `${id} declares ${method}`);
      }
    }));

  it('ends after the number of solutions that it is said to find', () =>
    each(async ({ finds }, row, id) => {
      // Three digits are missing everywhere: they can be exchanged, so there are at least six solutions.
      const full =
        '963174258178325649254689731821437596496852317735961824589713462317246985642598173';
      const givens = [...full].map((digit) => ('174'.includes(digit) ? '0' : digit)).join('');
      await start(id, givens, 0);
      const { snapshot } = await client.ask({ type: 'go', run: RUN, step: 1e9 });
      const [found] = snapshot.counters;
      if (finds === Infinity) assert.ok(found >= 6, id);
      else if (snapshot.outcome !== 'stuck') assert.equal(found, finds, id);
    }));

  it('has all its texts, in both languages', () => {
    for (const { id, text } of [...ALGORITHMS, TRACE])
      for (const texts of [text, german.ALGORITHMS[id]])
        for (const part of [
          'title',
          'by',
          'name',
          'source',
          'teaches',
          ...(id === 'trace' ? [] : ['found']),
        ])
          assert.match(texts[part], /\w/, `${id}: ${part}`);
    return each(({ text }, { counters }, id) => {
      assert.deepEqual(Object.keys(text.counters), counters, id);
      assert.deepEqual(Object.keys(german.ALGORITHMS[id].counters), counters, id);
      for (const texts of [text, german.ALGORITHMS[id]]) assert.match(texts.how, /\.$/, id);
    });
  });
});
