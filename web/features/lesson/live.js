// Connects the boards, links, questions and comparisons of a lesson. Its elements exist already: the
// build, the page or the editor makes them from nodes.js.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { Boards } from './boards.js';
import { comparedBy, drawComparison } from './compare.js';
import { Quiz } from './quiz.js';

/** @typedef {import('./types.js').Lesson} Lesson */
/** @typedef {typeof import('./en.js').strings} Texts */

/**
 * Events: `score` and `change`, see Quiz; `prediction`, see Boards.
 */
export class LiveLesson extends EventTarget {
  #root;
  #texts;
  #quiz;
  #dials;
  /** Those that have been made interactive. @type {WeakSet<Element>} */
  #turned = new WeakSet();

  /**
   * @param {HTMLElement} root  has the elements of the lesson
   * @param {object} home
   * @param {(element: HTMLElement) => import('./boards.js').Board} home.makeBoard
   * @param {() => Texts} home.texts
   * @param {() => string} home.language
   * @param {import('./quiz.js').Store} [home.store]  keeps the answers
   * @param {import('./tests.js').Ask} [home.program]  runs programs
   * @param {(figure: HTMLElement) => Promise<void>} [home.dials]  makes a figure with dials interactive
   * @param {import('./answers.js').Drafts} [home.drafts]  keeps what has been typed
   */
  constructor(root, { makeBoard, texts, language, program, dials, ...home }) {
    super();
    this.#root = root;
    this.#texts = texts;
    this.#dials = dials;
    this.boards = new Boards(makeBoard);
    /** @type {import('./traced.js').AskRun} */
    const run = (board, step) => this.boards.callsAt(board, step);
    this.#quiz = new Quiz(root, texts, language, { ...home, asks: { program, run } });
    this.#quiz.addEventListener('score', (event) => this.#forward(event));
    this.#quiz.addEventListener('change', () => this.dispatchEvent(new Event('change')));
    this.boards.addEventListener('prediction', (event) => this.#forward(event));
    this.boards.addEventListener('answer', (event) =>
      this.#entered(/** @type {CustomEvent} */ (event).detail),
    );
    this.boards.addEventListener('runs', () => this.#compare());
    root.addEventListener('click', (event) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest('[data-drive]') : null;
      if (!link) return;
      event.preventDefault();
      for (const other of root.querySelectorAll('.drive[aria-current]'))
        other.removeAttribute('aria-current');
      link.setAttribute('aria-current', 'true');
      this.boards.drive(link.getAttribute('data-drive') ?? '', link.textContent ?? '');
    });
  }

  /** Passes an event on. @param {Event} event */
  #forward(event) {
    const { detail } = /** @type {CustomEvent} */ (event);
    this.dispatchEvent(new CustomEvent(event.type, { detail }));
  }

  /** Takes the elements below the root, after they were made or changed. @param {Lesson} lesson */
  show(lesson) {
    this.boards.attach(this.#root, lesson.boards);
    this.#quiz.questions = lesson.questions;
    const figures = [...this.#root.querySelectorAll('[data-compare]')];
    this.boards.compare(figures.flatMap(comparedBy));
    for (const figure of figures) this.#near.observe(figure);
    this.#compare();
    /** @type {NodeListOf<HTMLElement>} */
    const dials = this.#root.querySelectorAll('[data-dials]');
    for (const figure of dials) this.#turn(figure);
  }

  /** Makes a figure with dials interactive. @param {HTMLElement} figure */
  #turn(figure) {
    if (!this.#dials || this.#turned.has(figure)) return;
    this.#turned.add(figure);
    this.#dials(figure).catch(() => this.#turned.delete(figure));
  }

  /** A comparison loads its boards when it is visible. */
  #near = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) this.boards.load(comparedBy(target));
  });

  #compare() {
    for (const figure of this.#root.querySelectorAll('[data-compare]'))
      drawComparison(figure, this.boards, this.#texts());
  }

  /** @param {import('./en.js').Answer & {board: string}} answer */
  #entered(answer) {
    const place = this.#root.querySelector(`[data-entered="${answer.board}"]`);
    if (place) setText(place, this.#texts().entered(answer));
  }
}
