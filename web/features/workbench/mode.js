// What a mode of a page is: Solve, Play, Watch, … And what the page offers it.
// @ts-check

/** @typedef {import('./workbench.js').Workbench} Workbench */
/** @typedef {import('./workbench.js').Scene} Scene */

/**
 * What a mode can be asked to show, by the id of the mode.
 * @typedef {object} Requests
 * @property {undefined} solve
 * @property {undefined} play
 * @property {{scene?: import('../../puzzle/address.js').Scene, moves?: string | Uint8Array}} watch  a
 *   step of a run, or a trace: the moves of another program
 * @property {{hardest?: boolean}} explain  begin at the hardest step, in the order of Sudoku Explainer
 * @property {undefined} make
 */

/** @typedef {keyof Requests} ModeId */

/** Goes to a mode. @typedef {<Id extends ModeId>(id: Id, request?: Requests[Id]) => Promise<void>} Go */

/**
 * Dialogs and other parts of the page that load with their first use; see pages/lab/actions.js. Each
 * resolves when it is done, also after a failure, which the line reports.
 * @typedef {object} LateActions
 * @property {(text?: string) => Promise<unknown>} openPaste
 * @property {() => Promise<unknown>} openExamples
 * @property {(list?: Blob) => Promise<unknown>} openLists
 * @property {(section?: 'link' | 'embed' | 'copy') => Promise<unknown>} openShare
 * @property {() => Promise<unknown>} openCopy
 * @property {() => Promise<unknown>} openPicture
 * @property {() => Promise<unknown>} openProgram
 * @property {() => Promise<unknown>} openRace
 * @property {() => Promise<unknown>} openHelp
 * @property {() => unknown} openLessons
 * @property {() => Promise<unknown>} startTour
 * @property {() => unknown} print
 * @property {(text: string) => unknown} takeText
 * @property {(file: File) => unknown} takeFile
 * @property {(givens: string) => unknown} takePuzzle
 * @property {(place: HTMLElement, game: HintedGame) => Promise<unknown>} addHints
 * @property {(place: HTMLElement) => Promise<unknown>} addDifficulty
 * @property {(runner: import('./runner.js').Runner) => Promise<((asked: string, step: number) => Promise<void>) | void>} addQuestions
 * @property {() => Promise<unknown>} addDoctor
 */

/**
 * The game that hints are for.
 * @typedef {object} HintedGame
 * @property {() => boolean} isCurrent  the game is on the board
 * @property {() => void} count  called for each hint
 */

/** @typedef {LateActions & {nextTheme: () => void, offersTour: () => boolean}} Actions */

/**
 * What a mode is given when it is mounted.
 * @typedef {object} Context
 * @property {Workbench} workbench
 * @property {import('../../base/words/words.js').Words} words
 * @property {HTMLElement} dock  below the message line, for the controls of the mode; empty
 * @property {{a: HTMLElement, b: HTMLElement}} panel  beside the board: the main part and the side; empty
 * @property {Go} go
 * @property {() => void} save  writes the state of the page to its address
 * @property {Actions} actions
 */

/**
 * `enter`: the mode becomes the current one, or is asked for something else; the result is what it
 * shows from now on. `leave`: another mode is asked for; what `enter` has returned needs no cleaning up.
 * `render`: renders what has changed, once a frame while the mode is current.
 * @typedef {{enter(request?: Requests[ModeId]): Scene, leave?(): void, render?(): void}} Mode
 */
export {};
