// The dialog for whole lists: what to solve, how far it is, what it came to. A bundle of its own.
// Closing it stops nothing and loses nothing; the button that opened it tells how far it is.
// @ts-check
import { add, addButton } from '../../base/dom/element.js';
import { Job } from './list-job.js';
import { addStyle, startWorker } from '#platform';
import { strings } from './en.js';
import { Pool } from './batch.js';
import { FindingsView } from './findings.js';
import { ListForm, SHOWN } from './list-form.js';
import { OutcomeView } from './outcome.js';
import { CountsView, RunningView } from './running.js';
import { openTarget } from './target.js';

/** @typedef {import('./list-form.js').Choice} Choice */
/** @typedef {import('./batch.js').Progress} Progress */
/** @typedef {import('./target.js').Target} Target */
/** @typedef {'choosing' | 'running' | 'done'} State */

/**
 * What the page lends.
 * @typedef {object} Page
 * @property {{table: HTMLTableElement}} board
 * @property {(text: string) => void} announce
 * @property {(givens: string) => void} setPuzzle  81 digits, 0 where there is none
 * @property {typeof import('../../base/words/language.js').speak} speak
 */

const ANNOUNCE = 10_000; // ms between two announcements of how far it is
const EXCERPT = 500; // ms between two looks at the output

const startBatchWorker = () => startWorker('batch-worker');

/** @param {string} list  its name @param {string} format */
const resultName = (list, format) =>
  `${list.replace(/\.[^.]*$/, '') || 'sudoku'}-solved.${format === 'csv' ? 'csv' : 'txt'}`;

class ListDialog {
  /** @type {State} */
  #state = 'choosing';
  /** Who will solve the next list, and tells what kind it is. @type {Pool | null} */
  #pool = null;
  /** Of the last pool that solved one: browsers have made fast code of it. @type {WebAssembly.Module | null} */
  #module = null;
  /** The last one that was started. @type {Job | null} */
  #job = null;
  /** @type {Target | null} */
  #target = null;
  #looked = 0;
  #announced = 0;
  /** The counts that are shown. @type {Parameters<CountsView['show']>[0] | null} */
  #counts = null;
  /** A list that came while there was no place for it. @type {Blob | null} */
  #waiting = null;

  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.entry = /** @type {HTMLElement} */ (document.getElementById('solve-list'));
    const dialog = (this.dialog = add(document.body, 'dialog', 'batch'));
    dialog.setAttribute('aria-labelledby', 'batch-title');
    const head = add(dialog, 'div', 'batch-head');
    add(head, 'h2', '', strings.title).id = 'batch-title';
    addButton(head, strings.close, () => dialog.close()).className = 'quiet';

    this.notice = add(dialog, 'p', 'batch-notice');
    this.notice.setAttribute('role', 'status');
    this.form = new ListForm(
      dialog,
      (bytes, whole) => this.#inspect(bytes, whole),
      (choice) => this.#start(choice),
    );
    this.running = new RunningView(dialog, {
      pause: (paused) => this.#pause(paused),
      cancel: () => this.#job?.cancel(),
    });
    this.outcome = new OutcomeView(dialog, () => this.#again());
    this.counts = new CountsView(dialog);
    this.findings = new FindingsView(dialog, (puzzle) => this.#showPuzzle(puzzle));
    this.report = add(dialog, 'section', 'batch-report');
    add(this.report, 'h3', '', strings.output);
    this.output = add(this.report, 'pre');
    this.output.tabIndex = 0;
    this.output.setAttribute('role', 'region');
    this.output.setAttribute('aria-label', strings.output);
    this.status = add(dialog, 'p', 'hidden');
    this.status.setAttribute('role', 'status');

    this.#listen();
    this.#enter('choosing');
  }

  #listen() {
    const { dialog } = this;
    // What is brought here is for this dialog, and not for the page behind it.
    dialog.addEventListener('dragover', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    dialog.addEventListener('drop', (event) => {
      event.preventDefault();
      event.stopPropagation();
      this.#receive(event, event.dataTransfer);
    });
    dialog.addEventListener('paste', (event) => {
      event.stopPropagation();
      const small = (event.clipboardData?.getData('text').length ?? 0) <= SHOWN;
      const editing = event.target === this.form.field && small;
      if (!editing || event.clipboardData?.files.length) this.#receive(event, event.clipboardData);
    });
    dialog.addEventListener('close', () => {
      this.#pool?.close(new Error('the dialog was closed'));
      this.#pool = null;
    });
    addEventListener('languagechange', () => this.#render());
    addEventListener('beforeunload', (event) => {
      if (this.#state === 'running' || this.outcome.unsaved) event.preventDefault();
    });
  }

  /** @param {Event} event @param {DataTransfer | null} data */
  #receive(event, data) {
    const text = data?.getData('text') ?? '';
    const list = data?.files[0] ?? (text && new Blob([text]));
    if (!list) return;
    event.preventDefault();
    this.take(list);
  }

  /** @param {Blob} [list] */
  open(list) {
    if (!this.dialog.open) this.dialog.showModal();
    this.#show();
    if (list) this.take(list);
  }

  /** Takes a list up, or tells why it has to wait. @param {Blob} list */
  take(list) {
    const free = this.#state === 'choosing';
    this.#waiting = free ? null : list;
    this.notice.textContent = free ? '' : strings.waits(this.#state);
    if (free) this.form.take(list).then(() => this.form.focus());
  }

  /** They start before there is a list, so that it need not wait for them. */
  #workers() {
    if (!this.#pool || this.#pool.closed) {
      this.#pool = new Pool(startBatchWorker, undefined, this.#module);
    }
    return this.#pool;
  }

  /** @param {Uint8Array} bytes @param {boolean} whole */
  async #inspect(bytes, whole) {
    const pool = this.#workers();
    const { start } = await pool.ask({ type: 'inspect', bytes, whole });
    return { input: start?.input ?? null, formats: pool.formats };
  }

  /** @param {State} state */
  #enter(state) {
    this.#state = state;
    this.form.root.hidden = state !== 'choosing';
    this.running.root.hidden = state !== 'running';
    this.outcome.root.hidden = state !== 'done';
    this.counts.root.hidden = this.report.hidden = state === 'choosing';
    this.findings.root.hidden = state !== 'done';
    this.#render();
    if (this.dialog.open) this.#show();
  }

