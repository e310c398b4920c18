// The editor of lessons: the text at the left, the lesson at the right. The text is kept between visits,
// and whatever replaces it can be undone.
// @ts-check
import { copy, find, onClick, setText } from '../../base/dom/dom.js';
import { add, addButton } from '../../base/dom/element.js';
import { listenToFiles } from '../../base/dom/file-input.js';
import { saveFile } from '../../base/dom/save.js';
import { reportWaits } from '../../base/dom/notice.js';
import { setUpLanguage, words } from '../../base/words/language.js';
import { fillIn } from '../../base/words/words.js';
import { setUpHeader } from '../../features/header/header.js';
import { strings as lessonStrings } from '../../features/lesson/en.js';
import { LIMIT, packText, unpackText } from '../../base/platform/packed-text.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { titleOf } from '../../features/lesson/nodes.js';
import { keepDraft, keepEarlier, readDraft, readEarlier } from './draft.js';
import { strings } from './en.js';
import { pieceOf } from './piece.js';
import { Preview } from './preview.js';
import { awaited, waits } from '../../base/worker/waits.js';

/** Delay before the text is read after the last key, in milliseconds. */
const TYPED_MS = 250;

const field = find('text', HTMLTextAreaElement);
const preview = new Preview(find('preview'));
const texts = () => words.of(strings);
let timer = 0;

/** @param {string} text */
const say = (text) => setText(find('said'), text);

/**
 * Puts a text in the place of a part of the field, so that undo works.
 * @param {string} text @param {number} from @param {number} to
 */
function put(text, from, to) {
  field.focus();
  field.setSelectionRange(from, to);
  // The only way to write into a field that keeps its history.
  const done = document.execCommand(text ? 'insertText' : 'delete', false, text);
  if (!done) field.setRangeText(text, from, to, 'end');
  changed();
}

/** Keeps the text of the field, which is about to be replaced: after a reload, it cannot be undone. */
function keepThis() {
  if (field.value.trim() && field.value !== texts().STARTER) keepEarlier(field.value);
  find('earlier').hidden = !readEarlier();
}

/** Replaces the whole text; the one before can be restored. @param {string} text */
function replace(text) {
  keepThis();
  put(text, 0, field.value.length);
  field.setSelectionRange(0, 0);
}

function changed() {
  clearTimeout(timer);
  timer = setTimeout(render, TYPED_MS);
}

async function render() {
  keepDraft(field.value);
  await preview.show(field.value);
  const list = find('messages');
  const { messages } = preview.lesson;
  list.replaceChildren();
  for (const { line, column, code, what } of messages) {
    const text = texts().atLine(line, words.of(lessonStrings).MESSAGES[code](what));
    addButton(add(list, 'li'), text, () => goTo(line, column)).className = 'q';
  }
  say(texts().faults(messages.length));
}

/** Selects the rest of a line. @param {number} line @param {number} column */
function goTo(line, column) {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start + column - 1, start + (lines[line - 1] ?? '').length);
}

/** Inserts a block. @param {keyof typeof strings.INSERTS} name */
function insert(name) {
  const { selectionStart, selectionEnd } = field;
  const selected = field.value.slice(selectionStart, selectionEnd);
  put(pieceOf(texts().PIECES[name], selected, preview.lesson), selectionStart, selectionEnd);
}

/** A name for the lesson: letters, digits and hyphens. */
const nameOf = () =>
  titleOf(preview.lesson)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'lesson';

/** @param {import('../../features/lesson/course/packages.js').Standard} standard */
async function packageFor(standard) {
  const { exportPackage } = await awaited(() => import('./export.js'));
  return exportPackage(field.value, preview, standard, nameOf());
}

/** @param {import('./export-bank.js').Format} format */
async function bankIn(format) {
  const { exportBank } = await awaited(() => import('./export-bank.js'));
  return exportBank(preview, format, nameOf());
}

