// The messages between the page and a worker that makes puzzles; base/worker/serve.js describes the
// rules.
// @ts-check

/** @typedef {import('../../wasm/generator.d.ts').MakeRequest} MakeRequest */
/** @typedef {import('../../wasm/generator.d.ts').MadePuzzle} MadePuzzle */

/**
 * Makes puzzles until `count` of them fulfil the request. Progress is reported about ten times a second.
 * @typedef {object} MakeQuestion
 * @property {number} id
 * @property {'make'} type
 * @property {MakeRequest} request
 * @property {number} count  from 1
 */

/** Asks for what a form can offer. @typedef {{id: number, type: 'options'}} OptionsQuestion */

/** Functions of the module about one grid; MinimizeModule in wasm/minimize.d.ts and DoctorModule in wasm/doctor.d.ts describe them. */
/** @typedef {'minimize' | 'complete' | 'redundant' | 'canonical' | 'transform' | 'equivalent' | 'clash' | 'worth'} Change */

/**
 * Calls a function of the module.
 * @typedef {object} ChangeQuestion
 * @property {number} id
 * @property {'change'} type
 * @property {Change} name
 * @property {unknown[]} args
 */

/** Stops the request `target` within about 20 ms. @typedef {{type: 'stop', target: number}} StopRequest */

/** @typedef {MakeQuestion | OptionsQuestion | ChangeQuestion | StopRequest} Question */

/**
 * @typedef {object} ProgressReply
 * @property {number} id
 * @property {'progress'} type
 * @property {number} tried  puzzles compared with the request so far
 * @property {number} fitting  those that fulfil it
 * @property {number} fewest  givens of a puzzle that was made; 81 if there is none
 */

/**
 * @typedef {object} MadeReply
 * @property {number} id
 * @property {'made'} type
 * @property {MadePuzzle[]} made  by attempt; fewer than `count` if the request was stopped or allows no more
 * @property {number} tried
 * @property {number} fitting
 */

/** Nothing was tried. @typedef {{id: number, type: 'refused', refusal: string}} RefusedReply */

/**
 * @typedef {object} OptionsReply
 * @property {number} id
 * @property {'options'} type
 * @property {import('../../wasm/generator.d.ts').SymmetryId[]} symmetries
 * @property {import('../../wasm/generator.d.ts').RequestTechnique[]} techniques
 */

/** @typedef {{id: number, type: 'changed', result: any}} ChangedReply */

/** The message is for developers. @typedef {{id: number, type: 'failed', message: string}} FailedReply */

/** @typedef {ProgressReply | MadeReply | RefusedReply | OptionsReply | ChangedReply | FailedReply} Reply */

export {};
