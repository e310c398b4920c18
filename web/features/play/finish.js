// The end of a game in Play: it is recorded; a card shows the board, the time and the techniques used; and
// what comes next.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { miniBoard } from '../../board/mini.js';
import { logic } from '../../logic/client.js';
import { bandOf } from '../../logic/difficulty.js';
import { strings as logicStrings } from '../../logic/en.js';
import { stateText } from '../../puzzle/puzzle.js';
import { namedMoves, triples, usesOf } from '#record';
import { dateOf, dayOf } from './days.js';

/** @typedef {typeof import('./en.js').strings} Texts */
/** Techniques on the card, at most. */
const SHOWN = 4;

export class Finish {
  #context;
  #game;
  #solves;
  #texts;
  /** What the card shows, as a key. */
  #shown = '';
  /** The game whose moves have names. */
  #named = '';
  /** The moves with their techniques; empty while they are not known. @type {import('./moves.js').Move[]} */
  moves = [];

  /**
   * @param {import('../workbench/mode.js').Context} context
   * @param {import('./game.js').Game} game
   * @param {import('./solves.js').Solves} solves
   * @param {import('./fresh.js').Fresh} fresh
   * @param {() => Texts} texts
   */
  constructor(context, game, solves, fresh, texts) {
    this.#context = context;
    this.#game = game;
    this.#solves = solves;
    this.#texts = texts;
    const { act, go } = context;
    onClick('another', () => {
      if (!find('another').dataset.like) void act('openExamples');
      else void fresh.make(this.#band ?? undefined);
    });
    onClick('next-level', () => void fresh.make((this.#band ?? 0) + 1));
    onClick('send-card', () => void act('openShare', 'card'));
    onClick('follow-person', () => void go('explain'));
  }

  /** The level of the puzzle, 0..4; null while it is not known. */
  get #band() {
    const { er } = this.#game.about;
    return er ? bandOf(er) : null;
  }

  /** The puzzle was solved just now. */
  end() {
    const { session } = this.#context.workbench;
    const { about, score, played, done } = this.#game;
    if (!session.answer || played === null || done) return;
    const { mistakes, revealed, hints, moves } = score;
    const { givens } = session.puzzle;
    const counts = { mistakes, revealed, hints, moves };
    const solve = { at: dayOf(new Date()), ...about, givens, ms: Math.round(played), ...counts };
    this.#solves.add(solve);
    this.#game.done = true;
    this.#game.save();
    if (!about.er) this.#rate(solve).catch(() => {}); // it counts without a level
  }

  /** @param {import('./solves.js').Solve} solve */
  async #rate(solve) {
    const { session } = this.#context.workbench;
    const found = await logic('sudoku-explainer').rate(stateText(session.judged));
    if (!found?.solved) return;
    this.#solves.rate(solve, found.er);
    if (session.puzzle.givens !== solve.givens) return;
    this.#game.about = { ...this.#game.about, er: found.er };
    this.#game.save();
    this.#context.workbench.invalidate();
  }

  /** The digits before the first move: the givens, and entries that came with the puzzle. */
  get start() {
    const { givens, entries } = this.#context.workbench.session.puzzle;
    const moved = new Set(triples(this.#game.moves).map(({ cell }) => cell));
    return [...givens]
      .map((given, at) => (given > '0' || moved.has(at) ? given : entries[at]))
      .join('');
  }

  /** Finds the techniques of the moves. */
  async #name() {
    const { session } = this.#context.workbench;
    const { givens } = session.puzzle;
    const { moves } = this.#game;
    const key = `${givens} ${moves}`;
    if (!session.answer || key === this.#named) return;
    this.#named = key;
    this.moves = [];
    if (!moves.length) return;
    const next = (/** @type {string} */ state, /** @type {string} */ id) => logic().next(state, id);
    const named = await namedMoves(this.start, session.answer, moves, next);
    if (key !== this.#named) return;
    this.moves = named;
    this.#context.workbench.invalidate();
  }

  /**
   * Shows the card, once the puzzle is solved.
   * @param {boolean} solved
   * @param {boolean} judged  the puzzle has one solution: mistakes were counted
   * @param {boolean} like  a puzzle like this one can be made
   * @param {boolean} replayed  the replay is shown in the dock
   */
  render(solved, judged, like, replayed) {
    find('finish').hidden = !solved;
    find('ended').hidden = !solved || replayed;
    if (!solved) return;
    const { words, workbench } = this.#context;
    this.#name().catch(() => (this.#named = '')); // the card is complete without them
    const texts = this.#texts();
    const names = words.of(logicStrings);
    const { played, mistakes, revealed, hints, about } = this.#game;
    find('replay-open').hidden = !this.moves.length;
    const band = this.#band;
    const next = find('next-level');
    next.hidden = !like || band === null || band > 3;
    if (band !== null && band < 4) setText(next, texts.nextLevel(names.BANDS[band + 1]));
    const another = find('another');
    setText(another, like ? texts.another : texts.next);
    another.dataset.like = like ? 'yes' : '';
    another.className = next.hidden ? 'p' : 'q';

    const { givens, entries } = workbench.session.puzzle;
    const key = [words.language, givens, played, about.er, this.moves.length, judged].join(' ');
    if (key === this.#shown) return;
    this.#shown = key;
    const board = miniBoard(givens);
    board.show(entries, 'found');
    find('result-board').replaceChildren(board.element);
    const date = { weekday: 'long', day: 'numeric', month: 'long' };
    const day = about.day ? dateOf(about.day) : new Date();
    setText(find('result-date'), day.toLocaleDateString(words.language, /** @type {{}} */ (date)));
    setText(find('result-time'), played === null ? '' : texts.time(played));
    const level = band === null ? '' : `${names.BANDS[band]}, ${names.rating(about.er)}. `;
    const score = { ms: null, mistakes: judged ? mistakes : null, revealed, hints };
    setText(find('score'), level + texts.score(score));
    const list = find('result-uses');
    list.replaceChildren();
    for (const [id, cells] of usesOf(this.moves).slice(0, SHOWN)) {
      const item = add(list, 'li');
      item.append(pictureOf(cells));
      const name = names.TECHNIQUES[id] ?? texts.beyond;
      add(item, 'span', '', `${cells.length} × ${name}`);
    }
  }
}

/** A board whose cells are marked. @param {number[]} cells */
function pictureOf(cells) {
  const { element } = miniBoard('0'.repeat(81));
  const d = cells.map((at) => `M${10 * (at % 9) + 2} ${10 * Math.floor(at / 9) + 2}h8v8h-8z`);
  element.insertAdjacentHTML('beforeend', `<path class="used" d="${d.join('')}"/>`);
  return element;
}
