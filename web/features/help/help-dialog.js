// The help: keys, the trace of a program, and what the page is.
// @ts-check
import { Dialog, styleDialog } from '../../base/dom/dialog.js';
import { add, addButton, addChoice } from '../../base/dom/element.js';
import { copy } from '../../base/dom/dom.js';
import { keep } from '../../base/platform/storage.js';
import { SINGLE_FILE, textFile } from '#platform';
import { strings } from './en.js';
import { PROGRAMS, SNIPPETS } from './snippets.js';

/** @typedef {import('../../base/words/words.js').Words} Words */

/**
 * @typedef {object} Host
 * @property {Words} words
 * @property {{singleKeys: boolean}} board
 * @property {string[][]} keys  of the page: names of keys and what they do
 * @property {{title: string, keys: string[][]}[]} sections  of the modes
 * @property {() => void} tour  starts the tour
 */

/** Adds a text whose keys are in brackets. @param {Element} parent @param {string} text */
function addKeys(parent, text) {
  for (const [i, part] of text.split(/\[(.+?)\](?!\])/).entries())
    if (part)
      parent.append(
        i % 2 ? Object.assign(document.createElement('kbd'), { textContent: part }) : part,
      );
  return parent;
}

/** @param {Element} parent @param {string[][]} rows  terms and what they do, with keys in brackets */
function addTerms(parent, rows) {
  const list = add(parent, 'dl', 'help-keys');
  for (const [names, does] of rows) {
    addKeys(add(list, 'dt'), names);
    addKeys(add(list, 'dd'), does);
  }
}

/** @param {Element} parent @param {typeof strings} texts @param {Host} host */
function addKeySection(parent, texts, { board, keys: ofPage, sections }) {
  addTerms(parent, [...texts.KEYS, ...ofPage]);
  for (const { title, keys } of sections) {
    add(parent, 'h3', '', title);
    addTerms(parent, keys);
  }
  addKeys(add(parent, 'p', 'soft'), texts.where);
  const box = addChoice(parent, 'checkbox', texts.singleKeys);
  box.checked = board.singleKeys;
  box.onchange = () => {
    board.singleKeys = box.checked;
    keep({ keys: box.checked ? 'on' : 'off' });
  };
}

/**
 * Adds radio buttons in one row that choose what is shown.
 * @param {Element} parent
 * @param {string} name
 * @param {string[]} texts
 * @param {(index: number) => void} choose  called at once with 0
 */
function addSegments(parent, name, texts, choose) {
  const group = add(parent, 'fieldset', 'segments');
  add(group, 'legend', 'visually-hidden', name);
  texts.forEach((text, i) => {
    const radio = addChoice(group, 'radio', text);
    radio.name = `help-${texts[0]}`;
    radio.checked = !i;
    radio.onchange = () => choose(i);
  });
  choose(0);
}

/** @param {Element} parent @param {typeof strings} texts @param {Host} host */
function addTraceSection(parent, texts, { words }) {
  add(parent, 'p', '', texts.traceIs);
  const list = add(parent, 'dl', 'help-keys');
  for (const [line, does] of texts.MOVES) {
    add(add(list, 'dt'), 'code', '', line);
    add(list, 'dd', '', does);
  }
  add(parent, 'p', '', texts.traceCode);
  const bar = add(parent, 'div', 'bar');
  const code = document.createElement('pre');
  code.tabIndex = 0;
  const languages = Object.keys(SNIPPETS);
  addSegments(bar, texts.language, languages, (i) => {
    code.textContent = SNIPPETS[languages[i]];
    code.setAttribute('aria-label', languages[i]);
  });
  const button = addButton(bar, texts.copy, async () => {
    if (await copy(code.textContent ?? '', words)) said.textContent = texts.copied;
  });
  button.className = 's';
  const said = add(bar, 'span', 'soft');
  said.setAttribute('role', 'status');
  code.setAttribute('role', 'region');
  parent.append(code);
  if (SINGLE_FILE) return;
  const programs = add(parent, 'p', '', texts.wholePrograms);
  for (const [language, file] of Object.entries(PROGRAMS)) {
    programs.append(' ');
    const link = add(programs, 'a', '', language);
    link.href = `programs/${file}`;
    link.download = file;
  }
}

/** Adds the licenses of what others have made, which load when they are opened. @param {Element} parent @param {typeof strings} texts */
function addLicenses(parent, texts) {
  const details = add(parent, 'details');
  add(details, 'summary', '', texts.licenses);
  const text = add(details, 'pre');
  text.tabIndex = 0;
  text.setAttribute('role', 'region');
  text.setAttribute('aria-label', texts.licenses);
  details.ontoggle = async () => {
    if (details.open) text.textContent ||= await textFile('licenses.txt').catch(String);
  };
}

/** @param {Element} parent @param {typeof strings} texts @param {Host} host */
function addAboutSection(parent, texts, { words }) {
  for (const text of [texts.about, texts.privacy, texts.sources]) add(parent, 'p', '', text);
  addLicenses(parent, texts);
  if (SINGLE_FILE) return;
  const links = add(parent, 'ul', 'help-links');
  for (const [text, page] of [
    [texts.lesson, `lessons.html?lang=${words.language}`], // it leads to its translation
    [texts.techniques, `techniques/?lang=${words.language}`],
    [texts.worksheet, 'worksheet.html'],
  ])
    add(add(links, 'li'), 'a', '', text).href = page;
}

/** Opens the help, which is removed when it closes. @param {Host} host */
export async function openHelp(host) {
  const { words, tour } = host;
  await Promise.all([styleDialog('help.css'), words.add({ help: strings })]);
  if (document.querySelector('dialog.help')) return;
  const texts = words.of(strings);
  const dialog = new Dialog('help');
  dialog.setTexts(texts.title, texts.close);
  const places = add(dialog.body, 'div');
  const sections = [addKeySection, addTraceSection, addAboutSection].map((fill, i) => {
    const section = add(dialog.body, 'section', 'help-section');
    section.setAttribute('aria-label', Object.values(texts.SECTIONS)[i]);
    fill(section, texts, host);
    return section;
  });
  addSegments(places, texts.sections, Object.values(texts.SECTIONS), (chosen) =>
    sections.forEach((section, i) => (section.hidden = i !== chosen)),
  );
  const start = addButton(dialog.addFoot(), texts.tour, () => {
    dialog.close();
    tour();
  });
  start.className = 'p';
  dialog.open(start).then(() => dialog.element.remove());
}
