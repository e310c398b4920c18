// The board in a frame: its options are in the address, the page around it is its parent.
// @ts-check
import { onAddress, parameters } from '../../puzzle/address.js';
import { add } from '../../base/dom/element.js';
import { Exchange } from './exchange.js';
import { spokenFor } from '../../base/words/languages.js';
import { messageOf } from '../../features/embedding/messages.js';
import { readOptions } from '../../run/embed-options.js';
import { View } from './view.js';
import { strings } from './en.js';

/** Larger than this no board is wanted, in CSS pixels. */
const BOARD = 576;
/** Keys that belong to the page around, which may be slides. */
const HANDED_ON = ['PageUp', 'PageDown', 'Escape'];

/** How high the frame should be for its width. @param {HTMLElement} root */
function wantedHeight(root) {
  const play = root.querySelector('.play');
  if (!(play instanceof HTMLElement) || play.hidden) return root.scrollHeight;
  const spare = Math.min(play.clientWidth, BOARD) - play.clientHeight;
  return Math.ceil(root.scrollHeight + spare);
}

/** Tells the page around how much room the board would like. @param {HTMLElement} root @param {Exchange} exchange */
function tellSize(root, exchange) {
  let last = '';
  const tell = () => {
    const [width, height] = [root.offsetWidth, wantedHeight(root)];
    if (last === `${width} ${height}` || !width) return;
    last = `${width} ${height}`;
    exchange.post(messageOf('resize', { width, height }));
    const wish = { subject: 'lti.frameResize', height };
    exchange.post(wish); // as Canvas documents it
    exchange.post(JSON.stringify(wish)); // for receivers that parse each message
  };
  const observer = new ResizeObserver(tell);
  for (const part of [root, ...root.querySelectorAll('[data-part]')]) observer.observe(part);
}

/**
 * @param {HTMLElement} root
 * @param {import('./view.js').Place} place
 * @param {(language: string) => unknown} translate  puts the document into one of those in languages.js
 */
export async function startFrame(root, place, translate) {
  const { options, problems } = readOptions(parameters().get);
  // Where the origin asked for is none, nobody is to be heard.
  const mute = problems.some(({ name }) => name === 'origin');
  await translate(spokenFor(options.lang ?? ''));
  const home = { ...place, lang: document.documentElement.lang };
  const exchange = new Exchange(mute ? null : (options.origin ?? '*'));
  let view;
  try {
    view = new View(root, home);
  } catch (error) {
    add(root, 'p', '', strings.noStart(error));
    const link = add(root, 'a', '', strings.open);
    link.href = home.page + location.search + location.hash;
    return exchange.post(messageOf('error', { code: 'start', message: String(error) }));
  }
  for (const type of ['step', 'done', 'answer']) {
    view.addEventListener(type, (event) => {
      exchange.post(messageOf(type, /** @type {CustomEvent} */ (event).detail));
    });
  }
  view.addEventListener('error', (event) => {
    exchange.refuse(/** @type {CustomEvent} */ (event).detail);
  });
  root.addEventListener(
    'keydown',
    (event) => {
      if (parent === window || !HANDED_ON.includes(event.key)) return;
      event.stopPropagation();
      exchange.post(messageOf('key', { key: event.key }));
    },
    true,
  );
  tellSize(root, exchange);

  const begin = async () => {
    const { text, get } = parameters();
    const asked = readOptions(get);
    const wrong = await view.load(text, asked.options);
    const unused = asked.problems.length ? strings.problems(asked.problems) : '';
    if (wrong || unused) view.say([wrong, unused].filter(Boolean).join(' '));
    if (wrong) exchange.refuse({ code: 'puzzle', what: wrong });
    for (const { name } of asked.problems) exchange.refuse({ code: 'value', what: name });
  };
  await view.ready;
  await begin();
  exchange.post(messageOf('ready', view.state));
  exchange.listen(view);
  onAddress(begin);
}
