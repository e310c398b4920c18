// The lesson: its buttons drive the boards by messages, and it tells what they say.
// @ts-check
import { messageOf, SOURCE } from './embed/messages.js';
import { strings } from './strings/lesson-en.js';

/** @typedef {import('./strings/lesson-en.js').Answer} Answer */

/** @type {Map<string, HTMLIFrameElement>} */
const boards = new Map([...document.querySelectorAll('iframe')].map((frame) => [frame.id, frame]));
/** How many steps the runs take, by their boards. @type {Map<string, number>} */
const lengths = new Map();

/** @param {HTMLIFrameElement} frame @param {string} type @param {object} [fields] */
const send = (frame, type, fields = {}) =>
  frame.contentWindow?.postMessage(messageOf(type, fields), location.origin);

/** What a button asks for, by the name of its attribute. @type {Record<string, (frame: HTMLIFrameElement, value: string) => void>} */
const DEEDS = {
  step: (frame, value) => send(frame, 'seek', { step: Number(value) }),
  backtrack: (frame, value) => send(frame, 'seek', { backtrack: value }),
  play: (frame) => send(frame, 'play'),
  firstBacktrack(frame) {
    // Of two seeks that wait only the later would be carried out: the second waits for the first.
    const id = `first ${performance.now()}`;
    addEventListener('message', function onState({ source, data }) {
      if (source !== frame.contentWindow || data.id !== id) return;
      removeEventListener('message', onState);
      send(frame, 'seek', { backtrack: 'next' });
    });
    send(frame, 'seek', { step: 0, id });
  },
};

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  const frame = boards.get(button?.dataset.board ?? '');
  if (!button || !frame) return;
  for (const [name, value] of Object.entries(button.dataset)) {
    if (Object.hasOwn(DEEDS, name)) DEEDS[name](frame, value ?? '');
  }
  const { top, bottom } = frame.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) frame.scrollIntoView({ block: 'nearest' });
});

/** Compares two runs, once both are known to their ends. */
function compare() {
  const output = /** @type {HTMLOutputElement} */ (document.getElementById('compared'));
  const [few, many] = [output.dataset.board, output.dataset.other].map((id) =>
    lengths.get(id ?? ''),
  );
  if (few && many) output.value = strings.compared(few, many);
}

/** What the boards tell. @type {Record<string, (frame: HTMLIFrameElement, data: any) => void>} */
const NEWS = {
  resize: (frame, { height }) => {
    frame.height = String(height);
  },
  step(frame, { length, ended }) {
    if (ended) lengths.set(frame.id, length);
    compare();
  },
  answer(frame, answer) {
    const output = document.querySelector(`output[data-board="${frame.id}"]`);
    if (output instanceof HTMLOutputElement) output.value = strings.answer(answer);
  },
};

addEventListener('message', ({ source, origin, data }) => {
  const frame = [...boards.values()].find(({ contentWindow }) => contentWindow === source);
  if (!frame || origin !== location.origin || data?.source !== SOURCE) return;
  if (Object.hasOwn(NEWS, data.type)) NEWS[data.type](frame, data);
});