/** @type {Record<keyof typeof strings.EXPORTS, {ending: string, make: () => Promise<Blob>}>} */
const EXPORTS = {
  page: {
    ending: '.html',
    async make() {
      const { exportPage } = await awaited(() => import('./export.js'));
      return exportPage(field.value, preview);
    },
  },
  slides: {
    ending: '-slides.html',
    async make() {
      const { exportSlides } = await awaited(() => import('./slides.js'));
      const progress = (/** @type {number} */ n, /** @type {number} */ all) =>
        say(texts().making(n, all));
      return exportSlides(preview, progress);
    },
  },
  gift: { ending: '-gift.txt', make: () => bankIn('gift') },
  qti: { ending: '-qti-2.1.zip', make: () => bankIn('qti') },
  scorm12: { ending: '-scorm-1.2.zip', make: () => packageFor('scorm12') },
  scorm2004: { ending: '-scorm-2004.zip', make: () => packageFor('scorm2004') },
  cmi5: { ending: '-cmi5.zip', make: () => packageFor('cmi5') },
};

/** @param {keyof typeof strings.EXPORTS} name */
async function save(name) {
  say(''); // what an earlier export reported
  try {
    await render();
    const { make, ending } = EXPORTS[name];
    const blob = await make();
    saveFile(blob, nameOf() + ending);
    say(texts().saved(Math.ceil(blob.size / 1000)));
    waits.note(name);
  } catch (error) {
    waits.note(name, error);
    say(texts().failed(error));
  }
}

/** @param {File | undefined} file */
async function open(file) {
  if (!file) return;
  const bytes = file.size <= 4 * LIMIT ? await file.arrayBuffer() : new ArrayBuffer(0);
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  if (!text || text.length > LIMIT || text.includes('\0')) return say(texts().notText);
  replace(text);
  await render();
  say(`${texts().opened} ${texts().faults(preview.lesson.messages.length)}`);
}

/** The address of the lesson. */
const link = async () =>
  new URL(`lesson.html#t=${await packText(field.value)}`, location.href).href;

async function copyLink() {
  const address = await link();
  if (await copy(address, words)) say(texts().copied(address.length));
}

/**
 * Fills a menu.
 * @template {string} Name
 * @param {string} id @param {Record<Name, string>} names @param {(name: Name) => void} act
 */
function fillMenu(id, names, act) {
  const list = find(id);
  list.replaceChildren();
  for (const [name, text] of /** @type {[Name, string][]} */ (Object.entries(names)))
    addButton(list, text, () => {
      list.hidePopover();
      act(name);
    });
}

function translate() {
  fillIn(document, { 'lesson-editor': texts() });
  document.title = `${texts().title}: Sudoku Lab`;
  fillMenu('inserts', texts().INSERTS, insert);
  fillMenu('exports', texts().EXPORTS, save);
  render();
}

const parameters = new URLSearchParams(location.search);
setUpHeader({
  words,
  theme: parameters.get('theme'),
  onTheme: (name) => preview.setTheme(name),
  link,
  takes: true,
});

/** The text with which the editor begins: of the address, kept, or an example. */
async function begin() {
  const draft = readDraft();
  field.value = draft || texts().STARTER;
  find('earlier').hidden = !readEarlier();
  const [, packed] = /^#t=([\w-]*)/.exec(location.hash) ?? [];
  const id = /^[a-z][a-z0-9-]*$/.exec(parameters.get('id') ?? '')?.[0];
  if (packed === undefined && !id) return render();
  const text =
    packed === undefined
      ? await awaited(() => fetch(`lesson-${id}.md`)).then(
          (response) => (response.ok ? response.text() : null),
          () => null,
        )
      : await unpackText(packed);
  if (text !== null && text !== field.value) replace(text);
  await render();
  if (text === null) say(texts().noLink);
}

field.addEventListener('input', changed);
field.addEventListener('beforeinput', () => {
  if (field.selectionEnd - field.selectionStart > field.value.length / 2) keepThis();
});
onClick('open', () => find('file').click());
onClick('save', () =>
  saveFile(new Blob([field.value], { type: 'text/markdown' }), `${nameOf()}.md`),
);
onClick('link', copyLink);
onClick('earlier', () => replace(readEarlier()));
listenToFiles(find('file', HTMLInputElement), open, (text) =>
  put(text, field.selectionStart, field.selectionEnd),
);
addEventListener('pagehide', () => keepDraft(field.value));
reportWaits(() => words.of(puzzleStrings));
await setUpLanguage(find('language', HTMLSelectElement), parameters.get('lang'), () => {});
await words.add({ 'lesson-editor': strings, lesson: lessonStrings, puzzle: puzzleStrings });
await begin();
// Not before the field has its text: translate() renders it, and that keeps it.
words.addEventListener('change', translate);
translate();
