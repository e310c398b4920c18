// Examples of pasted texts, with the puzzles that a person reads in them.
import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { DATA, skipWithout } from '../outside.mjs';
import { sudoku } from './command.mjs';

const FILES = ['texts.json', 'texts-2.json'].map((name) => join(DATA, name));

/**
 * @typedef {object} Text
 * @property {string} name
 * @property {string} [text]
 * @property {string} [base64]  if the text is not UTF-8
 * @property {string[]} expect  puzzles of 81 characters
 * @property {string[][]} [alt]  other readings that are right; none is a refusal
 */

/** The puzzles that `sudoku solve` reads. @param {Text} text */
function puzzlesIn({ text, base64 }) {
  const input = base64 === undefined ? text : Buffer.from(base64, 'base64');
  const lines = sudoku(['solve'], input).stdout.split('\n');
  return lines.filter(Boolean).map((line) => line.split(' ')[0]);
}

for (const file of FILES) {
  test(
    `no text is misread, and nearly all are read (${file})`,
    { skip: skipWithout(file) },
    (t) => {
      const texts = /** @type {Text[]} */ (JSON.parse(readFileSync(file, 'utf8')));
      /** @type {{read: string[], misread: string[], refused: string[]}} */
      const names = { read: [], misread: [], refused: [] };
      for (const text of texts) {
        const puzzles = puzzlesIn(text);
        const right = [text.expect, ...(text.alt ?? [])].some(
          (all) => puzzles.join() === all.join(),
        );
        names[right ? 'read' : puzzles.length ? 'misread' : 'refused'].push(text.name);
      }
      const { read, misread, refused } = names;
      t.diagnostic(`read ${read.length}, misread ${misread.length}, refused ${refused.length}`);
      assert.deepEqual(misread, []);
      assert.ok(
        read.length >= 90 && read.length >= texts.length - 6,
        `refused: ${refused.join(', ')}`,
      );
    },
  );
}
