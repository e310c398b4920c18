// The lecture view: board, listing, the variables that changed last, line and timeline fill the screen as
// one picture. Its controls fade in while the lecturer moves the pointer, taps or presses Tab.
// @ts-check
import { addStyle } from '#platform';
import { find, setText } from '../../base/dom/dom.js';
import { add, addButton, withWords } from '../../base/dom/element.js';
import { ownsKeys } from '../../base/dom/fields.js';
import { qrSvg } from '../../base/dom/qr.js';
import { fillIn } from '../../base/words/words.js';
import { strings } from './en.js';
import { RecentVariables } from './variables.js';

/** @typedef {import('../workbench/mode.js').LecturePlace} LecturePlace */
/** @typedef {'ask' | 'code' | 'race' | 'blank' | 'leave'} Control */

/** The controls fade after this time without a sign of use, in milliseconds. */
const AWAKE_MS = 3000;

/** Paths of the icons. @type {Record<Control, string>} */
const ICONS = {
  ask: 'M9.300 9.300a2.800 2.800 0 1 1 4.300 2.400c-1 .7-1.600 1.100-1.600 2.300m0 2.600v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.500v2.500H14zM20 14v2.500M17 20h3',
  race: 'M20 5v14M4 7h12M4 12h8M4 17h10',
  blank: 'M3.500 5h17v11h-17zM12 16v3.500M8.500 19.500h7',
  leave: 'm6.500 6.500 11 11m0-11-11 11',
};

/** What a key does, by its name in lower case. @type {Record<string, Control>} */
const KEYS = { a: 'ask', q: 'code', r: 'race', b: 'blank', '.': 'blank', escape: 'leave' };

/** What shows that somebody is there. */
const SIGNS = /** @type {const} */ (['pointermove', 'pointerdown', 'focusout']);

export class Lecture {
  #workbench;
  #place;
  #timer = 0;
  /** The last key or click was Tab: the focus keeps the controls. */
  #tabbed = false;
  /** Ends what listens while the view is shown. */
  #shown = new AbortController();
  #recent;

  /** @param {import('../workbench/workbench.js').Workbench} workbench @param {LecturePlace} place */
  constructor(workbench, place) {
    this.#workbench = workbench;
    this.#place = place;
    const table = add(place.panel.a, 'table', 'recent');
    this.#recent = new RecentVariables(table);
    this.controls = this.#addControls(place.dock);
    const code = (this.code = add(place.panel.a, 'div', 'step-code'));
    this.picture = add(code, 'div', 'picture');
    this.picture.setAttribute('role', 'img');
    this.picture.dataset.wordsAriaLabel = 'player.LECTURE.codeOf';
    this.address = add(code, 'p', 'address');
    this.opens = add(code, 'p', 'opens');
    this.dark = add(document.body, 'div', 'lecture-blank');
    withWords(add(this.dark, 'p', 'visually-hidden'), 'player.LECTURE.blanked');
    this.dark.setAttribute('role', 'status');
    for (const part of [code, this.dark, table, this.controls]) part.hidden = true;
    const { words } = workbench;
    words.addEventListener('change', () => this.#translate());
    this.#translate();
  }

  get #texts() {
    return this.#workbench.words.of(strings);
  }

