// What a mode of a page is: Solve, Play, Watch, … And what the page offers it.
// @ts-check

/** @typedef {import('./workbench.js').Workbench} Workbench */
/** @typedef {import('./workbench.js').Scene} Scene */

/**
 * What a mode can be asked to show, by the id of the mode.
 * @typedef {object} Requests
 * @property {undefined} solve
 * @property {{drill?: string}} play  drill a technique
 * @property {{scene?: import('../../puzzle/address.js').Scene, puzzle?: Promise<boolean>, moves?: string | Uint8Array}} watch
 *   a step of a run, on the puzzle that is there once `puzzle` resolves with true; or a trace: the moves of another program
 * @property {{hardest?: boolean, why?: string}} explain  begin at the hardest step, in the order of Sudoku Explainer; or at the
 *   question why the digit of a cell such as r4c5 is there
 * @property {undefined} make
 * @property {undefined} learn
 */

/** @typedef {keyof Requests} ModeId */

/** Goes to a mode. @typedef {<Id extends ModeId>(id: Id, request?: Requests[Id]) => Promise<void>} Go */

/**
 * What modes, menus and keys can ask of the page: dialogs and other parts that load with their first use;
 * see pages/lab/action-table.js. Each resolves when it is done, also after a failure, which the line reports.
 * @typedef {object} Actions
 * @property {(text?: string) => Promise<unknown>} openPaste
 * @property {() => Promise<unknown>} openExamples
 * @property {(list?: Blob, task?: 'solve' | 'rate') => Promise<unknown>} openLists
 * @property {(section?: 'card' | 'copy') => Promise<unknown>} openShare
 * @property {() => Promise<unknown>} openCopy
 * @property {() => Promise<unknown>} openPicture
 * @property {(place: WatchPlace, code?: string, step?: number) => Promise<unknown>} openProgram  with the program and the step of an address
 * @property {(place: WatchPlace) => Promise<unknown>} openRace
 * @property {(place: LecturePlace) => Promise<Lecture | void>} openLecture
 * @property {() => Promise<unknown>} openHelp
 * @property {() => unknown} openLessons
 * @property {() => Promise<unknown>} startTour
 * @property {() => unknown} nextTheme
 * @property {() => unknown} print
 * @property {(text: string) => unknown} takeText
 * @property {(file: Blob) => unknown} takeFile
 * @property {(file?: Blob) => Promise<unknown>} openPhoto  reads a picture
 * @property {(givens: string) => unknown} takePuzzle
 * @property {(wanted?: Wanted) => Promise<{er: number} | void>} makeAnother  puts a new puzzle on the board
 * @property {(place: HTMLElement, game: HintedGame) => Promise<unknown>} addHints
 * @property {(place: HTMLElement) => Promise<Task | void>} addSketch  one's own links between candidates
 * @property {(place: HTMLElement) => Promise<Task | void>} addDrill
 * @property {(place: HTMLElement, small: boolean) => Promise<unknown>} addDifficulty
 * @property {(place: HTMLElement, arrived: (() => void) | null) => Promise<unknown>} addSearch  the search of the puzzle; before `arrived` is called, it is played
 * @property {(runner: Runner, parts: PlayerParts) => Promise<Questions | void>} addQuestions
 * @property {(place: HTMLElement, workbench: Workbench, runner: Runner, part: import('./workbench.js').Part) => Promise<LandscapeView | void>} addLandscape  `part` renders it
 * @property {(place: DoctorPlace) => Promise<unknown>} addDoctor
 */

/** A new puzzle: that of a day, or of a level, 0..4. By default, one like that on the board. @typedef {Date | number} Wanted */

/** @typedef {import('./runner.js').Runner} Runner */

/** Calls an action by its name. @typedef {<Name extends keyof Actions>(name: Name, ...args: Parameters<Actions[Name]>) => Promise<Awaited<ReturnType<Actions[Name]>> | void>} Act */

