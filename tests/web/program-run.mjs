// Runs a program as the worker does, in a new context.
import assert from 'node:assert/strict';
import vm from 'node:vm';
import { scriptOf } from '../../web/features/program/inside.js';
import { mark } from '../../web/features/program/mark.js';
import { States } from '../../web/features/program/states.js';
import { EMPTY } from '../puzzles.mjs';

export const LIMITS = { milliseconds: 20_000, moves: 100_000, lines: 5, bytes: 100e6 };

/** @param {string} source @param {string} [givens] @param {object} [limits] @param {string} [call]  an expression after it */
export function run(source, givens = EMPTY, limits = {}, call = undefined) {
  const marked = mark(source, call);
  if (!('code' in marked)) return { ...marked, printed: [], moves: [], lines: [], chunks: 0 };
  const posts = [];
  const post = (data) => posts.push(data);
  const { script } = scriptOf({
    code: marked.code,
    shared: marked.shared,
    givens: givens.replaceAll('.', '0'),
    limits: { ...LIMITS, ...limits },
    asked: call !== undefined,
  });
  // As the policy of the frame has it.
  const options = { codeGeneration: { strings: false, wasm: false } };
  const context = vm.createContext({ performance, postMessage: post }, options);
  vm.runInContext(script, context, { filename: 'blob:program' });
  const end = posts.pop();
  const text = posts.map(({ moves }) => Buffer.from(moves).toString()).join('');
  const moves = text.split('\n').slice(0, -1);
  const lines = posts.flatMap((chunk) => [...chunk.lines]);
  assert.equal(lines.length, moves.length);
  const states = new States();
  states.functions = marked.functions;
  for (const { states: ofMoves, words, texts } of posts) states.take(ofMoves, words, [...texts]);
  const variables = (step) => states.followed(step, lines);
  return { ...end, printed: [...end.printed], moves, lines, variables, chunks: posts.length };
}
