// The worksheet page: sheets to print, with puzzles from the address, a paste, the field or a file.
// @ts-check
import { onAddress, puzzlesIn, writeAddress } from '../../puzzle/address.js';
import { Client } from '../../solver/client.js';
import { find, onClick, setText } from '../../base/dom/dom.js';
import { waits } from '../../base/worker/waits.js';
import { language, setUpLanguage, words } from '../../base/words/language.js';
import { fillIn } from '../../base/words/words.js';
import { reportWaits } from '../../base/dom/notice.js';
import { setUpHeader } from '../../features/header/header.js';
import { strings as sheetStrings } from '../../features/make/sheet/en.js';
import { hashOf, MOST, optionsIn, ROOM, rowsFor } from '../../features/make/sheet/options.js';
import { Ratings } from '../../features/make/sheet/ratings.js';
import {
  difficultyOf,
  labAddress,
  showDifficulty,
  showSheets,
} from '../../features/make/sheet/sheets.js';
import { startWorker } from '#platform';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { strings as readingStrings } from '../../puzzle/reading-en.js';
import { logic } from '../../logic/client.js';
import { strings as logicTexts } from '../../logic/en.js';
import { collect } from './collect.js';
import { strings } from './en.js';
import { listen } from './texts.js';

const TYPED_MS = 250; // delay before the field is read after the last key

/** The texts in the language of the page. */
const texts = () => words.of(strings);

const client = new Client(
  () => startWorker('solver-worker'),
  () => {},
);
const field = find('puzzles', HTMLTextAreaElement);
const title = find('title', HTMLInputElement);
const per = find('per', HTMLSelectElement);
const rows = find('rows', HTMLInputElement);
const boxes = {
  difficulty: find('difficulty', HTMLInputElement),
  candidates: find('candidates', HTMLInputElement),
  answers: find('answers', HTMLInputElement),
  codes: find('codes', HTMLInputElement),
};

let all = /** @type {import('./collect.js').Collection} */ ({
  items: [],
  found: 0,
  unread: [],
  read: [],
});
/** Returns the present problem as a sentence; null if there is none. @type {(() => string) | null} */
let trouble = null;
let reading = new AbortController();
const ratings = new Ratings(logic('sudoku-explainer'));
let rating = new AbortController();
/** The state of the rating as a sentence; empty if no rating is running. */
let rated = () => '';
let timer = 0;

/** @returns {import('../../features/make/sheet/options.js').SheetOptions} */
function chosen() {
  const each = Number(per.value);
  return {
    title: title.value.trim(),
    per: each,
    rows: rowsFor(Number(rows.value), each),
    difficulty: boxes.difficulty.checked,
    candidates: boxes.candidates.checked,
    answers: boxes.answers.checked,
    codes: boxes.codes.checked,
  };
}

function save() {
  const states = all.items.map(({ state }) => state);
  const { origin, pathname } = location;
  writeAddress(`${origin}${pathname}#${hashOf(states, chosen(), language())}`);
}

/** The report on the texts that were read. */
function report() {
  if (trouble) return `${trouble()} ${all.items.length ? texts().asTheyWere : ''}`;
  const { items, found, unread, read: reports } = all;
  const parts = [];
  if (found > items.length) parts.push(texts().tooMany(found, MOST));
  else if (reports.length === 1) parts.push(words.of(readingStrings).understood(reports[0]));
  else if (found) parts.push(texts().found(found));
  if (unread.length) parts.push(words.of(readingStrings).unread(unread[0]));
  return parts.join(' ');
}

/** @returns {import('../../features/make/sheet/sheets.js').Setting} */
const setting = () => ({
  options: chosen(),
  base: labAddress(),
  ratingOf: (givens) => ratings.of(givens),
  texts: words.of(sheetStrings),
  names: words.of(logicTexts),
  puzzle: words.of(puzzleStrings),
});

function render() {
  const options = chosen();
  rows.max = String(ROOM[options.per]);
  showSheets(find('sheets'), all.items, setting());
  find('print', HTMLButtonElement).disabled = !all.items.length;
  setText(find('reading'), report());
  find('reading').classList.toggle('error', Boolean(trouble || all.unread.length));
  renderAbout(options);
}

