// The first and the last lines of an output of any length.
// @ts-check

const KEPT = 4096; // bytes kept of each end
const LINES = 6; // shown of each end
const WIDTH = 200; // characters of a line

/** @param {Uint8Array} a @param {Uint8Array} b */
function joined(a, b) {
  const all = new Uint8Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}

/** @param {Uint8Array} bytes */
const read = (bytes) => new TextDecoder().decode(bytes);

/** @param {string[]} lines */
const narrow = (lines) =>
  lines.map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line));

export class Excerpt {
  #head = new Uint8Array();
  #tail = new Uint8Array();

  /** Bytes of the output so far. */
  length = 0;

  /** Takes the next part of the output. Keeps no view of it. @param {Uint8Array} bytes */
  take(bytes) {
    const room = KEPT - this.#head.length;
    if (room > 0) this.#head = joined(this.#head, bytes.subarray(0, room));
    const last = bytes.subarray(-KEPT);
    const kept = this.#tail.subarray(Math.max(0, this.#tail.length - KEPT + last.length));
    this.#tail = joined(kept, last);
    this.length += bytes.length;
  }

  /** The first and last lines, separated by an ellipsis if lines are omitted. */
  get text() {
    const whole = this.length <= KEPT;
    const head = read(this.#head).split('\n');
    if (whole && head.length <= 2 * LINES + 1) return narrow(head).join('\n').trimEnd();
    const tail = read(this.#tail).trimEnd().split('\n');
    return [...narrow(head.slice(0, LINES)), '…', ...narrow(tail.slice(-LINES))].join('\n');
  }
}
