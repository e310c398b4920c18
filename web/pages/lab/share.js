// Opens the share dialog: what it shares, and the sections that load when they are shown.
// @ts-check
import { openShare as open } from '../../features/share/share-dialog.js';
import { awaited } from '../../base/worker/waits.js';
import { stateText } from '../../puzzle/puzzle.js';

/** @typedef {import('./action-table.js').Page} Page */
/** @typedef {import('../../features/workbench/mode.js').SharedPart} SharedPart */

/** What both sections need. @param {Page} page */
async function toolsOf({ workbench }) {
  const [runner, { SmallLandscape }] = await Promise.all([
    workbench.startRuns(),
    awaited(() => import('../../features/player/landscape/small.js')),
  ]);
  return { workbench, runner, Landscape: SmallLandscape };
}

/** @param {Page} page @param {HTMLElement} place */
async function addCard(page, place) {
  const [tools, { addCard: add }] = await Promise.all([
    toolsOf(page),
    awaited(() => import('../../features/card/card-section.js')),
  ]);
  return add(place, tools);
}

/** @param {Page} page @param {HTMLElement} place */
async function addFilm(page, place) {
  const [tools, { addFilm: add }, { subjectOf }] = await Promise.all([
    toolsOf(page),
    awaited(() => import('#film')),
    awaited(() => import('../../features/paper/subject.js')),
  ]);
  const { board, session, words } = page.workbench;
  const { playback, client } = tools.runner;
  const subject = { words, board, session, candidates: () => false };
  return add(place, {
    ...tools,
    subject: (look) => subjectOf(subject, playback, client, false, look),
  });
}

/** @param {Page} page @param {'card' | 'copy'} [section]  that is shown first */
export async function openShare(page, section) {
  const { save, words, formats, workbench, act, fail } = page;
  const { session, client } = workbench;
  save(); // the dialog takes the state from the address
  const state = () => stateText(session.puzzle);
  /** @param {(page: Page, place: HTMLElement) => Promise<SharedPart>} add */
  const late = (add) => (/** @type {HTMLElement} */ place) => {
    fail();
    return add(page, place).catch(fail);
  };
  await open(
    {
      words,
      formats: formats(),
      write: async (format) => (await client.ask({ type: 'write', state: state(), format })).text,
      givens: () => session.puzzle.givens,
      puzzle: () => session.puzzle,
      solution: () => session.solutions.current,
      openPicture: () => act('openPicture'),
      addCard: late(addCard),
      addFilm: late(addFilm),
    },
    section,
  );
}
