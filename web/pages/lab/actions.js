// The actions of the page at work: each is called by its name, and says why it has failed.
// @ts-check
import { savesData } from '../../base/platform/data.js';
import { strings as offlineStrings } from '../../features/offline/en.js';
import { Paste } from '../../features/paste/paste.js';
import { SINGLE_FILE } from '#platform';
import { ACTIONS } from './action-table.js';
import { strings } from './en.js';

/** @typedef {import('../../features/workbench/mode.js').Actions} All */
/** @typedef {import('./action-table.js').Host} Host */

/** Whether the server of the page answers. */
const isOnline = () =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** @param {Host} host @returns {All} */
export function actionsOf(host) {
  const { workbench, modes, words, act, fail } = host;
  const { session, board, client } = workbench;
  const say = workbench.say.bind(workbench);
  /** Loads a puzzle of a text, and says so if that takes long. @param {string | Uint8Array} text @param {number} index */
  async function load(text, index) {
    let said = false;
    const slow = setTimeout(() => {
      said = true;
      say(workbench.texts.reading);
    }, 1000);
    const outcome = await session.load(text, { index });
    clearTimeout(slow);
    if (said && !outcome.superseded) say('');
    return outcome;
  }
  const paste = new Paste({
    words,
    client,
    load,
    play: (moves) => modes.go('watch', { moves }),
    openLists: (...list) => act('openLists', ...list),
    openExamples: () => act('openExamples'),
    openPhoto: (file) => act('openPhoto', file),
    undo: () => session.undo(),
    say,
  });
  const offline = async () => {
    await words.add({ offline: offlineStrings });
    return () => words.of(offlineStrings);
  };
  const onlySite = async () => say((await offline())().onlySite);
  /** @type {import('./action-table.js').Page} */
  const page = { ...host, paste, program: null, onlySite };

  board.addEventListener('help', () => act('openHelp'));
  const watch = document.querySelector('#modes [data-mode=watch]');
  const startRuns = () => void (savesData() || workbench.startRuns().catch(() => {}));
  for (const type of ['pointerenter', 'focus'])
    watch?.addEventListener(type, startRuns, { once: true });
  document.addEventListener('keydown', ({ key, target }) => {
    // While nothing has the focus, the board does not hear its keys.
    if (key === words.of(strings).helpKey && target === document.body && board.singleKeys)
      act('openHelp');
  });
  if (SINGLE_FILE)
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.protocol !== location.protocol || link.hash || link.download) return;
      event.preventDefault(); // there is no such page
      onlySite();
    });

  /** The action that has failed. */
  let failed = '';
  /** @param {string} name */
  const bound = (name) => {
    const { run, label } = /** @type {import('./action-table.js').Action<never>} */ (
      ACTIONS[/** @type {keyof All} */ (name)]
    );
    return async (/** @type {never[]} */ ...args) => {
      // What the page adds itself leaves the notice of another action.
      if (failed === name || !/^add/.test(name)) fail();
      try {
        return await Reflect.apply(run, null, [page, ...args]);
      } catch (error) {
        failed = name;
        const missing = label && !SINGLE_FILE && !(await isOnline());
        if (!missing) return fail(error);
        const texts = await offline();
        fail(() => texts().missing(words.of(strings)[label]));
      }
    };
  };
  const all = Object.keys(ACTIONS).map((name) => [name, bound(name)]);
  return /** @type {All} */ (Object.fromEntries(all));
}
