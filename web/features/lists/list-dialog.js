// The dialog for whole lists: a view of ListRun. Closing it does not stop the list; the button that
// opens it shows the progress.
// @ts-check
import { Dialog, styleDialog } from '../../base/dom/dialog.js';
import { add, withWords } from '../../base/dom/element.js';
import { catchDrops } from '../../base/dom/file-input.js';
import { fillIn } from '../../base/words/words.js';
import { startWorker } from '#platform';
import { RATING } from './batch-protocol.js';
import { CountsView } from './counts-view.js';
import { strings } from './en.js';
import { FindingsView } from './findings-view.js';
import { ListForm, SHOWN } from './list-form.js';
import { ListJob } from './list-job.js';
import { ListRun } from './list-run.js';
import { OutcomeView } from './outcome-view.js';
import { ReadyPool } from './ready-pool.js';
import { RunningView } from './running-view.js';
import { openTarget } from './target.js';
import { awaited } from '../../base/worker/waits.js';

/**
 * The parts of the page that the dialog uses.
 * @typedef {object} ListHost
 * @property {{table: HTMLTableElement}} board
 * @property {(text: string, how?: {action?: {text: string, run: () => void}}) => void} say  in the
 *   message line of the page
 * @property {(givens: string) => void} setPuzzle  sets the puzzle: 81 digits, 0 for a blank
 * @property {import('../../base/words/words.js').Words} words
 */

const ANNOUNCE_MS = 10_000; // between two announcements of the progress
const EXCERPT_MS = 500; // between two updates of the excerpt

const NO_COUNTS = { puzzles: 0, errors: 0, invalid: 0, none: 0, one: 0, many: 0 };

/** @typedef {import('./list-form.js').Task} Task */

/** @param {import('./list-form.js').Choice} choice */
function resultName({ name, format }) {
  const [suffix, ending] =
    format === RATING ? ['rated', 'csv'] : ['solved', format === 'csv' ? 'csv' : 'txt'];
  return `${name.replace(/\.[^.]*$/, '') || 'sudoku'}-${suffix}.${ending}`;
}

