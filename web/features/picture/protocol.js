// The messages between the page and the worker that reads pictures; base/worker/serve.js describes the
// rules.
// @ts-check

/** @typedef {import('../../../wasm/picture.d.ts').PictureReading} PictureReading */
/** @typedef {import('../../../wasm/picture.d.ts').PictureGrid} PictureGrid */
/** @typedef {import('../../../wasm/picture.d.ts').Pixels} Pixels */
/** @typedef {import('../../../wasm/picture.d.ts').Corners} Corners */

/**
 * The question: `read` reads a picture, with `corners` only what is between them. Progress is the part that is
 * read, 0 to 1.
 * @typedef {object} Table
 * @property {{asks: {pixels: Pixels, corners: Corners | null}, progress: {part: number}, answer: {reading: PictureReading | null}}} read
 */
export {};
