// The first and the last lines of an output of any length.
// @ts-check

const KEPT = 4096; // bytes at either end
const LINES = 6; // shown at either end
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

  /** Bytes that were taken. */
  length = 0;

  /** Looks at the next part, of which it keeps no view. @param {Uint8Array} bytes */
  take(bytes) {
    const room = KEPT - this.#head.length;
    if (room > 0) this.#head = joined(this.#head, bytes.subarray(0, room));
    const last = bytes.subarray(-KEPT);
    const kept = this.#tail.subarray(Math.max(0, this.#tail.length - KEPT + last.length));
    this.#tail = joined(kept, last);
    this.length += bytes.length;
  }

  /** A few lines; between the two ends a line with an ellipsis stands for what is left out. */
  get text() {
    const whole = this.length <= KEPT;
    const head = read(this.#head).split('\n');
    if (whole && head.length <= 2 * LINES + 1) return narrow(head).join('\n').trimEnd();
    const tail = read(this.#tail).trimEnd().split('\n');
    return [...narrow(head.slice(0, LINES)), '…', ...narrow(tail.slice(-LINES))].join('\n');
  }
}