/** The line below the form. @param {import('../../features/make/sheet/options.js').SheetOptions} options */
function renderAbout(options) {
  const about = all.items.length ? [texts().sheets(find('sheets').childElementCount)] : [];
  if (Number(rows.value) > options.rows) about.push(texts().mostRows(options.rows));
  if (options.codes && !labAddress()) about.push(texts().noCodes);
  if (rated()) about.push(rated());
  setText(find('about'), about.join(' '));
}

/**
 * Reads texts and shows their puzzles. Keeps the sheets if the texts contain no puzzle.
 * @param {(string | Uint8Array)[]} sources  empty to remove all puzzles
 * @returns {Promise<boolean>}  whether the sheets show these puzzles
 */
async function read(sources) {
  clearTimeout(timer);
  reading.abort();
  const { signal } = (reading = new AbortController());
  setText(find('reading'), words.of(puzzleStrings).reading);
  trouble = null;
  try {
    const collected = await collect(client, sources, signal);
    if (signal.aborted) return false;
    const [unread] = collected.found ? [] : collected.unread;
    if (unread) trouble = () => words.of(readingStrings).unread(unread);
    else all = collected;
    waits.note('worksheet');
    save();
  } catch (error) {
    if (signal.aborted) return false;
    trouble = () => words.of(puzzleStrings).failed(error);
    waits.note('worksheet', error); // the address keeps the puzzles
  }
  render();
  if (!trouble) rate();
  return !trouble;
}

/** Rates the puzzles that are shown, if their difficulty is. */
async function rate() {
  rating.abort();
  rated = () => '';
  if (boxes.difficulty.checked) {
    const { signal } = (rating = new AbortController());
    const { items } = all;
    try {
      await ratings.rate(items, signal, (done, count, index) => {
        rated = () => (done < count ? texts().rating(done, count) : '');
        showDifficulty(find('sheets'), index, difficultyOf(items[index], setting()));
        renderAbout(chosen());
      });
      if (signal.aborted) return;
      rated = () => '';
      waits.note('ratings');
    } catch (error) {
      if (signal.aborted) return;
      rated = () => texts().notRated;
      waits.note('ratings', error);
    }
  }
  renderAbout(chosen());
}

function begin() {
  const hash = location.hash.slice(1) || location.search.slice(1);
  const options = optionsIn(hash);
  title.value = options.title;
  per.value = String(options.per);
  rows.value = String(options.rows);
  boxes.difficulty.checked = options.difficulty;
  boxes.candidates.checked = options.candidates;
  boxes.answers.checked = options.answers;
  boxes.codes.checked = options.codes;
  const puzzles = puzzlesIn(hash);
  field.value = puzzles.join('\n');
  // The sheets show what the address has: its text is of no use beside them.
  find('source', HTMLDetailsElement).open = !puzzles.length;
  find('worksheet').inert = false;
  if (!puzzles.length) return render();
  read(puzzles);
}

listen(field, find('file', HTMLInputElement), {
  take: (text) => read([text]),
  typed: (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => read(text.trim() ? [text] : []), TYPED_MS);
  },
  refuse: () => {
    trouble = () => texts().tooLarge;
    render();
  },
});
for (const control of [title, per, rows, ...Object.values(boxes)]) {
  control.addEventListener('input', () => {
    save();
    render();
    if (control === boxes.difficulty) rate();
  });
}
find('worksheet').addEventListener('submit', (event) => event.preventDefault());
onClick('print', () => print());
onClick('open-file', () => find('file').click());
onAddress(begin);

reportWaits(() => words.of(puzzleStrings));
setUpHeader({ words, takes: true });
const asked = new URLSearchParams(location.hash.slice(1) || location.search.slice(1)).get('lang');
const translate = () => {
  fillIn(document, { worksheet: texts() });
  render();
};
words.addEventListener('change', translate);
setUpLanguage(find('language', HTMLSelectElement), asked, save)
  .then(() =>
    words.add({
      worksheet: strings,
      sheet: sheetStrings,
      logic: logicTexts,
      puzzle: puzzleStrings,
      reading: readingStrings,
    }),
  )
  .then(translate);
begin();
