// The run of an algorithm on the puzzle of a workbench: follows the puzzle, and shows its steps on
// the board.
// @ts-check
import { Playback } from '../../run/playback.js';
import { RunClient } from '../../run/run-client.js';
import { puzzleOf } from '../../puzzle/puzzle.js';
import { speedOf } from '../../run/speed.js';
import { RunBoard } from './run-board.js';

/** @typedef {import('../../puzzle/address.js').Scene} Scene */
/** @typedef {import('./workbench.js').Workbench} Workbench */

/** An edited puzzle gets its run after this pause, in milliseconds. */
const SETTLED_MS = 200;

/**
 * @typedef {object} Events
 * @property {Event} start  after a run has started or failed to, or a program was chosen
 * @property {Event} arrive  when the run is at the requested step
 * @property {CustomEvent<number>} digit  a digit is asked about on the board, 0 for a place; a listener that
 *   takes it cancels the event
 */

export class Runner
  extends /** @type {import('../../base/dom/dom.js').Emitter<Events>} */ (EventTarget)
{
  #timer = 0;
  /** The run is that of the current puzzle. */
  #current = false;
  /** Loads under way: they start their run themselves. */
  #loads = 0;
  /** The number of runs that were started. */
  #starts = 0;

  /**
   * @param {Pick<Workbench, 'session' | 'words' | 'view' | 'board' | 'scene' | 'say' | 'invalidate'>} workbench
   * @param {Playback} playback
   * @param {RunClient} client  runs algorithms, for races and pictures too
   */
  constructor(workbench, playback, client) {
    super();
    this.workbench = workbench;
    this.playback = playback;
    this.client = client;
    this.board = new RunBoard(playback, workbench, (detail) =>
      this.dispatchEvent(new CustomEvent('digit', { detail, cancelable: true })),
    );
    let played = false;
    playback.addEventListener('change', () => {
      // A message from before is not about the steps that are played.
      if (playback.playing && !played) workbench.say('');
      played = playback.playing;
      workbench.invalidate();
    });
    playback.addEventListener('arrive', () => {
      this.board.forget();
      workbench.say('');
      this.dispatchEvent(new Event('arrive'));
    });
    workbench.session.addEventListener('puzzle', ({ detail }) => this.#look(detail));
  }

  /** The run is that of the current puzzle. */
  get current() {
    return this.#current;
  }

  /** The board shows a step of the run. */
  get watching() {
    const { step, view } = this.playback;
    return this.#current && Boolean(view) && (this.workbench.scene.run ?? step > 0);
  }

  /** Steps a second while the run is played, else 0. */
  get rate() {
    const { playing, rate } = this.playback;
    return playing ? rate : 0;
  }

  /** An edit ends watching; other givens need another run. @param {import('./session.js').Change} change */
  #look({ old, now }) {
    if (now.givens !== old.givens) this.follow();
    else if (now !== old && this.watching) this.playback.go(0);
  }

  /** Starts the algorithm on the current puzzle soon after its last change, unless its run is that of the puzzle. */
  follow() {
    const { playback, workbench } = this;
    const { givens } = workbench.session.puzzle;
    playback.pause();
    clearTimeout(this.#timer);
    this.#current = Boolean(playback.view) && playback.givens === givens;
    if (!this.#current && !this.#loads) this.#timer = setTimeout(() => this.start(), SETTLED_MS);
    workbench.invalidate();
  }

  /**
   * Loads a puzzle and starts its run. Until it has settled, the run does not follow the puzzle, so that
   * no second run starts in between.
   * @template T
   * @param {() => Promise<T>} load
   * @returns {Promise<T>}  as of `load`
   */
  async load(load) {
    this.#loads++;
    clearTimeout(this.#timer);
    try {
      return await load();
    } finally {
      this.#loads--;
      if (!this.#current) this.follow();
    }
  }

  /**
   * Starts the chosen algorithm on the current puzzle, at step 0. It plays if Play was pressed since
   * the puzzle has changed.
   * @param {string | Uint8Array} [moves]  a trace to play instead
   */
  async start(moves) {
    const { playback, workbench } = this;
    clearTimeout(this.#timer);
    this.#starts++;
    const plays = playback.playing && !this.#current;
    this.#current = false;
    const { givens } = workbench.session.puzzle;
    await (moves === undefined ? playback.start(givens) : playback.startTrace(moves, givens));
    if (givens !== workbench.session.puzzle.givens) return this.follow(); // it has changed meanwhile
    this.#current = true;
    workbench.invalidate();
    this.dispatchEvent(new Event('start'));
    if (plays) playback.play();
  }

  /** Starts an algorithm. @param {string | undefined} id  unknown: the current one @param {number} variant */
  choose(id, variant) {
    this.playback.choose(id, variant);
    return this.start();
  }

  /** Makes the user's own program the chosen algorithm. @param {import('../../run/playback.js').Playback['program']} program */
  chooseProgram(program) {
    this.playback.chooseProgram(program);
    return this.start();
  }

  /** Plays a trace, the moves of another program. @param {string | Uint8Array} moves */
  async play(moves) {
    const { playback, workbench } = this;
    await this.start(moves);
    const { givens } = workbench.session.puzzle;
    // A trace may name its puzzle.
    if (playback.trace && givens !== playback.givens)
      workbench.session.edit(puzzleOf(playback.givens));
  }

  /**
   * Goes to the scene of an address. What the user chooses meanwhile remains: the scene is taken at once, and
   * its step is left out if another run has been started.
   * @param {Scene} scene
   * @param {Promise<boolean>} [ready]  resolves when the run can start; with false if it shall not
   * @returns {Promise<boolean>}  whether the run goes to the step
   */
  async show({ algorithm, variant, step, rate }, ready) {
    const { playback } = this;
    if (rate) playback.setSpeed(speedOf(rate));
    playback.choose(algorithm, variant);
    const starts = this.#starts;
    if ((await ready) === false || starts !== this.#starts) return false;
    await this.start();
    if (!step || starts + 1 !== this.#starts) return false;
    playback.go(step);
    return true;
  }

  /** The scene for an address; null unless a run is watched. @returns {Scene | null} */
  get scene() {
    const { algorithm, variant, step, rate, trace, wholeRun } = this.playback;
    if (!this.watching || trace) return null;
    return { algorithm: algorithm.id, variant, step, rate: wholeRun ? 0 : rate };
  }

  destroy() {
    clearTimeout(this.#timer);
    this.#loads = Infinity; // a load that settles later starts nothing
    this.playback.pause();
    this.playback.stopSurvey();
  }
}

/**
 * Starts the worker of the runs.
 * @param {Workbench} workbench
 * @param {(name: string) => Worker} startWorker
 * @returns {Promise<Runner>}  rejects if the worker fails before it is ready
 */
export function startRunner(workbench, startWorker) {
  return new Promise((resolve, reject) => {
    /** @type {Runner | undefined} */
    let runner;
    const client = new RunClient(
      () => startWorker('run-worker'),
      (ready) => {
        // The runs of a dead worker are lost.
        if (runner) runner.playback.restart();
        else resolve((runner = new Runner(workbench, new Playback(client, ready), client)));
      },
      (message) => {
        if (!runner) reject(new Error(message));
      },
    );
  });
}
