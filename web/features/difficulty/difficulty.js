// The badge of a puzzle's difficulty: word, rating, the hardest technique and a scale.
// @ts-check
import { addStyle } from '#platform';
import { waits } from '../../base/worker/waits.js';
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { logic } from '../../logic/client.js';
import { pageOf } from '../../logic/elements.js';
import { bandOf, placeOf, WIDTHS } from '../../logic/difficulty.js';
import { strings as logicStrings } from '../../logic/en.js';
import { fullName } from '../../logic/story.js';
import { filled, stateText } from '../../puzzle/puzzle.js';
import { strings } from './en.js';

/**
 * @typedef {object} Page
 * @property {import('../workbench/workbench.js').Workbench} workbench
 * @property {import('../../base/words/words.js').Words} words
 * @property {import('../workbench/mode.js').Go} go
 */

/** What is said of a puzzle whose hardest step has a technique. @type {[RegExp, 'hidden' | 'singles'][]} */
const ONLY = [
  [/^(full-house|hidden-single-\w+)$/, 'hidden'],
  [/^naked-single$/, 'singles'],
];
/** A puzzle is rated after this pause, in milliseconds: the verdict on the next one comes first. */
const SETTLED_MS = 100;
/** A rating that takes longer is announced; the hardest puzzles take many seconds. */
const SLOW_MS = 1500;

/** Rates the puzzle of a session in the background, after its verdict. */
class Rating {
  #workbench;
  /** Null until the puzzle has a rating to ask for. @type {AbortController | null} */
  #asked = null;
  /** The state of the puzzle that is rated. */
  state = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {import('../../logic/protocol.js').Difficulty | null} */
  difficulty = null;
  /** The rating so far, while it is pending. */
  least = 0;
  pending = false;
  /** Pending for some time. */
  slow = false;

  /** @param {import('../workbench/workbench.js').Workbench} workbench */
  constructor(workbench) {
    this.#workbench = workbench;
    const { session } = workbench;
    session.addEventListener('puzzle', ({ detail: { old, now } }) => {
      if (now.givens !== old.givens) this.#forget();
    });
    session.addEventListener('analysis', () => this.#ask());
    this.#ask();
  }

  #forget() {
    this.#asked?.abort();
    this.#asked = this.difficulty = null;
    this.pending = this.slow = false;
    this.least = 0;
    clearTimeout(this.#timer);
  }

  /** Once the puzzle has its verdict. */
  #ask() {
    const { session } = this.#workbench;
    const { judged } = session;
    const rated = session.analysis?.verdict === 'one' && filled(judged.givens) < 81;
    if (session.analysis && !rated) this.#forget();
    const state = stateText(judged);
    if (!rated || (this.#asked && state === this.state)) return;
    this.#forget();
    this.state = state;
    const { signal } = (this.#asked = new AbortController());
    this.pending = true;
    const end = (/** @type {import('../../logic/protocol.js').Difficulty | null} */ difficulty) => {
      if (signal.aborted) return;
      this.difficulty = difficulty;
      this.pending = this.slow = false;
      this.#workbench.invalidate();
    };
    const progress = (/** @type {{er: number}} */ { er }) => {
      if (signal.aborted) return;
      this.least = er;
      this.#workbench.invalidate();
    };
    const late = () => {
      this.slow = this.pending && !signal.aborted;
      if (this.slow) this.#workbench.invalidate();
    };
    setTimeout(late, SLOW_MS);
    this.#timer = setTimeout(() => {
      logic('sudoku-explainer')
        .rate(state, { signal, progress })
        .then(end, (error) => {
          end(null); // without a rating, the badge stays hidden
          if (!signal.aborted) waits.note('difficulty', error);
        });
    }, SETTLED_MS);
  }
}

/** One rating for all badges of a workbench. @type {WeakMap<object, Rating>} */
const known = new WeakMap();

/**
 * Shows the difficulty of the current puzzle, and follows its changes.
 * @param {Page} page
 * @param {HTMLElement} place  empty; hidden while there is nothing to show
 * @param {boolean} small  only the word and the rating: the hardest technique would be a hint
 */
export async function addDifficulty({ workbench, words, go }, place, small) {
  await Promise.all([
    words.add({ difficulty: strings, logic: logicStrings }),
    addStyle('difficulty.css'),
  ]);
  const rating = known.get(workbench) ?? new Rating(workbench);
  known.set(workbench, rating);
  place.hidden = true;
  place.classList.add('difficulty');
  place.classList.toggle('small', small);
  const title = add(place, 'h3');
  const level = add(place, 'p', 'level');
  const word = add(level, 'b');
  const hardest = addButton(level, '', () => void go('explain', { hardest: true }));
  hardest.className = 'hardest';
  const about = add(level, 'a', 'about', '?');
  const scale = add(place, 'div', 'scale');
  scale.setAttribute('aria-hidden', 'true');
  const bands = WIDTHS.map(() => add(scale, 'span'));
  const pointer = add(scale, 'i');
  const all = add(place, 'details', 'by');
  const summary = add(all, 'summary');
  const ratings = add(all, 'span');
  let shown = '';

  workbench.add({
    render() {
      const { difficulty, slow, least } = rating;
      place.hidden = !difficulty && !slow;
      const key = place.hidden ? '' : `${words.language} ${difficulty ? rating.state : least}`;
      if (key === shown || place.hidden) return;
      shown = key;
      const [texts, names] = [words.of(strings), words.of(logicStrings)];
      for (const part of [hardest, about, scale, all]) part.hidden = !difficulty;
      if (!difficulty) {
        setText(title, texts.difficulty);
        return setText(word, least ? texts.atLeast(names.rating(least)) : texts.ratingNow);
      }
      const { er, ep, ed, solved, technique, steps } = difficulty;
      const name = fullName(difficulty, names);
      const band = solved ? bandOf(er) : 4;
      setText(title, texts.difficulty);
      setText(word, names.BANDS[band]);
      const only = ONLY.find(([pattern]) => pattern.test(technique))?.[1];
      const needs = only ? texts.needsOnly[only] : texts.level(name, steps);
      const told = small ? names.rating(er) : `${names.rating(er)}, ${needs}`;
      setText(hardest, solved ? told : texts.beyond);
      if (small) hardest.title = texts.show;
      about.hidden = !solved;
      about.href = pageOf(technique, words.language);
      about.title = texts.about;
      about.setAttribute('aria-label', `${texts.about}: ${name}`);
      bands.forEach((element, i) => {
        setText(element, names.BANDS[i]);
        element.classList.toggle('here', i === band);
      });
      pointer.style.left = `${solved ? placeOf(er) : 100}%`;
      setText(summary, texts.all);
      setText(ratings, texts.ratings(names.rating(er), names.rating(ep), names.rating(ed)));
      all.hidden = !solved;
    },
  });
}
