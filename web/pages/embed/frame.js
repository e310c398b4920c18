// The board in a frame: the address has its options, and its parent is the page around it.
// @ts-check
import { add } from '../../base/dom/element.js';
import { reportWaits } from '../../base/dom/notice.js';
import { waits } from '../../base/worker/waits.js';
import { firstKnown } from '../../base/words/languages.js';
import { Words } from '../../base/words/words.js';
import { messageOf } from '../../features/embedding/messages.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { onAddress, parameters } from '../../puzzle/address.js';
import { readOptions } from '../../run/embed-options.js';
import { EmbeddedBoard, EVENTS, TABLES } from './embedded-board.js';
import { strings } from './en.js';
import { Exchange } from './exchange.js';

/** The largest useful board, in CSS pixels. */
const BOARD = 576;
/** Keys that are passed on to the page around the frame, which may be a slide show. */
const HANDED_ON = ['PageUp', 'PageDown', 'Escape'];

/** The best height of the frame for its width, in CSS pixels. @param {HTMLElement} root */
function wantedHeight(root) {
  const play = root.querySelector('.play');
  if (!(play instanceof HTMLElement) || play.hidden) return root.scrollHeight;
  const spare = Math.min(play.clientWidth, BOARD) - play.clientHeight;
  return Math.ceil(root.scrollHeight + spare);
}

/** Reports the size that the board needs. @param {HTMLElement} root @param {Exchange} exchange */
function reportSize(root, exchange) {
  let last = '';
  const report = () => {
    const [width, height] = [root.offsetWidth, wantedHeight(root)];
    if (last === `${width} ${height}` || !width) return;
    last = `${width} ${height}`;
    exchange.post(messageOf('resize', { width, height }));
    const wish = { subject: 'lti.frameResize', height };
    exchange.post(wish); // for Canvas
    exchange.post(JSON.stringify(wish)); // for receivers that parse every message
  };
  const observer = new ResizeObserver(report);
  for (const part of [root, ...root.querySelectorAll('[data-part]')]) observer.observe(part);
}

/**
 * Starts the board of a frame.
 * @param {HTMLElement} root
 * @param {import('./embedded-board.js').Place} place
 */
export async function startFrame(root, place) {
  const { options, problems } = readOptions(parameters().get);
  const words = new Words();
  // What is late, until the board is there, which has a line for messages; what has failed, always.
  reportWaits(
    () => words.of(puzzleStrings),
    () => (waits.failure !== undefined || root.querySelector('.starting') ? root : null),
  );
  await words.add(TABLES);
  await words.turnTo(firstKnown([options.lang ?? ''])).catch(() => {}); // then English
  document.documentElement.lang = words.language;
  document.title = words.of(strings).title;
  // With an invalid `origin`, no messages are exchanged.
  const silent = problems.some(({ name }) => name === 'origin');
  const exchange = new Exchange(silent ? null : (options.origin ?? '*'), words);
  let board;
  try {
    board = new EmbeddedBoard(root, { ...place, words });
  } catch (error) {
    const { noStart, open } = words.of(strings);
    add(root, 'p', '', noStart(error));
    const link = add(root, 'a', '', open);
    link.href = place.page + location.search + location.hash;
    return exchange.post(messageOf('error', { code: 'start', message: String(error) }));
  }
  const { show, theme } = options;
  board.set({ show, theme }); // from the first frame
  for (const type of EVENTS.filter((each) => each !== 'error')) {
    board.addEventListener(type, (event) => {
      exchange.post(messageOf(type, /** @type {CustomEvent} */ (event).detail));
    });
  }
  board.addEventListener('error', (event) => {
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

  const begin = async () => {
    const { text, get } = parameters();
    const asked = readOptions(get);
    const wrong = await board.load(text, asked.options);
    const unused = asked.problems.length ? words.of(strings).problems(asked.problems) : '';
    if (wrong || unused) board.say([wrong, unused].filter(Boolean).join(' '));
    if (wrong) exchange.refuse({ code: 'puzzle', what: wrong });
    for (const { name } of asked.problems) exchange.refuse({ code: 'value', what: name });
  };
  const ready = await board.ready.then(
    () => true,
    () => false, // the board has reported it
  );
  if (ready) await begin();
  reportSize(root, exchange); // with the parts that the address asks for
  if (!ready) return;
  exchange.post(messageOf('ready', board.state));
  exchange.listen(board);
  onAddress(begin);
}
