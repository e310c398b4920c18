// The page of the lab: composes a workbench with the modes and with what they and the menus offer.
// @ts-check
import { addStyle, SINGLE_FILE, startWorker } from '#platform';
import { find, whenIdle } from '../../base/dom/dom.js';
import { isEditable } from '../../base/dom/fields.js';
import { setUpTheme } from '../../base/dom/theme.js';
import { keep, kept } from '../../base/platform/storage.js';
import { awaited, waits } from '../../base/worker/waits.js';
import { language, setUpLanguage, words } from '../../base/words/language.js';
import { preferred } from '../../base/words/languages.js';
import { fillIn } from '../../base/words/words.js';
import { strings as solveStrings } from '../../features/solve/en.js';
import * as solve from '../../features/solve/mode.js';
import { Workbench } from '../../features/workbench/workbench.js';
import { addressOf, onAddress, readAddress, writeAddress } from '../../puzzle/address.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { FIRST } from '../../puzzle/first.js';
import * as puzzles from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { setUpActions, setUpTabs } from './header.js';
import { LOADS } from './mode-table.js';
import { Modes } from './modes.js';

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const workbench = new Workbench(main, {
  words,
  startWorker,
  countAll:
    (client) =>
    async (...asked) =>
      (await awaited(() => import('../../solver/count.js'))).countAll(
        { client, startWorker },
        ...asked,
      ),
  onready: ({ formats: ready }) => {
    formats = ready;
  },
});
const { board, entry, session, view } = workbench;
const texts = () => words.of(strings);
/** What the solver can write. @type {import('../../solver/protocol.js').ReadyReply['formats']} */
let formats = [];
let theme = 'auto';
/** The first visit, until it leaves the first view. */
let newcomer = false;
/** It is the first one of this browser, as far as it keeps anything. */
let welcome = false;
/** What an address names, until its mode has it. @type {import('../../puzzle/address.js').Scene | import('../../puzzle/address.js').Detail | null} */
let sought = null;
/** The number of addresses whose puzzles are being read: until then, nothing else has them. */
let arriving = 0;
view.differences = kept.differences !== 'off';
board.singleKeys = kept.keys !== 'off';

// ---- Modes --------------------------------------------------------------------------------------

/** Settles `settled`. */
let settle = () => {};
/** @type {Promise<void>} */
const settled = new Promise((resolve) => (settle = resolve));

/** @param {string} id @returns {import('../../features/workbench/mode.js').Context} */
const contextOf = (id) => {
  const part = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (main.querySelector(`.${name}[data-for=${id}]`));
  const root = part('panel');
  const [a, b] = ['a', 'b'].map(
    (name) => /** @type {HTMLElement} */ (root.querySelector(`.${name}`)),
  );
  return {
    ...{ workbench, words, save, act, settled },
    dock: part('dock'),
    panel: { root, a, b },
    go: (mode, request) => modes.go(mode, request),
    offersTour: () => newcomer,
    welcomes: () => newcomer && welcome,
  };
};

/** Says why a mode or an action has failed, until another is asked for. @param {unknown} [error] */
const fail = (error) => waits.note('lab', error);
const modes = new Modes({ solve: async () => solve, ...LOADS }, contextOf, fail, (scene) =>
  workbench.stage(scene),
);
setUpTabs(modes);

modes.addEventListener('change', () => {
  if (modes.current !== 'solve') {
    addStyle('late.css'); // the rules of forms, menus and dialogs
    newcomer = false;
  }
  if (modes.current !== 'watch' || !(sought && 'step' in sought)) sought = null;
  workbench.say('');
  fail();
  save();
});
workbench.add(modes);

// ---- Actions ------------------------------------------------------------------------------------

/** The actions, once they are asked for. @type {Promise<import('../../features/workbench/mode.js').Actions> | null} */
let loading = null;

/** Loads the actions and what belongs to an edited page, once; after a failure, the next call tries again. */
function loadActions() {
  loading ??= awaited(() => import('./late.js')).then(
    ({ actionsOf, echoEdits, keepFocus, reportWaits, setUpSheet, showWholeLine, topDialog }) => {
      for (const type of ARRIVALS) removeEventListener(type, takeEarly);
      keepFocus();
      reportWaits(() => workbench.texts, topDialog); // which covers the line
      echoEdits(session, board.table);
      setUpSheet(main, board.table, modes);
      showWholeLine(find('line'), words, () => texts().wholeMessage);
      return actionsOf({
        workbench,
        modes,
        words,
        save,
        act,
        fail,
        formats: () => formats,
        nextTheme,
      });
    },
  );
  return loading.catch((error) => {
    loading = null;
    throw error;
  });
}

/** @typedef {import('../../features/workbench/mode.js').Actions} All */
/** @type {import('../../features/workbench/mode.js').Act} */
const act = (name, ...args) => {
  if (name === 'startTour') newcomer = false;
  const call = (/** @type {All} */ { [name]: action }) => Reflect.apply(action, null, args);
  return loadActions().then(call, fail);
};
const ARRIVALS = /** @type {const} */ (['paste', 'dragover', 'drop']);
/** Takes a paste or a drop that comes before the actions are loaded. @param {ClipboardEvent | DragEvent} event */
function takeEarly(event) {
  if (event.type === 'paste' && isEditable(event)) return;
  event.preventDefault();
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const text = data?.getData('text');
  const [file] = data?.files ?? [];
  if (file) act('takeFile', file);
  else if (text) act('takeText', text);
  else loadActions().catch(() => {});
}
for (const type of ARRIVALS) addEventListener(type, takeEarly);

