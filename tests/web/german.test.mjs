// German sentences: numbers, plurals, quotation marks, cases.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strings as page } from '../../web/languages/de/puzzle.js';
import { strings as solve } from '../../web/languages/de/solve.js';
import { strings as player } from '../../web/languages/de/run.js';

const nobody = { kind: 'none', place: 511, digit: 0, before: 0, blocker: null };

test('a conflict names the digit, the house and the cells', () => {
  assert.equal(
    page.invalid([{ house: 0, digit: 5, cells: [0, 2] }]),
    'Zweimal die 5 in Zeile 1 (Z1S1, Z1S3).',
  );
  assert.equal(
    page.invalid([
      { house: 26, digit: 7, cells: [60, 70, 80] },
      { house: 9, digit: 1, cells: [0, 9] },
    ]),
    'Dreimal die 7 in Block 9 (Z7S7, Z8S8, Z9S9) und zweimal die 1 in Spalte 1 (Z1S1, Z2S1).',
  );
});

test('singular and plural differ', () => {
  assert.equal(solve.differ(1, 2, true), '1 Vorgabe. Sie unterscheiden sich in 2 Zellen.');
  assert.equal(
    solve.differ(22, 1, false),
    '22 Vorgaben. Die ersten zwei unterscheiden sich in 1 Zelle.',
  );
  assert.equal(page.counted(1, true, 1500), '1 Lösung, in 1,5 s');
  assert.equal(page.counted(2032, true, 20), '2.032 Lösungen, in 20 ms');
  assert.equal(page.counted(12345, false, 20), 'Mindestens 12.345 Lösungen (angehalten), in 20 ms');
  assert.equal(
    page.checked({ entries: 1, crossings: 0 }, 3),
    '1 von 3 Antworten weicht von der Lösung ab.',
  );
  assert.equal(
    page.checked({ entries: 0, crossings: 1 }, 1),
    '1 Antwort geprüft: kein Fehler; in 1 Zelle ist der richtige Kandidat gestrichen.',
  );
  assert.equal(player.speed(1), '1 Schritt/s');
  assert.equal(player.ending('stuck', 37), '37 Zellen offen.');
  assert.equal(player.ending('exhausted', 0, 1), '1 Lösung gefunden.');
  assert.equal(player.ending('exhausted', 0, 2), '2 Lösungen gefunden.');
  assert.equal(player.ending('exhausted', 0, 0), 'Keine Lösung.');
});

test('a step is named with its number', () => {
  const extent = { length: 29732, ended: true };
  assert.equal(
    player.status(1, extent, { ...nobody, kind: 'begin' }),
    'Schritt 1 von 29.732: liest das Rätsel',
  );
  assert.equal(
    player.status(
      3,
      { ...extent, ended: false },
      { ...nobody, kind: 'reject', place: 0, digit: 1, blocker: { cell: 3, house: 0 } },
    ),
    'Schritt 3 von mindestens 29.732: probiert 1 in Z1S1 – Zeile 1 hat schon eine 1',
  );
});
