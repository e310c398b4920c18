// What a card says about the puzzle of the page: its verdict, its level, and how programs search for its solutions.
// @ts-check
import { bandOf } from '../../logic/difficulty.js';
import { logic } from '../../logic/client.js';
import { strings as logicStrings } from '../../logic/en.js';
import { fullName } from '../../logic/story.js';
import { filled, stateText } from '../../puzzle/puzzle.js';
import { strings as runStrings } from '../../run/en.js';
import { sealOf } from '../workbench/seal.js';
import { strings } from './en.js';
import { follow, idOf, programsFor, watchedProgram } from './search.js';

/** @typedef {import('./search.js').Search} Search */
/** @typedef {import('../../logic/protocol.js').Difficulty} Difficulty */

/** Run numbers in the worker: of the program that is shown, and of the one that it is compared with. */
const [SHOWN, OTHER] = [92, 93];

export class Findings {
  #workbench;
  #runner;
  #onchange;
  #asked = new AbortController();
  /** What the findings are about; empty for nothing. */
  #about = '';
  /** Id of the program that is shown, in the table of texts. */
  #program = '';
  /** @type {Difficulty | null} */
  #difficulty = null;
  /** The search of the other program; null while it is not known, and if there is no other. @type {Search | null} */
  #other = null;
  /** The search of the program that is shown; null while it is not known. @type {Search | null} */
  search = null;
  /** Something is not known yet. */
  busy = false;

  /** @param {import('./landscape.js').Tools} tools @param {() => void} onchange  called when more is known */
  constructor({ workbench, runner }, onchange) {
    this.#workbench = workbench;
    this.#runner = runner;
    this.#onchange = onchange;
  }

  /** The program on the board; that of the verdict if none is watched. */
  get #programs() {
    const { playback } = this.#runner;
    const { session, watching } = this.#workbench;
    const usual = programsFor(playback.algorithms, session.analysis?.verdict === 'many');
    return watching ? { ...usual, shown: watchedProgram(playback) } : usual;
  }

  /** Finds out about the puzzle of the page, unless that is done. Rejects if a worker fails. */
  async start() {
    const { session } = this.#workbench;
    const { shown, other } = this.#programs;
    const program = idOf(shown);
    const about = `${stateText(session.judged)} ${session.analysis?.verdict} ${program}`;
    if (about === this.#about) return;
    this.stop();
    this.#about = about;
    this.#program = program;
    this.#difficulty = this.search = this.#other = null;
    const { signal } = (this.#asked = new AbortController());
    const learn = () => {
      if (!signal.aborted) this.#onchange();
    };
    this.busy = true;
    try {
      await Promise.all([this.#rate(signal).then(learn), this.#run(shown, other, signal, learn)]);
    } finally {
      if (!signal.aborted) this.busy = false;
      learn();
    }
  }

  /** Stops what is not done; the next start begins again. */
  stop() {
    if (this.busy) this.#about = '';
    this.busy = false;
    this.#asked.abort();
  }

  /** @param {AbortSignal} signal */
  async #rate(signal) {
    const { session } = this.#workbench;
    if (session.analysis?.verdict !== 'one' || filled(session.judged.givens) === 81) return;
    const difficulty = await logic('sudoku-explainer').rate(stateText(session.judged), { signal });
    if (!signal.aborted) this.#difficulty = difficulty;
  }

  /** @param {import('./search.js').Program} shown @param {import('./search.js').Program} other @param {AbortSignal} signal @param {() => void} learn */
  async #run(shown, other, signal, learn) {
    const { session } = this.#workbench;
    const { analysis } = session;
    // Programs know the givens only.
    if (!analysis?.verdict || analysis.verdict === 'invalid' || analysis.restricted) return;
    const { client, playback } = this.#runner;
    const options = { kindOf: playback.kindOf.bind(playback), signal };
    const { givens } = session.judged;
    const search = await follow(client, SHOWN, shown, givens, options);
    if (signal.aborted) return;
    this.search = search;
    learn();
    if (this.#program === 'dancing-links') return;
    const compared = await follow(client, OTHER, other, givens, options);
    if (!signal.aborted) this.#other = compared;
  }

  /**
   * What the card says.
   * @param {import('../../base/words/words.js').Words} words  with the tables that are used here
   * @returns {Pick<import('./layout.js').Content, 'heading' | 'detail' | 'facts' | 'seal'>}
   */
  content(words) {
    const texts = words.of(strings);
    const names = words.of(logicStrings);
    const { texts: puzzles, session } = this.#workbench;
    const difficulty = this.#difficulty?.solved ? this.#difficulty : null;
    const facts = this.#facts(texts, words.of(runStrings).ALGORITHMS);
    if (difficulty) {
      const { er } = difficulty;
      const detail = texts.rated(names.rating(er), fullName(difficulty, names));
      return { heading: names.BANDS[bandOf(er)], detail, facts, seal: null };
    }
    const { search } = this;
    const counted = this.#program === 'count-solutions' && search?.ended ? search.found : null;
    const { analysis, error, searchedMs } = session;
    const total = session.total ?? counted;
    const seal = sealOf({ analysis, error, searchedMs, total });
    const detail = texts.givens(filled(session.judged.givens));
    return { heading: puzzles.chip(seal.shape, total), detail, facts, seal };
  }

  /** @param {typeof strings} texts @param {typeof runStrings.ALGORITHMS} programs @returns {[string, string][]} */
  #facts(texts, programs) {
    const { search } = this;
    if (!search?.length) return [];
    const other = this.#other?.ended ? this.#other.digits : 0;
    return [
      [texts.steps(search.length, search.ended), texts.stepsOf(programs[this.#program].title)],
      [
        texts.steps(search.digits, search.ended),
        texts.placed(other, programs['dancing-links'].title),
      ],
    ];
  }
}
