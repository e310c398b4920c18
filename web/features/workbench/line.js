// The message line under the board: one sentence with the sign of its kind and at most two actions, and
// the verdict on the puzzle at the right end.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { sealOf } from './seal.js';

/** @typedef {{text: string, run: () => void}} Act */
/**
 * @typedef {object} Message
 * @property {string} text  one or two sentences; empty for no message
 * @property {'info' | 'step' | 'clash' | 'none' | 'good' | 'you'} [kind]  the sign before the text:
 *   dot, arrowhead, triangle, diamond, green dot, blue square; `info` by default
 * @property {string} [detail]  a second sentence, in soft ink
 * @property {Act | null} [action]  a button after the text
 * @property {Act | null} [also]  another one
 */

const MARKUP = `
<i class="kind" aria-hidden="true"></i>
<span class="text"><span id="said" role="status"></span><span id="resting"></span><span class="detail"></span></span>
<button type="button" class="act" hidden></button>
<button type="button" class="act" hidden></button>
<span class="chip"><i class="seal" aria-hidden="true"></i><span></span></span>
<span id="announced" class="visually-hidden" role="status"></span>`;

export class Line {
  #root;
  #text;
  #detail;
  #said;
  #resting;
  #announced;
  #acts;
  /** @type {Message} */
  #message = { text: '' };
  /** What is wrong with the page, instead of any other message, while it is. @type {Message | null} */
  notice = null;

  /** @param {HTMLElement} root  empty */
  constructor(root) {
    this.#root = root;
    root.innerHTML = MARKUP;
    const find = (/** @type {string} */ selector) =>
      /** @type {HTMLElement} */ (root.querySelector(selector));
    this.#text = find('.text');
    this.#detail = find('.detail');
    this.#said = find('#said');
    this.#resting = find('#resting');
    this.#announced = find('#announced');
    this.#acts = root.querySelectorAll('button');
  }

  /** Shows and announces a message; an empty one makes room for the resting message. @param {Message} message */
  say(message) {
    this.#message = message;
    setText(this.#said, message.text);
    if (message.text) setText(this.#resting, '');
    this.#show(message);
  }

  /** Whether there is an answer besides the resting message. A step is shown elsewhere, too. */
  get answers() {
    return Boolean(this.#message.text) && this.#message.kind !== 'step';
  }

  /** Announces a text to screen readers that is visible elsewhere. @param {string} text */
  announce(text) {
    const region = this.#announced;
    // A screen reader ignores a text that is set again.
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }

  /**
   * Shows the verdict and, while there is no message, the resting message.
   * @param {import('./session.js').Session} session
   * @param {typeof import('../../puzzle/en.js').strings} texts
   * @param {Message | null} resting
   */
  render(session, texts, resting) {
    const { notice } = this;
    const rests = !this.#message.text && !notice;
    setText(this.#said, notice?.text ?? this.#message.text);
    setText(this.#resting, (rests && resting?.text) || '');
    this.#show(notice ?? (rests ? (resting ?? { text: '' }) : withRest(this.#message, resting)));
    const [seal, words] = /** @type {HTMLElement} */ (this.#root.querySelector('.chip')).children;
    const { shape, mark } = sealOf(session);
    Object.assign(/** @type {HTMLElement} */ (seal).dataset, { seal: shape, length: mark.length });
    setText(seal, mark);
    setText(words, texts.chip(shape, session.total));
  }

  /** @param {Message} message */
  #show({ text, detail = '', kind = 'info', action = null, also = null }) {
    this.#root.dataset.kind = text ? kind : '';
    setText(this.#detail, detail && ` ${detail}`);
    const all = `${text} ${detail}`.trim();
    if (this.#text.title !== all) this.#text.title = all;
    [action, also].forEach((act, i) => {
      this.#acts[i].hidden = !act;
      this.#acts[i].onclick = act && (() => act.run());
      setText(this.#acts[i], act?.text ?? '');
    });
  }
}

/**
 * Adds a resting message that explains marks on the board to a message that has the plain sign.
 * @param {Message} message
 * @param {Message | null} resting
 * @returns {Message}
 */
function withRest(message, resting) {
  const { kind = 'info', detail } = message;
  if (kind !== 'info' || detail || !resting || (resting.kind ?? 'info') === 'info') return message;
  return { ...message, kind: resting.kind, detail: resting.text };
}
