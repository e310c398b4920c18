// The messages between the page and a worker that makes puzzles; base/worker/serve.js describes the
// rules.
// @ts-check

/** @typedef {import('../../wasm/generator.d.ts').MakeRequest} MakeRequest */
/** @typedef {import('../../wasm/generator.d.ts').MadePuzzle} MadePuzzle */

/**
 * The functions of the module about one grid.
 * @typedef {import('../../wasm/minimize.d.ts').MinimizeModule & import('../../wasm/doctor.d.ts').DoctorModule
 *   & import('../../wasm/dials.d.ts').DialsModule} Changes
 */

/**
 * @typedef {object} Numbers
 * @property {number} tried  puzzles compared with the request so far
 * @property {number} fitting  those that fulfil it
 * @property {number} [fewest]  givens of a puzzle that was made; 81 if there is none
 */

/** What has been found since the last progress. @typedef {Numbers & {found: MadePuzzle[]}} Progress */

/**
 * What a worker has made, by attempt: fewer than asked for if it was stopped or the request allows no more.
 * @typedef {Numbers & {made: MadePuzzle[], refusal: null}} Made
 */
/** Nothing was tried: see RefusalId in wasm/generator.d.ts. @typedef {{made: [], refusal: string, tried: 0, fitting: 0}} Refused */

/**
 * What a form can offer.
 * @typedef {object} MakeOptions
 * @property {import('../../wasm/generator.d.ts').SymmetryId[]} symmetries
 * @property {import('../../wasm/generator.d.ts').RequestTechnique[]} techniques
 */

/**
 * The questions: `make` makes puzzles until `count`, from 1, fulfil the request, and reports progress about ten
 * times a second; `change` calls a function of the module.
 * @typedef {object} Table
 * @property {{asks: {request: MakeRequest, count: number}, progress: Progress, answer: Made | Refused}} make
 * @property {{asks: {}, progress: never, answer: MakeOptions}} options
 * @property {{asks: {name: keyof Changes, args: unknown[]}, progress: never, answer: {result: unknown}}} change
 */
export {};
