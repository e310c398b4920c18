// The lesson beside its text. Boards that have not changed stay as they are.
// @ts-check
import { firstKnown } from '../../base/words/languages.js';
import { Words } from '../../base/words/words.js';
import { dialing } from '../../features/lesson/dials/dialing.js';
import { patch } from '../../features/lesson/dom.js';
import { strings } from '../../features/lesson/en.js';
import { LiveLesson } from '../../features/lesson/live.js';
import { frameNode, lessonNodes } from '../../features/lesson/nodes.js';
import { parseLesson } from '../../features/lesson/parse.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { makeFrameBoard } from '../../features/embedding/frame-board.js';
import { asking } from '../../features/program/asking.js';

export class Preview {
  /** In the language of the lesson. */
  words = new Words();
  /** @type {import('../../features/lesson/tags.js').Node[]} */
  #nodes = [];
  #turn = 0;
  #root;
  #live;
  lesson = parseLesson('');

  /** @param {HTMLElement} root  empty */
  constructor(root) {
    this.#root = root;
    const theme = () => document.documentElement.dataset.theme ?? 'auto';
    this.#live = new LiveLesson(root, {
      makeBoard: (element) => makeFrameBoard(element, theme),
      texts: () => this.texts,
      language: () => this.language,
      program: asking(this.words),
      dials: dialing(this.words),
    });
  }

  /** The texts of lessons in the language of this one. */
  get texts() {
    return this.words.of(strings);
  }

  get language() {
    return this.words.language;
  }

  /** @param {string} theme */
  setTheme(theme) {
    this.#live.boards.askAll('set', { theme });
  }

  /** @param {string} text */
  async show(text) {
    const turn = ++this.#turn;
    this.lesson = parseLesson(text);
    await this.words.add({ lesson: strings, puzzle: puzzleStrings });
    await this.words.turnTo(firstKnown([this.lesson.head.lang ?? 'en'])).catch(() => {});
    if (turn !== this.#turn) return;
    this.#root.lang = this.language;
    const nodes = lessonNodes(this.lesson, this.texts, frameNode(this.language));
    patch(this.#root, this.#nodes, nodes);
    this.#nodes = nodes;
    this.#live.show(this.lesson);
  }
}
