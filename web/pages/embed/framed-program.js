// The user's own program in an element. Its sandbox is made of pages of the site, so the board is a frame of the
// site; a page that is away from it has a link instead.
// @ts-check
import { add } from '../../base/dom/element.js';
import { RemoteBoard } from '../../features/embedding/remote.js';

/** Fields of the envelope of a message. */
const ENVELOPE = ['source', 'v', 'type', 'id'];

export class FramedProgram {
  /** What the board has reported. @type {Record<string, unknown> | null} */
  state = null;
  /** @type {RemoteBoard | undefined} */
  #remote;
  #frame;
  #link;

  /**
   * @param {HTMLElement} root  empty
   * @param {string} page  the address of the full page
   * @param {typeof import('./en.js').strings} texts
   * @param {(type: string, detail: Record<string, unknown>) => void} ontell  called for each message of the board
   */
  constructor(root, page, texts, ontell) {
    this.page = page;
    const frame = (this.#frame = add(root, 'iframe'));
    frame.title = texts.frame;
    const foot = add(root, 'p', 'foot');
    this.#link = add(foot, 'a', '', texts.open);
    Object.assign(this.#link, { target: '_blank', rel: 'noopener' });
    const { origin } = new URL(page);
    frame.hidden = origin === 'null';
    if (frame.hidden) return;
    frame.onload = () => {
      frame.onload = null;
      const remote = (this.#remote = new RemoteBoard(frame, origin));
      let known = false;
      for (const type of [
        'ready',
        'state',
        'step',
        'done',
        'answer',
        'question',
        'prediction',
        'error',
      ])
        remote.addEventListener(type, (event) => {
          const fields = Object.entries(/** @type {CustomEvent} */ (event).detail);
          const detail = Object.fromEntries(fields.filter(([name]) => !ENVELOPE.includes(name)));
          if (type === 'ready' || type === 'state' || type === 'step')
            this.state = { ...this.state, ...detail };
          // The board may have been ready before it was listened to: then a state is the first message.
          const first = !known && (type === 'ready' || type === 'state');
          known ||= first;
          foot.hidden = known; // the frame has this link, too
          if (first) ontell('ready', detail);
          else if (type !== 'state' && type !== 'ready') ontell(type, detail);
        });
      remote.addEventListener('resize', (event) => {
        frame.style.height = `${/** @type {CustomEvent} */ (event).detail.height}px`;
      });
    };
  }

  /** Shows a board. @param {URLSearchParams} parameters */
  load(parameters) {
    this.#link.href = `${this.page}#${parameters}`;
    if (!this.#frame.hidden) this.#frame.src = `${this.page}embed.html#${parameters}`;
  }

  /** Sends a request. @param {string} type @param {object} [fields] */
  ask(type, fields) {
    this.#remote?.ask(type, fields);
  }

  destroy() {
    this.#remote?.close();
  }
}
