// The mode Play: a person fills in the puzzle.
// @ts-check
import { addStyle, SINGLE_FILE } from '#platform';
import { Own, Replay, Solves } from '#record';
import { find, onClick, setText } from '../../base/dom/dom.js';
import { keep, kept } from '../../base/platform/storage.js';
import { fillIn } from '../../base/words/words.js';
import { strings as logicStrings } from '../../logic/en.js';
import { penOf } from '../../puzzle/edits.js';
import { isSolved } from '../../puzzle/game.js';
import { filled, puzzleOf, puzzleText } from '../../puzzle/puzzle.js';
import { strings } from './en.js';
import { Finish } from './finish.js';
import { Fresh } from './fresh.js';
import { Game } from './game.js';
import { Holding } from './holding.js';
import { DOCK, STATE, TOOLS } from './markup.js';
import { restingMessage } from './messages.js';
import { Pad, renderPens } from './pad.js';
import { Timer } from './timer.js';
import { Tools } from './tools.js';

/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../workbench/mode.js').Context} Context */

/**
 * @param {Context} context
 * @returns {Promise<import('../workbench/mode.js').Mode>}
 */
export async function mount(context) {
  await Promise.all([
    context.words.add({ play: strings, logic: logicStrings }),
    addStyle('play.css'),
    addStyle('mini.css'),
    addStyle('own.css'),
  ]);
  return new Play(context);
}

/** Buttons with the actions that add their tasks, and where. */
const TASKS = /** @type {const} */ ([
  ['own-links', 'addSketch', 'sketch'],
  ['own-drill', 'addDrill', 'drill'],
]);

