// Where a run is, in words: in the line under the board, and announced to screen readers.
// @ts-check
import { strings } from '../../run/en.js';
import { factsOf } from '../../run/run-cells.js';

/** @typedef {import('../../run/playback.js').Playback} Playback */
/** @typedef {{text: string, kind: 'step' | 'clash' | 'good' | 'none' | 'info'}} Status */

/** The sign of an event; the others are steps. @type {Record<string, Status['kind']>} */
const SIGNS = {
  none: 'info',
  reject: 'clash',
  solution: 'good',
  exhausted: 'none',
  stuck: 'none',
  invalid: 'none',
};

/** The reasons why a run is where it is. @param {Playback} playback @param {typeof strings} texts */
function reasons(playback, texts) {
  const { view, sought, atEnd, trace } = playback;
  if (!view) return [];
  const { snapshot, why } = view;
  const left = snapshot.digits.filter((digit) => !digit).length;
  return [
    atEnd && !trace && texts.ending(snapshot.outcome, left, snapshot.counters[0]),
    atEnd && trace?.illegal && texts.illegal(trace.illegal),
    why === 'breakpoint' && texts.breakpoint,
    why === 'none' && sought && texts.notFound(sought),
  ];
}

/** @param {(string | false | null | undefined)[]} parts */
const joined = (parts) => parts.filter(Boolean).join('. ').replaceAll('..', '.');

/** The line that has just run. @param {import('../../run/lines/machine.js').Machine} machine @param {typeof strings} texts */
const lineOf = ({ line, program }, texts) => texts.line(line + 1, program.lines[line]);

/**
 * The current step and how it was reached, for the line.
 * @param {Playback} playback
 * @param {typeof strings} texts
 * @returns {Status}
 */
export function statusOf(playback, texts) {
  const { view, lastKind, error, program, machine, lineOffset } = playback;
  if (!view) {
    const why = program ? texts.noRun : texts.loading;
    return { text: error ? texts.failed(error) : why, kind: 'info' };
  }
  const { snapshot, why } = view;
  if (why === 'unfinished') return { text: texts.unfinished, kind: 'info' };
  if (machine && lineOffset) return { text: lineOf(machine, texts), kind: 'info' };
  const facts = factsOf(lastKind, snapshot.last, snapshot.digits);
  const [first, ...rest] = reasons(playback, texts);
  // A search without success says so before anything else.
  const missed = why === 'none' && playback.sought ? texts.notFound(playback.sought) : '';
  const text = missed || joined([texts.sentence(facts), first, ...rest]);
  const exhausted = snapshot.outcome === 'exhausted' && snapshot.solutions.length > 0;
  return { text, kind: exhausted ? 'good' : (SIGNS[lastKind] ?? 'step') };
}

/**
 * The current step with its number, to be announced.
 * @param {Playback} playback
 * @param {typeof strings} texts
 */
export function spokenStatusOf(playback, texts) {
  const { view, lastKind, error, machine, lineOffset } = playback;
  if (!view) return error ? texts.failed(error) : '';
  if (machine && lineOffset) return lineOf(machine, texts);
  const { snapshot, extent, why } = view;
  if (why === 'unfinished') return `${texts.step(snapshot.step, extent)}: ${texts.unfinished}`;
  const facts = factsOf(lastKind, snapshot.last, snapshot.digits);
  return joined([texts.status(snapshot.step, extent, facts), ...reasons(playback, texts)]);
}

/** Milliseconds between two announcements while playing. */
const PAUSE_MS = 1000;
/** Steps a second that a listener can follow. */
const FOLLOWED = 5;

/** Announces where the run is: each step that was asked for, and some of those it plays. */
export class Speaker {
  #announced = 0;
  /** The run has arrived since the last rendering. */
  #arrived = false;

  /**
   * @param {Playback} playback
   * @param {Pick<import('../workbench/workbench.js').Workbench, 'words' | 'announce' | 'invalidate'>} workbench
   */
  constructor(playback, workbench) {
    this.playback = playback;
    this.workbench = workbench;
  }

  /** The run has arrived at the step that was asked for, which is announced when it is visible. */
  arrive() {
    this.#arrived = true;
    this.workbench.invalidate();
  }

  /** At each rendering, after the player's. */
  render() {
    const { playing, rate } = this.playback;
    const now = performance.now();
    const followed = playing && rate <= FOLLOWED && now - this.#announced >= PAUSE_MS;
    if (!followed && !this.#arrived) return;
    if (followed) this.#announced = now;
    this.#arrived = false;
    const { words } = this.workbench;
    this.workbench.announce(spokenStatusOf(this.playback, words.of(strings)));
  }
}