class ListDialog {
  #host;
  #pool = new ReadyPool(() => startWorker('batch-worker'));
  #run = new ListRun({
    openTarget: (choice) => openTarget(choice.target, resultName(choice)),
    makeJob: (choice, target, onprogress) => {
      this.rated = choice.format === RATING;
      this.running.begin(choice.name, this.rated);
      return new ListJob(choice, target, this.#pool.take(), onprogress);
    },
  });
  #excerptAt = 0;
  #announcedAt = 0;
  /** Loaded when the first ratings are shown. @type {import('./ratings-view.js').RatingsView | null} */
  #ratings = null;
  /** Whether the present list, or the last one, is rated. */
  rated = false;

  /** @param {ListHost} host */
  constructor(host) {
    this.#host = host;
    const texts = () => host.words.of(strings);
    this.entry = /** @type {HTMLElement} */ (document.getElementById('solve-list'));
    this.dialog = new Dialog('batch');
    const { body } = this.dialog;
    this.notice = add(body, 'p', 'note');
    this.notice.setAttribute('role', 'status');
    this.form = new ListForm(body, texts, {
      inspect: (bytes, whole) => this.#pool.inspect(bytes, whole),
      start: (choice) => this.#start(choice),
      turn: () => this.#renderTitle(),
    });
    this.running = new RunningView(body, texts, this.#run);
    this.outcome = new OutcomeView(body, texts, this.#run, () => this.#again());
    this.counts = new CountsView(body, texts);
    this.ratings = add(body, 'section', 'batch-ratings');
    this.findings = new FindingsView(body, texts, (puzzle) => this.#showPuzzle(puzzle));
    this.report = add(body, 'section', 'batch-report');
    withWords(add(this.report, 'h3'), 'output');
    this.output = add(this.report, 'pre');
    this.output.tabIndex = 0;
    this.output.setAttribute('role', 'region');
    this.output.setAttribute('data-words-aria-label', 'output');
    this.status = add(body, 'p', 'visually-hidden');
    this.status.setAttribute('role', 'status');
    this.#listen(this.dialog.element);
    this.#show();
    host.words.addEventListener('change', () => this.#render());
  }

  get #texts() {
    return this.#host.words.of(strings);
  }

  /** @param {HTMLDialogElement} element */
  #listen(element) {
    // The page behind the dialog must not take a list that is dropped or pasted here.
    catchDrops(element, (event) => this.#receive(event, event.dataTransfer));
    element.addEventListener('paste', (event) => {
      event.stopPropagation();
      const small = (event.clipboardData?.getData('text').length ?? 0) <= SHOWN;
      const editing = event.target === this.form.field && small;
      if (!editing || event.clipboardData?.files.length) this.#receive(event, event.clipboardData);
    });
    element.addEventListener('close', () => this.#pool.close());
    this.#run.addEventListener('change', () => this.#show());
    this.#run.addEventListener('progress', () => this.#showProgress());
    addEventListener('beforeunload', (event) => {
      if (this.#run.unsaved) event.preventDefault();
    });
  }

  /** @param {Event} event @param {DataTransfer | null} data */
  #receive(event, data) {
    const text = data?.getData('text') ?? '';
    const list = data?.files[0] ?? (text && new Blob([text]));
    if (!list) return;
    event.preventDefault();
    this.#take(list);
  }

  /** @param {Blob} [list] @param {Task} [task]  that begins at once */
  open(list, task) {
    this.dialog.open();
    this.#focus();
    if (list) this.#take(list, task);
  }

  /** @param {Blob} list @param {Task} [task] */
  async #take(list, task) {
    const free = this.#run.offer(list);
    this.#renderNotice();
    if (!free) return;
    await this.form.take(list);
    if (task) this.form.begin(task);
    else this.form.focus();
  }

  /** @param {import('./list-form.js').Choice} choice */
  #start(choice) {
    this.#run.start(choice).catch((error) => this.form.fail(this.#texts.noTarget(error)));
  }

  #again() {
    const list = this.#run.restart();
    this.status.textContent = '';
    if (list) this.#take(list);
  }

  /** Shows the present state of the list. */
  #show() {
    const { state, active, ended, outcome } = this.#run;
    const choosing = !active && !ended;
    const moved = this.form.root.hidden === choosing || this.outcome.root.hidden === ended;
    if (active && state === 'running' && !this.#run.progress) this.#begin();
    this.form.root.hidden = !choosing;
    this.running.root.hidden = !active;
    this.outcome.root.hidden = this.findings.root.hidden = !ended;
    this.ratings.hidden = !ended || !this.rated;
    this.counts.root.hidden = this.report.hidden = choosing;
    if (outcome && state === outcome.end) this.#end(outcome);
    this.#render();
    if (moved && this.dialog.isOpen) this.#focus();
    if (outcome && state === outcome.end) this.#announce(this.#texts.outcome(outcome));
    else if (state === 'paused') this.#announce(this.running.text);
  }

  #begin() {
    this.counts.show(NO_COUNTS);
    this.output.textContent = '';
    this.#excerptAt = 0;
    this.#announcedAt = performance.now();
  }

  /** @param {import('./list-job.js').Outcome} outcome */
  #end(outcome) {
    this.outcome.take(outcome);
    const { hardest, firstErrors, errors, invalid, none, many } = outcome.summary;
    const { rated } = outcome;
    const unrated = rated ? invalid + none + many : 0;
    this.findings.take({ hardest, firstErrors, errors: errors + unrated, rated });
    if (rated) this.#showRatings(outcome.summary.ratings).catch(() => {}); // the table is enough
    this.counts.show(outcome.summary);
    this.output.textContent = this.#run.excerpt;
  }

  /** @param {number[]} ratings */
  async #showRatings(ratings) {
    const { RatingsView, tables } = await awaited(() => import('./ratings-view.js'));
    await this.#host.words.add(tables);
    this.#ratings ??= new RatingsView(this.ratings, this.#host.words, () => this.#texts);
    this.#ratings.take(ratings);
    this.#render();
  }

  #focus() {
    if (this.#run.active) return this.running.pauser.focus();
    if (this.#run.ended) return this.outcome.focus();
    this.form.look();
    return this.form.focus();
  }

  /** Writes all texts in the language of the page. */
  #render() {
    const texts = this.#texts;
    fillIn(this.dialog.element, texts);
    this.#renderTitle();
    for (const view of [this.form, this.running, this.outcome, this.counts, this.findings])
      view.render();
    this.#ratings?.render();
    this.#renderNotice();
    this.#renderEntry();
  }

  /** The task of the form, or of the list that runs or has ended. */
  #renderTitle() {
    const { titles, close } = this.#texts;
    const rated = this.#run.active || this.#run.ended ? this.rated : this.form.rated;
    this.dialog.setTexts(titles[rated ? 'rate' : 'solve'], close);
  }

  #renderNotice() {
    const { waiting, active } = this.#run;
    this.notice.textContent = waiting ? this.#texts.waits(active) : '';
  }

  #renderEntry() {
    const { active, ended, progress } = this.#run;
    const { bytes = 0, size = 0 } = progress ?? {};
    const state = active ? 'running' : ended ? 'done' : 'choosing';
    const text = this.#texts.entry(state, size ? bytes / size : 0);
    if (this.entry.textContent !== text) this.entry.textContent = text;
  }

  #showProgress() {
    const { progress } = this.#run;
    if (!progress) return;
    this.counts.show({ puzzles: progress.puzzles, ...progress.counts });
    this.running.render();
    this.#renderEntry();
    const now = performance.now();
    if (now - this.#excerptAt > EXCERPT_MS) {
      this.#excerptAt = now;
      this.output.textContent = this.#run.excerpt;
    }
    if (now - this.#announcedAt > ANNOUNCE_MS && this.dialog.isOpen)
      this.#announce(this.running.text);
  }

  /** @param {string} text */
  #announce(text) {
    this.#announcedAt = performance.now();
    if (this.dialog.isOpen) this.status.textContent = text;
    else this.#host.say(text, { action: { text: this.#texts.show, run: () => this.open() } });
  }

  /** Sets the puzzle of the board and moves the focus there. Keeps the results. @param {string} puzzle */
  #showPuzzle(puzzle) {
    this.dialog.close();
    this.#host.setPuzzle(puzzle.replaceAll('.', '0'));
    const { table } = this.#host.board;
    /** @type {HTMLElement | null} */ (table.querySelector('[tabindex="0"]'))?.focus();
  }
}

/** @type {Promise<ListDialog> | null} */
let made = null;

/** @param {ListHost} host */
async function make(host) {
  await Promise.all([styleDialog('list.css'), host.words.add({ lists: strings })]);
  return new ListDialog(host);
}

/**
 * Opens the dialog, or shows it again in its present state.
 * @param {ListHost} host
 * @param {Blob} [list]  a list for the form, which reads only its beginning
 * @param {Task} [task]  that begins at once
 */
export async function open(host, list, task) {
  made ??= make(host);
  (await made).open(list, task);
}
