// What a mode of a page is: Solve, Play, Watch, …
// @ts-check

/**
 * What a mode is given when it is first entered.
 * @typedef {object} Context
 * The page adds `workbench`, the Workbench of features/workbench.
 *
 * @property {import('../words/words.js').Words} words
 * @property {HTMLElement} dock  below the message line, for the controls of the mode; empty
 * @property {{a: HTMLElement, b: HTMLElement}} panel  beside the board: the main part and the side; empty
 * @property {(mode: string, request?: any) => Promise<void>} go  goes to another mode
 * @property {() => void} save  writes the state of the page to its address
 * @property {Record<string, (...args: any[]) => any>} actions  what other parts of the page offer by
 *   name: see pages/lab/actions.js
 */

/**
 * @typedef {object} Mode
 * @property {(request?: any) => void} [enter]  the mode becomes the current one; `request` is what
 *   `go` was given
 * @property {() => void} [leave]
 * @property {() => void} [render]  renders what has changed, once a frame while the mode is current
 */
export {};