// ---- The state of the page ----------------------------------------------------------------------

/** The overlays of the board, as the address names them. */
const overlays = () => [
  ...(view.solution ? ['solution'] : []),
  ...(view.candidates ? ['candidates'] : []),
];

/** Writes the state of the page to the address and the storage. */
function save() {
  if (arriving || !session.begun) return; // the address and the storage have the only copy
  const state = puzzles.puzzleText(session.puzzle);
  keep({ state, show: String(overlays()) });
  const { current } = modes;
  const { address } = workbench.scene;
  const scene = address ? address() : sought;
  // A link to a puzzle that is played, and without a mode, opens in Play.
  const mode = current === 'solve' && !puzzles.isPlayed(state) ? '' : current;
  writeAddress(addressOf(state, overlays(), scene, theme, language(), undefined, mode));
}

session.addEventListener('puzzle', ({ detail: { typed } }) => {
  if (!typed && !arriving) view.solution = kept.solution === 'show';
  workbench.say('');
  save();
});

// ---- Theme and language -------------------------------------------------------------------------

let renderTheme = () => {};
let nextTheme = () => {};
/** @param {string | null} asked */
function startTheme(asked) {
  const themes = setUpTheme(
    find('theme'),
    asked,
    (name) => texts().theme(name),
    (name) => {
      theme = name;
      find('theme-name').textContent = texts().THEMES[name];
      workbench.invalidate(); // pictures have the colours of the page
      save();
    },
  );
  ({ theme, next: nextTheme } = themes);
  renderTheme = () => {
    themes.render();
    find('theme-name').textContent = texts().THEMES[theme];
  };
  renderTheme();
}

words.addEventListener('change', () => {
  fillIn(document, { lab: texts(), puzzle: workbench.texts });
  renderTheme();
});

// ---- The address --------------------------------------------------------------------------------

/** Texts wait this long for their faces, in milliseconds. */
const FACES_MS = 1000;

/** Waits for the faces of the first view: those of the system have other widths. @param {string} text  what no preloaded face has */
function facesLoaded(text) {
  const faces = ["1rem 'Lab Text'", "bold 1rem 'Lab Digits'"];
  const loads = Promise.allSettled(faces.map((face) => document.fonts?.load(face, ` ${text}`)));
  return Promise.race([loads, new Promise((late) => setTimeout(late, FACES_MS))]);
}

/** Takes the address, then saves the state. @param {boolean} first  the page was opened just now */
async function begin(first) {
  arriving++;
  await takeAddress(first).finally(() => arriving--);
  const { mode, detail } = readAddress();
  if (detail && !arriving && mode === modes.current) {
    modes.go(mode, detail);
    sought = detail;
  }
  save();
}

/**
 * Takes the state of the address, else that of the previous visit, else an example.
 * @param {boolean} first  the page was opened just now
 */
async function takeAddress(first) {
  const address = readAddress();
  // What another page leads to.
  const [, wanted] = /do=(open(?:Paste|Photo))/.exec(location.hash) ?? [];
  if (first) {
    newcomer = !address.text && !kept.state && !wanted;
    welcome = newcomer && !kept.arrived;
    if (newcomer) keep({ arrived: 'yes' });
    if (!newcomer) addStyle('late.css'); // which styles notes and marks
    startTheme(address.theme);
    await facesLoaded(preferred(address.lang) === 'en' ? '' : 'ä');
  }
  if (first || address.lang)
    await setUpLanguage(find('language', HTMLSelectElement), address.lang, save);
  if (!address.text && !first) {
    modes.go(address.mode || modes.current);
    return;
  }
  if (wanted) act(/** @type {'openPaste'} */ (wanted));
  const names = address.text ? (address.show ?? []) : (kept.show ?? '').split(',');
  view.solution = names.includes('solution');
  view.candidates = names.includes('candidates');
  const { scene, text } = address;
  const puzzle = text ? restore(text, first) : Promise.resolve(false);
  if (scene) modes.go('watch', { scene, puzzle });
  else modes.go(address.mode);
  sought = scene;
  if (await puzzle) return;
  sought = null;
  if (first && !(kept.state && (await restore(kept.state, true)))) {
    newcomer = !text && modes.current === 'solve';
    session.begin(puzzles.puzzleOf(FIRST));
  }
  if (text) act('takeText', text); // says what is wrong with it
}

/**
 * Loads a puzzle without a message.
 * @param {string} text
 * @param {boolean} first  the page was opened just now
 * @returns {Promise<boolean>}  false if the text has no puzzle
 */
async function restore(text, first) {
  const { facts, error, superseded } = await session.load(text, { first });
  return Boolean(facts || error || superseded); // the headline says what is wrong
}

/** Loads what follows the first verdict, when the page is idle. */
async function startLate() {
  addStyle('late.css');
  // The faces of entries and trials: when they are first needed, it is too late to load them.
  for (const face of ["1rem 'Lab Digits'", "italic 1rem 'Lab Digits'", "1rem 'Lab Text'"])
    document.fonts?.load(face, '1×');
  await loadActions();
  if (!SINGLE_FILE)
    (await awaited(() => import('#offline'))).begin(words, (file) => act('takeFile', file));
  settle();
}
session.addEventListener('analysis', function late() {
  if (!session.analysis && !session.error) return;
  session.removeEventListener('analysis', late);
  whenIdle(() => startLate().catch(() => {})); // the next action tries again
});

words.add({ puzzle: puzzleStrings, lab: strings, solve: solveStrings });
entry.take('puzzle');
setUpActions(act);
begin(true);
onAddress(() => begin(false));
