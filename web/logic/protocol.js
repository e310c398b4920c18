// The messages between the page and the worker of the human solver; base/worker/serve.js describes
// the rules.
// @ts-check

/** @typedef {import('../../wasm/logic.d.ts').Deduction} Deduction */
/** @typedef {import('../../wasm/logic.d.ts').DifficultyFacts} Difficulty */
/** @typedef {import('../../wasm/logic.d.ts').OrderName} OrderName */
/** @typedef {import('../../wasm/logic.d.ts').Position} Position */

/**
 * A deduction of a path. A worker that repeats the search of one that died begins with step 0 again.
 * @typedef {{step: number, deduction: Deduction}} Found
 */
/**
 * The end of a path.
 * @typedef {object} End
 * @property {boolean} solved  false if no technique finds another deduction, or the search was stopped
 * @property {Position} end  after the last deduction
 */

/**
 * The questions about a state (see State in wasm/sudoku.d.ts): `path` finds all deductions up to the solution,
 * and reports each as soon as it is found; `next` finds the next one, in an order or with the technique of that
 * id only; `rate` rates a puzzle, and reports the facts so far when its rating rises. The answers are null if there is none, or the search was stopped.
 * @typedef {object} Table
 * @property {{asks: {state: string, order: OrderName}, progress: Found, answer: End}} path
 * @property {{asks: {state: string, order: OrderName | string}, progress: never, answer: {deduction: Deduction | null}}} next
 * @property {{asks: {state: string}, progress: Difficulty, answer: {difficulty: Difficulty | null}}} rate
 */
export {};
