// The links of dancing links while a search is at work, as the variables of its listing.
// @ts-check
import { constraintsOf } from '../../puzzle/constraints.js';

/** Index of the first node: 0 is the root, 1..324 are the constraints. */
export const FIRST = 325;
const NODES = 36 * 81;

/** The first of the four nodes of an option. @param {number} cell @param {number} digit */
export const optionAt = (cell, digit) => FIRST + 36 * cell + 4 * (digit - 1);

export class Links {
  /** @param {ArrayLike<number>} givens  81 digits */
  constructor(givens) {
    const indices = Array.from({ length: FIRST + NODES }, (_, node) => node);
    this.up = indices.slice();
    this.down = indices.slice();
    this.left = indices.map((node) => (node < FIRST ? (node + 324) % FIRST : beside(node, 3)));
    this.right = indices.map((node) => (node < FIRST ? (node + 1) % FIRST : beside(node, 1)));
    this.head = indices.map(() => 0);
    /** @type {number[]} */
    this.size = Array(FIRST).fill(0);
    for (let cell = 0; cell < 81; cell++)
      for (let digit = 1; digit <= 9; digit++)
        constraintsOf(cell, digit).forEach((constraint, i) =>
          this.#add(optionAt(cell, digit) + i, constraint + 1),
        );
    for (let cell = 0; cell < 81; cell++)
      if (givens[cell])
        for (const constraint of constraintsOf(cell, givens[cell])) this.cover(constraint + 1);
  }

  /** Adds a node at the end of a column. @param {number} node @param {number} head */
  #add(node, head) {
    this.head[node] = head;
    this.up[node] = this.up[head];
    this.down[node] = head;
    this.down[this.up[head]] = node;
    this.up[head] = node;
    this.size[head]++;
  }

  /** @param {number} head */
  cover(head) {
    const { left, right, up, down } = this;
    right[left[head]] = right[head];
    left[right[head]] = left[head];
    for (let i = down[head]; i !== head; i = down[i])
      for (let j = right[i]; j !== i; j = right[j]) {
        down[up[j]] = down[j];
        up[down[j]] = up[j];
        this.size[this.head[j]]--;
      }
  }

  /** The node of an option in the column of a constraint. @param {number} head @param {number} cell @param {number} digit */
  nodeIn(head, cell, digit) {
    const first = optionAt(cell, digit);
    return [first, first + 1, first + 2, first + 3].find((node) => this.head[node] === head) ?? -1;
  }
}

/** The node after `n` others in the ring of an option. @param {number} node @param {number} n */
function beside(node, n) {
  const place = (node - FIRST) % 4;
  return node - place + ((place + n) % 4);
}
