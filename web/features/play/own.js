// The player's own statistics: the month with its puzzles of the day, three numbers, and the times of each level.
// @ts-check
import { find, onClick, setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { addFileInput } from '../../base/dom/file-input.js';
import { saveFile } from '../../base/dom/save.js';
import { strings as logicStrings } from '../../logic/en.js';
import { dateOf, dayOf } from './days.js';
import { streakOf, timesOf } from './solves.js';

/** What is read of a file, in bytes: thousands of solves. */
const MOST = 2 ** 24;
/** A Monday. */
const MONDAY = '2026-11-02';

export class Own {
  #context;
  #solves;
  #texts;
  #shown = '';
  /** What is shown of the solves. @type {unknown} */
  #list = null;

  /**
   * @param {import('../workbench/mode.js').Context} context
   * @param {import('./solves.js').Solves} solves
   * @param {() => typeof import('./en.js').strings} texts
   */
  constructor(context, solves, texts) {
    this.#context = context;
    this.#solves = solves;
    this.#texts = texts;
    onClick('own-export', () =>
      saveFile(new Blob([solves.text], { type: 'application/jsonl' }), 'sudoku-solves.jsonl'),
    );
    const choose = addFileInput(find('play-menu'), (file) => void this.#import(file));
    onClick('own-load', choose);
    onClick('own-open', () => {
      const open = find('own').classList.toggle('open');
      find('own-open').setAttribute('aria-pressed', String(open));
      find('play-menu').hidePopover();
      if (open) find('own').scrollIntoView({ block: 'nearest' });
    });
    onClick('own-delete', () => {
      find('play-menu').hidePopover();
      const old = solves.clear();
      const run = () => {
        solves.restore(old + solves.text);
        context.workbench.say('');
      };
      const action = { text: texts().undo, run };
      context.workbench.say(texts().ownDeleted, { kind: 'good', action });
    });
  }

  /** Adds the solves of a file, and says what is wrong with it. @param {File} file */
  async #import(file) {
    find('play-menu').hidePopover();
    const { workbench } = this.#context;
    const before = this.#solves.text;
    const text = await file.slice(0, MOST).text().catch(String);
    const { added, known, wrong } = this.#solves.merge(text);
    const run = () => {
      this.#solves.restore(before);
      workbench.say('');
    };
    const action = added ? { text: this.#texts().undo, run } : null;
    const kind = wrong.length || !(added + known) ? 'clash' : 'good';
    workbench.say(this.#texts().ownImported(added, known, wrong), { kind, action });
    workbench.invalidate();
  }

  render() {
    const { words } = this.#context;
    const { list, damaged, unsaved } = this.#solves;
    const today = dayOf(new Date());
    const key = [words.language, today, unsaved].join();
    if (key === this.#shown && list === this.#list) return;
    this.#shown = key;
    this.#list = list;
    const texts = this.#texts();
    this.#month(today, words.language);
    const names = words.of(logicStrings).BANDS;
    const levels = names.flatMap((name, band) => {
      const times = timesOf(list, band);
      return times ? [{ name, ...times }] : [];
    });
    const rows = [
      [texts.streak, String(streakOf(list, today))],
      ...levels.slice(0, 1).map(({ name, best }) => [texts.bestOf(name), texts.time(best)]),
      [texts.solvedCount, String(list.length)],
    ];
    const numbers = find('own-numbers');
    numbers.replaceChildren();
    for (const [name, value] of rows) {
      const row = add(numbers, 'div');
      add(row, 'dt', '', name);
      add(row, 'dd', '', value);
    }
    const table = find('own-levels');
    find('own').classList.toggle('none', !levels.length);
    table.replaceChildren();
    const head = add(table, 'tr');
    add(head, 'td');
    for (const name of [texts.lastTen, texts.best, texts.usual]) add(head, 'th', '', name);
    for (const { name, last, best, usual } of levels) {
      const row = add(table, 'tr');
      add(row, 'th', '', name);
      const bars = add(add(row, 'td'), 'span', 'bars');
      bars.setAttribute('role', 'img');
      bars.setAttribute('aria-label', last.map(texts.time).join(', '));
      const most = Math.max(...last);
      for (const ms of last)
        add(bars, 'i').style.height = `${Math.round(100 * Math.max(0.08, ms / most))}%`;
      add(row, 'td', '', texts.time(best));
      add(row, 'td', '', texts.time(usual));
    }
    const wrong = [
      ...(damaged.length ? [texts.damaged(damaged.length)] : []),
      ...(unsaved ? [texts.unsaved] : []),
    ];
    setText(find('own-wrong'), wrong.join(' '));
    const none = !list.length && !damaged.length;
    for (const id of ['own-export', 'own-delete']) find(id, HTMLButtonElement).disabled = none;
  }

  /** @param {string} today @param {string} language */
  #month(today, language) {
    const texts = this.#texts();
    const solved = new Set(this.#solves.list.map(({ day }) => day));
    const date = dateOf(today);
    const month = date.toLocaleDateString(language, { month: 'long' });
    setText(find('own-month'), texts.aDay(month));
    const grid = find('own-days');
    grid.replaceChildren();
    for (let i = 0; i < 7; i++) {
      const day = dateOf(MONDAY);
      day.setDate(day.getDate() + i);
      add(grid, 'b', '', day.toLocaleDateString(language, { weekday: 'narrow' }));
    }
    const [year, index] = [date.getFullYear(), date.getMonth()];
    const count = new Date(year, index + 1, 0).getDate();
    let done = 0;
    for (let n = 1; n <= count; n++) {
      const day = dayOf(new Date(year, index, n, 12));
      const has = solved.has(day);
      if (has) done++;
      const names = [has && 'solved', day === today && 'today'].filter(Boolean).join(' ');
      const element = add(grid, 'span', names, String(n));
      if (n === 1) element.style.gridColumnStart = String(1 + ((dateOf(day).getDay() + 6) % 7));
    }
    grid.setAttribute('aria-label', texts.daysSolved(done, date.getDate()));
  }
}
