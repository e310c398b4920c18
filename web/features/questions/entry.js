// Where the questions to the reader are switched on: the menu of the player, and the option `ask` of an
// embedded board. The rest loads when it is needed.
// @ts-check
import { addStyle } from '#platform';
import { add, withWords } from '../../base/dom/element.js';
import { fillIn } from '../../base/words/words.js';
import { ASKED, askedText, readAsked } from '../../run/embed-options.js';
import { strings } from './en.js';
import { awaited } from '../../base/worker/waits.js';

/** @typedef {import('../../run/embed-options.js').Asked} Asked */
/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../workbench/runner.js').Runner} Runner */
/** @typedef {import('../workbench/mode.js').PlayerParts} PlayerParts */

/** How often questions can be asked: one in this number. */
const EVERY = [1, 5, 20, 100];

/**
 * Lets a run ask its reader.
 * @param {Workbench} workbench
 * @param {Runner} runner
 * @param {PlayerParts} parts
 * @param {{page: boolean, onstop: () => void}} options  see QuestionView
 * @returns {Promise<import('./asker.js').Asker>}
 */
export async function makeAsker(workbench, runner, parts, options) {
  const [{ Asker }, { QuestionView }] = await Promise.all([
    awaited(() => import('./asker.js')),
    awaited(() => import('./view.js')),
    workbench.words.add({ questions: strings }),
  ]);
  const asker = new Asker(runner);
  workbench.add(new QuestionView(workbench, runner, asker, parts, options));
  return asker;
}

/** @param {Element} parent @param {string} label  id of its text @param {HTMLOptionElement[]} options */
function addSelect(parent, label, options) {
  const row = add(parent, 'label', 'row');
  withWords(add(row, 'span'), `questions.${label}`);
  const select = add(row, 'select');
  select.append(...options);
  return select;
}

/** Adds an option unless there is one of that value, and chooses it. @param {HTMLSelectElement} select @param {string} value */
function chooseIn(select, value) {
  if (![...select.options].some((each) => each.value === value)) select.add(new Option('', value));
  select.value = value;
}

/**
 * Adds the choice of the questions to the menu of the player.
 * @param {Workbench} workbench
 * @param {Runner} runner
 * @param {PlayerParts} parts
 * @param {() => void} save  called after each change
 * @returns {Promise<import('../workbench/mode.js').Questions>}
 */
export async function addSwitch(workbench, runner, parts, save) {
  const { words } = workbench;
  await words.add({ questions: strings });
  const { place } = parts;
  const option = (/** @type {string} */ value, /** @type {string} */ text) =>
    withWords(new Option('', value), `questions.${text}`);
  const kind = addSelect(place, 'ask', [
    option('', 'off'),
    ...ASKED.map((each) => option(each, `KINDS.${each}`)),
    option(ASKED.join(), 'all'),
  ]);
  kind.id = 'ask';
  const often = addSelect(
    place,
    'often',
    EVERY.map((n) => new Option('', String(n))),
  );
  const translate = () => {
    const texts = words.of(strings);
    fillIn(place, { questions: texts });
    for (const each of often.options) each.text = texts.every(Number(each.value));
    for (const each of kind.options)
      if (!each.hasAttribute('data-words'))
        each.text = each.value
          .split(',')
          .map((one) => texts.KINDS[one])
          .join(' ');
  };
  words.addEventListener('change', translate);
  translate();
  /** @type {Promise<import('./asker.js').Asker | null> | null} */
  let asker = null;
  /** @type {import('./asker.js').Asker | undefined} */
  let loaded;
  /** Resolves with null after a failure, which the page reports; the next call tries again. */
  const load = () =>
    (asker ??= addStyle('questions.css')
      .then(() => makeAsker(workbench, runner, parts, { page: true, onstop: () => change([]) }))
      .then((made) => (loaded = made))
      .catch(() => (asker = null)));
  /** What is asked; a link may name more than the menu offers. @type {Asked[]} */
  let asked = [];

  /** @param {Asked[]} next @param {number} [step]  to which the run then goes */
  async function ask(next, step = 0) {
    asked = next;
    chooseIn(kind, asked.map((each) => each.kind).join());
    chooseIn(often, String(asked[0]?.every ?? 1));
    translate();
    /** @type {HTMLElement} */ (often.parentElement).hidden = !asked.length;
    if (!asked.length && !asker) return;
    const current = await load();
    if (!current) return; // the address keeps what is asked
    current.asked = asked;
    if (step) current.expect();
  }

  /** The reader's own change. @param {Asked[]} next */
  async function change(next) {
    await ask(next);
    save();
    if (!next.length) return workbench.say('');
    const current = await asker;
    if (!current) return;
    const texts = words.of(strings);
    const { unsuitable } = current;
    workbench.say(unsuitable.length ? texts.unsuitable(unsuitable) : texts.ready, {
      kind: unsuitable.length ? 'none' : 'info',
      action:
        unsuitable.length === next.length ? null : { text: texts.next, run: () => current.next() },
    });
  }

  /** Asks the next question of any kind; afterwards what was asked before. */
  async function askOnce() {
    const current = await load();
    if (!current || current.open) return undefined;
    if (asked.length) return current.next();
    const done = new AbortController();
    const { signal } = done;
    const end = () => {
      done.abort();
      current.asked = asked;
    };
    current.asked = ASKED.map((each) => ({ kind: each, every: 1 }));
    current.addEventListener(
      'question',
      () => current.addEventListener('change', follow, { signal }),
      {
        signal,
      },
    );
    const follow = () => current.open || end();
    current.addEventListener('over', end, { signal });
    return current.next();
  }

  for (const select of [kind, often])
    select.addEventListener('change', () => {
      const every = Number(often.value);
      change(kind.value ? kind.value.split(',').map((each) => ({ kind: each, every })) : []);
    });
  ask([]);
  return {
    get asked() {
      return asked.map(askedText).join();
    },
    ask: (text, step) => ask(readAsked(text) ?? [], step),
    get open() {
      return Boolean(loaded?.open);
    },
    askOnce,
    show: () => loaded?.show(),
  };
}
