// The question in the line, and the answers in place of the player.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { ownsKeys } from '../../base/dom/fields.js';
import { strings } from './en.js';
import { hintHouses, NONE } from './question.js';
import { answerText, hintText, questionText, wrongText } from './sentences.js';

/** @typedef {import('./asker.js').Outcome} Outcome */

/** Keys of the player, which is hidden while a question is open. */
const PLAYER_KEYS = /^( |Arrow\w+|Home|End|PageUp|PageDown|[np+=−-])$/i;

const NOTHING = { text: '', kind: /** @type {const} */ ('') };

export class QuestionView {
  #workbench;
  #runner;
  #asker;
  #parts;
  #page;
  /** The digits, in ascending order. @type {HTMLButtonElement[]} */
  #digits;
  /** What is said about the last answer or as a hint. @type {{text: string, kind: 'clash' | 'info' | ''}} */
  #feedback = NOTHING;
  /** The question whose answers are shown. @type {import('./score.js').OpenQuestion | null} */
  #shown = null;

  /**
   * @param {import('../workbench/workbench.js').Workbench} workbench
   * @param {import('../workbench/runner.js').Runner} runner
   * @param {import('./asker.js').Asker} asker
   * @param {import('../workbench/mode.js').PlayerParts} parts
   * @param {object} options
   * @param {boolean} options.page  the keys work on the whole page
   * @param {() => void} options.onstop  called when the reader wants no more questions
   */
  constructor(workbench, runner, asker, parts, { page, onstop }) {
    this.#workbench = workbench;
    this.#runner = runner;
    this.#asker = asker;
    this.#parts = parts;
    this.#page = page;
    const root = (this.root = document.createElement('section'));
    root.className = 'asked';
    root.hidden = true;
    const answers = (this.answers = add(root, 'div', 'pad bold'));
    answers.setAttribute('role', 'group');
    this.#digits = Array.from({ length: 9 }, (_, i) => {
      const button = addButton(answers, '', () => asker.answer(i + 1));
      add(button, 'b', '', String(i + 1));
      return button;
    });
    this.yes = addButton(answers, '', () => asker.answer(1));
    this.no = addButton(answers, '', () => asker.answer(0));
    this.cell = addButton(answers, '', () => asker.answer(workbench.board.selection[0]));
    this.none = addButton(answers, '', () => asker.answer(NONE));
    const feedback = (this.feedback = add(root, 'p', 'feedback'));
    add(feedback, 'i', 'kind').setAttribute('aria-hidden', 'true');
    add(feedback, 'span').setAttribute('role', 'status');
    const acts = add(root, 'div', 'acts');
    this.hinter = addButton(acts, '', () => this.#hint());
    this.shower = addButton(acts, '', () => asker.show());
    this.stopper = addButton(acts, '', onstop);
    for (const button of [this.hinter, this.shower, this.stopper]) button.className = 'q';
    this.score = add(acts, 'span', 'score');
    parts.player.after(root);
    this.#listen(parts);
  }

  get #texts() {
    return this.#workbench.words.of(strings);
  }

  /** @param {import('../workbench/mode.js').PlayerParts} parts */
  #listen({ player, menu }) {
    const asker = this.#asker;
    const workbench = this.#workbench;
    const detailOf = (/** @type {Event} */ event) => /** @type {CustomEvent} */ (event).detail;
    asker.addEventListener('change', () => workbench.invalidate());
    asker.addEventListener('question', () => this.#ask());
    asker.addEventListener('wrong', (event) => this.#saysWrong(detailOf(event)));
    asker.addEventListener('told', (event) => this.#saysAnswer(detailOf(event)));
    asker.addEventListener('over', () => workbench.say(this.#texts.over, { kind: 'none' }));
    const hold = (pressed = false) => (asker.held = pressed || menu.matches(':popover-open'));
    player.addEventListener('pointerdown', () => hold(true));
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, () => hold());
    menu.addEventListener('toggle', () => hold());
    hold();
    const place = this.#page ? document : workbench.root;
    const onKey = (/** @type {Event} */ event) => this.#key(/** @type {KeyboardEvent} */ (event));
    place.addEventListener('keydown', onKey, true);
    // A digit that is pressed elsewhere, as on the pad of an embedded board, is an answer, too.
    this.#runner.addEventListener('digit', (event) => {
      if (!asker.open) return;
      event.preventDefault();
      if (event.detail && asker.open.question.answer === 'digit') asker.answer(event.detail);
    });
    workbench.words.addEventListener('change', () => this.#ask());
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { open } = this.#asker;
    const { key, code, target } = event;
    if (!open || event.altKey || event.ctrlKey || event.metaKey) return;
    if (ownsKeys(event)) return;
    const { board } = this.#workbench;
    const onBoard = target instanceof Node && board.table.contains(target);
    const given = this.#givenBy(event, onBoard);
    if (given !== undefined) {
      if (!event.repeat) this.#asker.answer(given);
    } else if (/^\d$/.test(key) || /^(Digit|Numpad)\d$/.test(code)) {
      // No answer, and no question why this digit is not there.
    } else if (!this.#page || onBoard || !PLAYER_KEYS.test(key)) {
      return;
    } else if (key === ' ' && target instanceof Element && target.matches('button')) {
      return;
    } else if (open.question.answer === 'cell' && key.startsWith('Arrow')) {
      this.#focusBoard();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** The answer of a key. @param {KeyboardEvent} event @param {boolean} onBoard */
  #givenBy({ key, code }, onBoard) {
    const { answer, none } = /** @type {import('./score.js').OpenQuestion} */ (this.#asker.open)
      .question;
    const { board } = this.#workbench;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(key.length === 1 ? code : '')?.[1] ?? key;
    if (answer === 'digit' && /^[1-9]$/.test(digit)) return Number(digit);
    if (none && ['0', 'Backspace', 'Delete'].includes(key)) return NONE;
    if (answer === 'fits' && board.singleKeys && /^[yjn12]$/i.test(key))
      return /[n2]/i.test(key) ? 0 : 1;
    if (answer === 'cell' && onBoard && key === 'Enter') return board.selection[0];
    return undefined;
  }

  #focusBoard() {
    const { table } = this.#workbench.board;
    const cell = table.querySelector('td[tabindex="0"]');
    if (cell instanceof HTMLElement) cell.focus();
  }

  /** Shows the open question; again after the language has changed. */
  #ask() {
    const { open } = this.#asker;
    if (!open) return;
    const { board, words } = this.#workbench;
    this.#feedback = NOTHING;
    this.#runner.board.mark([], -1);
    this.#workbench.say(questionText(words, open.question), { kind: 'you' });
    if (open !== this.#shown)
      board.select(open.question.answer === 'cell' ? [] : [open.question.cell]);
  }

  #hint() {
    const { open } = this.#asker;
    if (!open) return;
    this.#feedback = { text: hintText(this.#workbench.words, open.question), kind: 'info' };
    this.#runner.board.mark(hintHouses(open.question), -1);
    this.#asker.hint();
  }

  /** @param {Outcome} outcome */
  #saysWrong(outcome) {
    const { words } = this.#workbench;
    const why = wrongText(words, outcome, this.#runner.playback.givens);
    this.#feedback = { text: `${this.#texts.wrong} ${why}`, kind: 'clash' };
    this.#runner.board.mark([], outcome.reason?.blocker?.cell ?? -1);
  }

  /** @param {Outcome} outcome */
  #saysAnswer(outcome) {
    const { words } = this.#workbench;
    const texts = this.#texts;
    const { right } = outcome;
    const { score } = this.#asker;
    const verdict = right === null ? '' : right ? texts.right : texts.wrong;
    const said = [verdict, answerText(words, outcome), `${texts.score(score.right, score.asked)}.`];
    this.#runner.board.mark([], -1);
    this.#workbench.say(said.filter(Boolean).join(' '), {
      kind: right === null ? 'info' : right ? 'good' : 'clash',
      action: { text: texts.next, run: () => this.#asker.next() },
    });
    this.#workbench.root.dataset.asking = 'told';
    this.#runner.addEventListener('arrive', () => this.#forget(), { once: true });
  }

  /** The answer is no longer in the line. */
  #forget() {
    const { dataset } = this.#workbench.root;
    if (dataset.asking === 'told') delete dataset.asking;
  }

  /** Puts the answers in the place of the player, or the player back. */
  #swap() {
    const { open } = this.#asker;
    const { root } = this.#workbench;
    const { player, play } = this.#parts;
    const tree = /** @type {Document | ShadowRoot} */ (player.getRootNode());
    const focused = tree.activeElement;
    const inPlace = player.contains(focused) || this.root.contains(focused);
    if (open && !this.#shown) {
      this.root.style.minHeight = `${player.offsetHeight}px`;
      root.dataset.asking = 'open';
    } else if (!open && root.dataset.asking === 'open') {
      delete root.dataset.asking;
    }
    player.classList.toggle('behind', Boolean(open));
    this.root.hidden = !open;
    this.#shown = open;
    this.#label();
    if (!inPlace && focused && focused !== document.body) return;
    if (open && (inPlace || this.#page)) this.#focusAnswer();
    else if (inPlace) play.focus();
  }

  #focusAnswer() {
    const answer = this.#asker.open?.question.answer;
    if (answer === 'cell') this.#focusBoard();
    else (answer === 'fits' ? this.yes : this.#digits[0]).focus();
  }

  /** The answers of the question. */
  #label() {
    const question = this.#asker.open?.question;
    if (!question) return;
    for (const button of this.#digits) button.hidden = question.answer !== 'digit';
    this.yes.hidden = this.no.hidden = question.answer !== 'fits';
    this.cell.hidden = question.answer !== 'cell';
    this.none.hidden = !question.none;
    this.answers.dataset.answer = question.answer;
  }

  render() {
    const asker = this.#asker;
    const { open, score } = asker;
    this.#workbench.root.toggleAttribute('data-asks', asker.asked.length > 0);
    if (open !== this.#shown) this.#swap();
    if (!open) return;
    const texts = this.#texts;
    const [chosen = -1] = this.#workbench.board.selection;
    this.answers.setAttribute('aria-label', texts.answers);
    setText(this.yes, texts.yes);
    setText(this.no, texts.no);
    setText(this.none, texts.none);
    setText(this.cell, texts.answerCell(chosen));
    this.cell.disabled = chosen < 0;
    setText(this.hinter, texts.hint);
    setText(this.shower, texts.show);
    setText(this.stopper, texts.stop);
    this.feedback.dataset.kind = this.#feedback.kind;
    setText(/** @type {Element} */ (this.feedback.lastElementChild), this.#feedback.text);
    setText(this.score, score.asked ? texts.score(score.right, score.asked) : '');
  }
}