  #show() {
    if (this.#state === 'choosing') this.form.look();
    this.#focus();
  }

  #focus() {
    if (this.#state === 'choosing') this.form.focus();
    else if (this.#state === 'running') this.running.pauser.focus();
    else this.outcome.focus();
  }

  #render() {
    this.form.render();
    this.running.render();
    this.outcome.render();
    this.findings.render();
    if (this.#counts) this.counts.show(this.#counts);
    this.#tellEntry();
  }

  #tellEntry() {
    const { bytes = 0, size = 0 } = this.#job?.progress ?? {};
    const text = strings.entry(this.#state, size ? bytes / size : 0);
    if (this.entry.textContent !== text) this.entry.textContent = text;
  }

  /** @param {Choice} choice */
  async #start(choice) {
    try {
      this.#target = await openTarget(choice.target, resultName(choice.name, choice.format));
    } catch (error) {
      const chosen = !(error instanceof DOMException && error.name === 'AbortError');
      if (chosen) this.form.fail(strings.noTarget(error));
      return;
    }
    const pool = this.#workers();
    this.#pool = null;
    const job = new Job(choice, this.#target, pool, (progress) => this.#tell(progress));
    this.#job = job;
    this.#counts = { puzzles: 0, errors: 0, invalid: 0, none: 0, one: 0, many: 0 };
    this.#looked = 0;
    this.#announced = performance.now();
    this.output.textContent = '';
    this.running.begin(choice.name);
    this.#enter('running');
    const outcome = await job.run();
    this.#module = pool.module;
    this.outcome.take(outcome);
    this.findings.take(outcome.summary);
    this.#counts = outcome.summary;
    this.#look();
    this.#enter('done');
    this.#announce(this.outcome.text);
  }

  /** @param {Progress} progress */
  #tell(progress) {
    this.#counts = { puzzles: progress.puzzles, ...progress.counts };
    this.running.show(progress);
    this.counts.show(this.#counts);
    this.#tellEntry();
    const now = performance.now();
    if (now - this.#looked > EXCERPT) this.#look();
    if (now - this.#announced > ANNOUNCE && this.dialog.open) this.#announce(this.running.text);
  }

  #look() {
    this.#looked = performance.now();
    this.output.textContent = this.#job?.excerpt.text ?? '';
  }

  /** @param {string} text */
  #announce(text) {
    this.#announced = performance.now();
    if (this.dialog.open) this.status.textContent = text;
    else this.page.announce(text);
  }

  /** @param {boolean} paused */
  #pause(paused) {
    this.#job?.pause(paused);
    this.#announce(this.running.text);
  }

  #again() {
    this.#target?.discard();
    this.#target = null;
    this.notice.textContent = '';
    this.#enter('choosing');
    if (this.#waiting) this.take(this.#waiting);
  }

  /** Puts a puzzle on the board, and the focus there; what the batch came to stays. @param {string} puzzle */
  #showPuzzle(puzzle) {
    this.dialog.close();
    this.page.setPuzzle(puzzle.replaceAll('.', '0'));
    /** @type {HTMLElement | null} */ (
      this.page.board.table.querySelector('[tabindex="0"]')
    )?.focus();
  }
}

/** @type {Promise<ListDialog> | null} */
let made = null;

/** @param {Page} page */
async function make(page) {
  await Promise.all([addStyle('list.css'), page.speak({ lists: strings })]);
  return new ListDialog(page);
}

/**
 * Opens the dialog, or shows it again as it is.
 * @param {Page} page
 * @param {Blob} [list]  to be taken up; only a part of it is read before it is solved
 */
export async function open(page, list) {
  made ??= make(page);
  (await made).open(list);
}
