// Whether a function takes time in proportion to its text.
import assert from 'node:assert/strict';

export const MB = 1e6;

/** A call of this many milliseconds of processor time is fast, whatever a part of it takes. Work that
 * grows with the square and takes them for 100 KB takes a second for 300 KB. */
const FAST = 100;
/** Four times the text may take this many times as long; 16 if the work grew with the square. */
const MOST = 9;
const ATTEMPTS = 2;

/** @param {string} piece @param {number} size */
export const repeated = (piece, size) =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

/**
 * Fails if four times the text takes much more than four times as long.
 * @param {(text: string) => void} call
 * @param {string} name  of the text
 * @param {(size: number) => string} make  the text of this length
 * @param {number} size
 */
export function assertLinear(call, name, make, size) {
  /** Milliseconds of processor time. @param {string} text */
  const timeOf = (text) => {
    const started = process.cpuUsage();
    call(text);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  };
  if (timeOf(make(size)) < FAST) return;
  /** @param {string} text */
  const least = (text) => Math.min(...Array.from({ length: ATTEMPTS }, () => timeOf(text)));
  const long = least(make(size));
  const short = least(make(size / 4));
  assert.ok(long < MOST * short, `${name}: ${short} ms for ${size / 4}, ${long} ms for ${size}`);
}