  #translate() {
    for (const part of [this.controls, this.code, this.dark]) fillIn(part, { player: this.#texts });
    if (!this.code.hidden) this.#showCode();
  }

  /** @param {HTMLElement} dock */
  #addControls(dock) {
    const controls = document.createElement('div');
    controls.className = 'lecture-acts';
    dock.after(controls);
    controls.setAttribute('role', 'group');
    controls.dataset.wordsAriaLabel = 'player.LECTURE.controls';
    for (const [id, path] of /** @type {[Control, string][]} */ (Object.entries(ICONS))) {
      const button = addButton(controls, '', () => this.#act(id));
      button.className = 'q';
      button.value = id;
      button.innerHTML = `<svg aria-hidden="true" viewBox="0 0 24 24"><path d="${path}"/></svg>`;
      withWords(add(button, 'span'), `player.LECTURE.${id}`);
      if (id === 'leave') add(button, 'kbd', '', 'Esc').setAttribute('aria-hidden', 'true');
    }
    return controls;
  }

  get running() {
    return !this.#shown.signal.aborted && 'lecture' in document.body.dataset;
  }

  /** Fills the screen; without the permission, the window. */
  async begin() {
    if (this.running) return;
    this.#shown = new AbortController();
    const { signal } = this.#shown;
    document.body.dataset.lecture = '';
    this.controls.hidden = false;
    this.#recent.table.hidden = false;
    // A file has no address that others can open.
    const codes = this.controls.querySelector('[value=code]');
    codes?.toggleAttribute('hidden', location.protocol === 'file:');
    for (const sign of SIGNS) addEventListener(sign, () => this.#wake(), { signal });
    const press = (/** @type {PointerEvent} */ event) => {
      this.#tabbed = false;
      this.#unblank(event);
    };
    addEventListener('pointerdown', press, { signal, capture: true });
    addEventListener('keydown', (event) => this.#key(event), { signal, capture: true });
    const { runner } = this.#place;
    for (const type of /** @type {const} */ (['arrive', 'start']))
      runner.addEventListener(type, () => this.code.hidden || this.#showCode(), { signal });
    this.#place.onchange(true);
    this.#wake();
    await document.documentElement.requestFullscreen?.().catch(() => {});
    if (signal.aborted) return;
    const left = () => document.fullscreenElement || this.end();
    document.addEventListener('fullscreenchange', left, { signal });
  }

  end() {
    if (!this.running) return;
    this.#shown.abort();
    clearTimeout(this.#timer);
    const { dataset } = document.body;
    delete dataset.lecture;
    delete dataset.idle;
    for (const part of [this.code, this.dark, this.controls, this.#recent.table])
      part.hidden = true;
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    this.#place.onchange(false);
    find('present').focus();
  }

  /** Shows the controls, for a while. */
  #wake() {
    delete document.body.dataset.idle;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const stays = this.#tabbed && document.activeElement?.closest('.transport, .lecture-acts');
      if (!stays) document.body.dataset.idle = '';
    }, AWAKE_MS);
  }

  /** The next sign of use shows the picture again, and does nothing else. @param {Event} event */
  #unblank(event) {
    if (this.dark.hidden) return false;
    this.dark.hidden = true;
    event.preventDefault();
    event.stopImmediatePropagation();
    return true;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    this.#tabbed = key === 'Tab' || (this.#tabbed && /^(Enter| |Shift)$/.test(key));
    if (this.#tabbed) this.#wake();
    if (altKey || ctrlKey || metaKey || event.defaultPrevented) return;
    if (/^(Shift|Dead|Unidentified)$/.test(key) || this.#unblank(event)) return;
    const owned = ownsKeys(event) && event.target !== find('scrub');
    if (owned || document.querySelector('dialog[open], :popover-open')) return;
    // A race over the view has its own keys.
    if (document.body.dataset.racing !== undefined) return;
    const control = KEYS[key.toLowerCase()];
    const { questions } = this.#place;
    if (key === 'PageDown' && questions()?.open) questions()?.show();
    else if (control && (key === 'Escape' || this.#workbench.board.singleKeys)) this.#act(control);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** @param {Control} control */
  #act(control) {
    const { playback } = this.#place.runner;
    if (control === 'leave') {
      if (this.code.hidden) this.end();
      else this.code.hidden = true;
    } else if (control === 'code') {
      this.code.hidden = !this.code.hidden;
      if (!this.code.hidden) this.#showCode();
    } else {
      playback.pause();
      if (control === 'ask') this.#place.questions()?.askOnce();
      else if (control === 'race') this.#place.race();
      else this.dark.hidden = false;
    }
  }

  /** The code of the address, which names this step. */
  #showCode() {
    const { playback } = this.#place.runner;
    this.#place.save();
    this.picture.innerHTML = qrSvg(location.href) ?? '';
    setText(this.address, location.host + location.pathname);
    setText(this.opens, this.#texts.LECTURE.opens(playback.step));
  }

  render() {
    if (!this.running) return;
    const { playback } = this.#place.runner;
    if (!playback.view) return;
    const variables = playback.followed ?? { now: [], then: [] };
    this.#recent.render(playback.watched, variables, this.#workbench.words.of(strings));
  }
}

/**
 * Opens the lecture view while the page shows Watch.
 * @param {import('../workbench/workbench.js').Workbench} workbench
 * @param {LecturePlace} place
 */
export async function openLecture(workbench, place) {
  await addStyle('lecture.css');
  return new Lecture(workbench, place);
}