class Play {
  #context;
  #workbench;
  #pad;
  #timer;
  #tools;
  #fresh;
  #holding;
  #finish;
  #replay;
  #own;
  /** The technique of the address, until its drill is there. */
  #drill = '';
  /** What was begun once on the board, by the action that adds it. @type {Map<string, import('../workbench/mode.js').Task>} */
  #tasks = new Map();
  #game = new Game({ stored: kept.game, store: (game) => keep({ game }) });
  /** The mode is the current one. */
  #current = false;
  /** What Start over has removed, until another edit. */
  #before = /** @type {{puzzle: unknown, score: import('./game.js').Score} | null} */ (null);

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    const { workbench, words, dock, panel } = context;
    this.#workbench = workbench;
    const { entry, session } = workbench;
    dock.innerHTML = DOCK;
    panel.b.innerHTML = STATE;
    panel.a.innerHTML = TOOLS;
    panel.a.classList.add('play-tools');
    panel.b.classList.add('play-state');
    this.#holding = new Holding(workbench, () => this.#current);
    this.#pad = new Pad(find('play-pad'), entry, this.#holding);
    this.#holding.listen(find('play-pad'));
    const texts = () => this.#texts;
    this.#fresh = new Fresh(context, this.#game, texts);
    const solves = new Solves();
    this.#finish = new Finish(context, this.#game, solves, this.#fresh, texts);
    this.#replay = new Replay(context, texts);
    this.#own = new Own(context, solves, texts);
    this.#timer = new Timer(
      workbench,
      this.#game,
      [dock, panel.a, find('hint')],
      () => this.#texts,
    );
    this.#tools = new Tools(context, this.#game, this.#timer, () => this.#texts);
    this.#listen();
    words.addEventListener('change', () => this.#translate());
    this.#translate();
    session.addEventListener('puzzle', ({ detail }) => this.#follow(detail));
    context.act('addDifficulty', find('play-level'), true);
    context.act('addHints', find('hint'), {
      isCurrent: () => this.#current,
      count: () => {
        this.#game.hints++;
        this.#game.save();
      },
    });
  }

  get #texts() {
    return this.#context.words.of(strings);
  }

  #translate() {
    const { dock, panel } = this.#context;
    const texts = this.#texts;
    for (const part of [dock, panel.a, panel.b, this.#timer.cover]) fillIn(part, { play: texts });
  }

  // ---- Controls ---------------------------------------------------------------------------------

  #listen() {
    const { entry, board } = this.#workbench;
    find('play-pens').addEventListener('click', ({ target }) => {
      const pen = target instanceof Element ? target.closest('button') : null;
      if (pen) entry.take(pen.value);
    });
    entry.addEventListener('pen', () => {
      if (this.#current) keep({ pen: entry.pen });
    });
    entry.addEventListener('enter', (event) => this.#judge(/** @type {CustomEvent} */ (event)));
    onClick('play-undo', () => entry.go('undo'));
    onClick('play-redo', () => entry.go('redo'));
    onClick('play-keys', () => {
      find('play-menu').hidePopover();
      void this.#context.act('openHelp');
    });
    this.#holding.addEventListener('change', () => this.#light());
    for (const id of ['own', 'own-open', 'own-export', 'own-load', 'own-delete'])
      find(id).hidden = SINGLE_FILE;
    for (const [button, action, place] of TASKS) {
      find(button).hidden = SINGLE_FILE; // which has neither
      onClick(button, () => void this.#turnTo(action, place));
    }
    onClick('start-over', () => this.#startOver());
    onClick('play-again', () => this.#startOver());
    onClick('replay-open', () => {
      const { givens } = this.#workbench.session.puzzle;
      this.#replay.begin(givens, this.#finish.start, this.#finish.moves);
    });
    // A click beside the board leaves the focus on it: the next digit is typed there.
    const { dock, panel } = this.#context;
    for (const part of [dock, panel.a, panel.b]) {
      part.addEventListener('mousedown', (event) => {
        if (board.table.contains(document.activeElement)) event.preventDefault();
      });
    }
  }

  /** Begins a task on the board, or ends it. @param {'addSketch' | 'addDrill'} name @param {string} place  id @param {string} [what]  the task begins with it in any case */
  async #turnTo(name, place, what) {
    const known = this.#tasks.get(name);
    const task = known ?? (await this.#context.act(name, find(place)));
    if (!task) return;
    this.#tasks.set(name, task);
    const begins = (what || !task.active) && this.#current;
    this.#endTasks();
    this.#holding.take(0);
    if (!begins) return;
    task.begin(what);
    this.#context.panel.root.scrollTop = 0; // it is in view
  }

  #endTasks() {
    for (const task of this.#tasks.values()) task.end();
  }

  /** Only the digits that are held are lit. */
  #light() {
    this.#workbench.board.highlights = !this.#holding.digit && kept.highlights !== 'off';
    this.#workbench.invalidate();
  }

  // ---- The game ---------------------------------------------------------------------------------

  #startOver() {
    const { session } = this.#workbench;
    const { puzzle } = session;
    const score = this.#game.score;
    session.edit(puzzleOf(puzzle.givens));
    if (session.puzzle === puzzle) return; // nothing was entered
    this.#before = { puzzle, score };
    this.#game.restart();
    this.#workbench.say(this.#texts.startedOver, {
      action: { text: this.#texts.undo, run: () => session.undo() },
    });
  }

  /** Counts wrong entries. @param {CustomEvent<{cells: number[], digit: number}>} event */
  #judge({ detail: { cells, digit } }) {
    const { answer, puzzle } = this.#workbench.session;
    if (!this.#current || !answer || !digit) return;
    const wrong = (/** @type {number} */ cell) =>
      puzzle.givens[cell] === '0' && Number(answer[cell]) !== digit;
    this.#game.mistakes += cells.filter(wrong).length;
    this.#game.save();
  }

  /** @param {import('../workbench/session.js').Change} change */
  #follow({ old, now }) {
    if (!this.#current || now === old) return;
    this.#game.take(now.givens);
    this.#replay.end();
    if (now.givens !== old.givens) this.#endTasks();
    const same = now.givens === old.givens;
    this.#game.record(same ? old.entries : now.entries, now.entries, puzzleText(now));
    this.#holding.follow();
    if (this.#before && now === this.#before.puzzle) {
      this.#game.score = this.#before.score;
      this.#before = null;
    }
    this.#timer.follow();
    if (!same || isSolved(old) || !isSolved(now)) return;
    const texts = this.#texts;
    const { played } = this.#game;
    this.#finish.end();
    const text = played === null ? texts.solved : texts.solvedIn(played);
    this.#workbench.board.select([]);
    this.#workbench.say(text, { kind: 'good' });
    this.#workbench.board.wave();
  }

  // ---- The mode ---------------------------------------------------------------------------------

  /** Begins the drill of the address, or ends it. */
  async #takeAddress() {
    if (this.#drill) await this.#turnTo('addDrill', 'drill', this.#drill);
    else this.#endTasks();
    this.#drill = '';
  }

  /** @param {import('../workbench/mode.js').Requests['play']} [request] @returns {import('../workbench/workbench.js').Scene} */
  enter(request) {
    const { session, view } = this.#workbench;
    this.#current = true;
    if (session.begun) this.#game.take(session.puzzle.givens);
    const pen = penOf(kept.pen) ?? 'answers';
    const crossing = pen === 'candidates' && !view.candidates;
    this.#timer.current = true;
    if (request && !SINGLE_FILE) {
      this.#drill = request.drill ?? '';
      void Promise.resolve().then(() => this.#takeAddress()); // when its scene is on the stage
    }
    return {
      pen: pen === 'puzzle' ? 'answers' : crossing ? 'corner' : pen,
      spoils: false,
      fingerSelects: true,
      resting: () => this.#resting(),
      layers: [this.#holding.layer, this.#replay.layer],
      address: () => (this.#drill ? { drill: this.#drill } : null),
    };
  }

  leave() {
    this.#holding.take(0);
    this.#replay.end();
    this.#endTasks();
    this.#current = false;
    this.#timer.current = false;
  }

  /** @returns {import('../workbench/line.js').Message} */
  #resting() {
    const texts = this.#texts;
    if (this.#timer.covers) return { text: texts.paused };
    if (this.#replay.active) return { text: this.#replay.text, kind: 'step' };
    const { digit } = this.#holding;
    if (digit) {
      const action = { text: texts.letGo, run: () => this.#holding.take(0) };
      return { text: texts.held(digit, this.#shownPen), kind: 'you', action };
    }
    const explain = () => void this.#context.go('solve');
    return restingMessage(this.#workbench, this.#shownPen, texts, explain);
  }

  /** The pen that the row of pens shows: while all candidates are shown, notes cross them out. */
  get #shownPen() {
    const { entry, view } = this.#workbench;
    if (!view.candidates) return entry.pen;
    return entry.pen === 'corner' || entry.pen === 'centre' ? 'candidates' : entry.pen;
  }

  render() {
    const { session, view } = this.#workbench;
    const { puzzle, analysis } = session;
    const texts = this.#texts;
    const solved = isSolved(puzzle);
    find('play-undo', HTMLButtonElement).disabled = !session.canUndo;
    find('play-redo', HTMLButtonElement).disabled = !session.canRedo;
    this.#tools.render();
    this.#pad.render(puzzle, this.#shownPen, this.#holding.digit, texts);
    this.#fresh.render();
    renderPens(find('play-pens'), this.#shownPen, view.candidates);

    const all = 81 - filled(puzzle.givens);
    const done = filled(puzzle.entries);
    setText(find('filled'), texts.filled(done, all));
    find('progress').style.setProperty('--done', String(all ? done / all : 0));
    this.#timer.render();
    const { dock, panel } = this.#context;
    panel.a.classList.toggle('over', solved);
    const judged = analysis?.verdict === 'one' || Boolean(session.answer);
    const like = analysis?.verdict === 'one';
    panel.b.classList.toggle('over', solved);
    dock.classList.toggle('over', solved);
    this.#finish.render(solved, judged, like, this.#replay.active);
    this.#replay.render();
    this.#own.render();
  }
}
