// The page of a technique, or the list of all. The build writes the page in English; this script draws
// the example and changes the language. It also writes the whole page if the build has not: the
// service worker keeps one empty page for all techniques.
// @ts-check
import { find, setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { reportWaits } from '../../base/dom/notice.js';
import { kept } from '../../base/platform/storage.js';
import { language, setUpLanguage, words } from '../../base/words/language.js';
import { fillIn } from '../../base/words/words.js';
import { awaited } from '../../base/worker/waits.js';
import { miniBoard } from '../../board/mini.js';
import { strings as logicStrings } from '../../logic/en.js';
import { nameOf } from '../../logic/story.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { setUpHeader } from '../../features/header/header.js';
import { NO_SCORE, scoresIn } from '../../features/drill/score.js';
import { entriesBeside, entriesIn, followPointer } from '../../features/lesson/learn/map.js';
import { EXERCISES, examplesIn, exerciseOf, STEPS } from '../../logic/example.js';
import { Example } from './example.js';
import { familyOf } from './families.js';
import { indexMarkup, ratingText, storyMarkup, techniqueMarkup } from './markup.js';
import { strings } from './en.js';

/** The technique of the address; '' for the list. */
function asked() {
  const [, id = ''] = /([\w-]+)(?:\.html)?$/.exec(location.pathname) ?? [];
  return familyOf(id) ? id : '';
}

const id = asked();
const family = familyOf(id);
reportWaits(() => words.of(puzzleStrings));
/** The texts of the family, in English; null if they could not be loaded. @type {Record<string, import('./markup.js').Texts> | null} */
const english = family
  ? await awaited(family.load).then(
      ({ strings: loaded }) => loaded,
      () => null,
    )
  : {};
const main = find('main');
/** Of the map, or of the technique between those beside it. */
let entries = new Map(
  ['[rel=prev]', ':not([rel])', '[rel=next]'].flatMap((which) => [...entriesIn(main, which)]),
);
/** The position of the example. */
let state = '';
/** @type {Example | null} */
let example = null;
/** What the board shows, one of STEPS. @type {number} */
let step = STEPS.pattern;
/** @type {unknown} */
let error = null;

const texts = () => words.of(strings);

/** @returns {import('./markup.js').Tables} */
const tables = () => ({
  page: texts(),
  logic: words.of(logicStrings),
  names: words.of(logicStrings).TECHNIQUES,
  query: language() ? `?lang=${language()}` : '',
});

/** Writes the page in the current language. The board stays the same element. */
function write() {
  if (!english) return;
  const { deduction } = example ?? {};
  const lead = id ? words.of(english)[id].lead : texts().intro;
  const title = `${id ? nameOf(id, words.of(logicStrings)) : texts().title}: Sudoku Lab`;
  fillIn(document, { about: { title, lead } });
  main.className = id ? 'technique' : 'list';
  main.innerHTML = id
    ? techniqueMarkup(id, words.of(english)[id], state, language(), tables(), deduction, entries)
    : indexMarkup(tables(), entries);
  if (example) main.querySelector('.frame')?.replaceWith(example.frame);
  renderStory();
  if (id) renderOwn();
  if (state) drawExercises();
  render();
}

/** Shows how often the reader has found the technique in its drill, and in which exercises. */
function renderOwn() {
  const { right, all, found } = scoresIn(kept.drills).get(id) ?? NO_SCORE;
  if (all) setText(find('own'), texts().found(right, all));
  setText(find('solved'), found.length ? texts().solved(found.length, EXERCISES) : '');
  main.querySelectorAll('.exercises a').forEach((link, i) => {
    if (!found.includes(i + 1)) return;
    link.classList.add('found');
    const [, name, shown] = link.children;
    setText(name, `${texts().exercise} ${i + 1}`);
    setText(shown, texts().foundOne);
  });
}

/** Draws the boards of the exercises. */
function drawExercises() {
  main.querySelectorAll('.exercises .small').forEach((place, i) => {
    const puzzle = exerciseOf(state, i + 1);
    const mini = miniBoard(puzzle.givens);
    mini.show(puzzle.entries, 'found');
    place.replaceChildren(mini.element);
  });
}

/** Shows the step on the board. */
function render() {
  example?.render(step, words.of(puzzleStrings));
  for (const button of main.querySelectorAll('.seg button')) {
    const value = Number(/** @type {HTMLButtonElement} */ (button).value);
    button.setAttribute('aria-pressed', String(value === step));
  }
}

/** Describes the deduction. The build has done so in English. */
function renderStory() {
  const reasons = main.querySelector('.reasons');
  if (!reasons) return;
  const { deduction } = example ?? {};
  if (deduction) {
    reasons.innerHTML = storyMarkup(deduction, tables());
    setText(find('rating'), ratingText(deduction, tables()));
  } else if (error || !reasons.firstElementChild) {
    reasons.replaceChildren();
    const item = add(reasons, 'li', 'by', error ? texts().failed(error) : texts().searching);
    if (error) addButton(item, words.of(puzzleStrings).reload, () => location.reload());
  }
}

/** All examples. */
const examples = () =>
  awaited(async () =>
    examplesIn(await (await fetch(new URL('../technique-examples.txt', import.meta.url))).text()),
  );

/** The entries of the page of the map. */
const entriesOfMap = () =>
  awaited(async () => {
    const text = await (await fetch('index.html')).text();
    return entriesIn(new DOMParser().parseFromString(text, 'text/html'));
  });

/** The position of the example: the page has it if the build has written it. */
async function stateOf() {
  const written = main.querySelector('.show')?.getAttribute('data-state');
  return written || ((await examples()).get(id) ?? '');
}

/** Draws the example of a technique beside the map. @param {string} technique */
async function showOf(technique) {
  const other = (await examples()).get(technique);
  if (!other || !example) return;
  main.querySelector('[data-technique][aria-current]')?.removeAttribute('aria-current');
  main.querySelector(`[data-technique="${technique}"]`)?.setAttribute('aria-current', 'true');
  setText(find('shown'), nameOf(technique, words.of(logicStrings)));
  const found = example.change(other, technique);
  render();
  await found.then(render, () => {});
}

const parameters = new URLSearchParams(location.search);
const written = Boolean(main.firstElementChild);
if (family) state = await stateOf().catch(() => '');
// The page that is kept for all techniques has none of their pictures; the map has them.
if (family && !written) entries = entriesBeside(await entriesOfMap().catch(() => new Map()), id);
main.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  step = Number(target.value);
  render();
});
words.addEventListener('change', write);
await words.add({
  ...{ technique: strings, logic: logicStrings, puzzle: puzzleStrings },
  ...(family && english && { [`technique-${family.id}`]: english }),
});
await setUpLanguage(find('language', HTMLSelectElement), parameters.get('lang'), () => {});
setUpHeader({ words, theme: parameters.get('theme') });
// Links keep a language that the address names.
if (!written || language()) write();
if (!id && main.querySelector('.mapped')) {
  example = new Example(find('board', HTMLTableElement), '');
  render();
  const show = (/** @type {string} */ technique) => showOf(technique).catch(() => {});
  followPointer(main, '[data-technique]', ({ dataset }) => show(dataset.technique ?? ''));
  // On small windows there is no board.
  if (main.querySelector('.show')?.checkVisibility()) show('x-wing');
}
if (id) renderOwn();
// What was found in the lab, to which the exercises lead, is in the storage.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
if (state) {
  drawExercises();
  const board = find('board', HTMLTableElement);
  example = new Example(board, state);
  board.ariaBusy = 'true';
  renderStory();
  render();
  await example.find(id).catch((reason) => (error = reason));
  board.ariaBusy = null;
  renderStory();
  render();
}