/** A part of the share dialog: it is shown, again and again; another part is shown; the dialog is closed. @typedef {{show(): void, hide?(): void, close(): void}} SharedPart */

/** Where a part of Watch is shown. @typedef {{runner: Runner, panel: Panel, listing: HTMLElement}} WatchPlace */

/**
 * Where the lecture view is shown.
 * @typedef {object} LecturePlace
 * @property {Runner} runner
 * @property {Panel} panel
 * @property {HTMLElement} dock
 * @property {() => Questions | void} questions
 * @property {() => void} race  opens the race
 * @property {() => void} save  writes the state of the page to its address
 * @property {(shown: boolean) => void} onchange  called after the view has begun or ended
 */

/** The lecture view. @typedef {{begin(): void, end(): void, render(): void}} Lecture */

/** Where questions to the reader are switched on, in a `place` of the menu, and asked; `play` gets the focus back. @typedef {{player: HTMLElement, menu: HTMLElement, place: HTMLElement, play: HTMLElement}} PlayerParts */

/**
 * The questions to the reader of a run.
 * @typedef {object} Questions
 * @property {string} asked  what is asked, as an address names it; empty: nothing
 * @property {(asked: string, step: number) => Promise<void>} ask  asks what an address names, from the step
 *   to which the run then goes
 * @property {boolean} open  a question is open
 * @property {() => Promise<void>} askOnce  asks the next question, whatever is asked otherwise
 * @property {() => void} show  shows the answer to the open question
 */

/**
 * The landscape of the search, which has the steps of the strip.
 * @typedef {object} LandscapeView
 * @property {import('./line.js').Message | null} message  about the node below the pointer
 * @property {{from: number, to: number} | null} window  the steps that are shown, unless these are all
 * @property {() => void} forget  another run has started
 * @property {(strip: HTMLElement) => void} fold  it is shown, or no longer
 * @property {(strip: HTMLElement | null) => void} render  `strip` if the layout may have changed
 * @property {() => Promise<void>} list  shows the tree as a list of texts
 */

/**
 * Where the doctor of Solve asks and answers.
 * @typedef {object} DoctorPlace
 * @property {HTMLElement} acts  the buttons below the verdict
 * @property {HTMLElement} last  the answer follows it
 * @property {() => boolean} isCurrent  the mode is the current one
 */

/**
 * The game that hints are for.
 * @typedef {object} HintedGame
 * @property {() => boolean} isCurrent  the game is on the board
 * @property {() => void} count  called for each hint
 */

/** Something else to do on the board of Play, until it ends; `begin` is passed what is asked for, if anything. @typedef {{readonly active: boolean, begin(what?: string): void, end(): void}} Task */

/** The panel beside the board: its root, and in it the main part and the side, both empty. @typedef {{root: HTMLElement, a: HTMLElement, b: HTMLElement}} Panel */

/**
 * What a mode is given when it is mounted.
 * @typedef {object} Context
 * @property {Workbench} workbench
 * @property {import('../../base/words/words.js').Words} words
 * @property {HTMLElement} dock  below the message line, for the controls of the mode; empty
 * @property {Panel} panel
 * @property {Go} go
 * @property {() => void} save  writes the state of the page to its address
 * @property {Act} act
 * @property {() => boolean} offersTour  on the first visit
 * @property {() => boolean} welcomes  on the first visit of this browser: what the page is for comes before the verdict
 * @property {Promise<unknown>} settled  resolves when the first puzzle has its verdict and the page is idle
 */

/**
 * `enter`: the mode becomes the current one, or is asked for something else; the result is what it
 * shows from now on. `leave`: another mode is asked for; what `enter` has returned needs no cleaning up.
 * `render`: renders what has changed, once a frame while the mode is current.
 * @typedef {{enter(request?: Requests[ModeId]): Scene, leave?(): void, render?(): void}} Mode
 */
export {};
