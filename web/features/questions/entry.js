// Where the questions to the reader are switched on: the menu of the player, and the option `ask` of an
// embedded board. The rest loads when it is needed.
// @ts-check
import { addStyle } from '#platform';
import { add, withWords } from '../../base/dom/element.js';
import { fillIn } from '../../base/words/words.js';
import { ASKED } from '../../run/embed-options.js';
import { strings } from './en.js';

/** @typedef {import('../../run/embed-options.js').Asked} Asked */
/** @typedef {import('../workbench/workbench.js').Workbench} Workbench */
/** @typedef {import('../workbench/runner.js').Runner} Runner */

/** How often questions can be asked: one in this number. */
const EVERY = [1, 5, 20, 100];

/**
 * Lets a run ask its reader.
 * @param {Workbench} workbench
 * @param {Runner} runner
 * @param {{page: boolean, onstop: () => void}} options  see QuestionView
 * @returns {Promise<import('./asker.js').Asker>}
 */
export async function makeAsker(workbench, runner, options) {
  const [{ Asker }, { QuestionView }] = await Promise.all([
    import('./asker.js'),
    import('./view.js'),
    workbench.words.add({ questions: strings }),
  ]);
  const asker = new Asker(runner);
  workbench.add(new QuestionView(workbench, runner, asker, options));
  return asker;
}

/** The keys of the questions, for the help. @param {import('../../base/words/words.js').Words} words */
export async function keys(words) {
  await words.add({ questions: strings });
  return words.of(strings).KEYS;
}

/** @param {Element} parent @param {string} label  id of its text @param {HTMLOptionElement[]} options */
function addSelect(parent, label, options) {
  const row = add(parent, 'label', 'row');
  withWords(add(row, 'span'), `questions.${label}`);
  const select = add(row, 'select');
  select.append(...options);
  return select;
}

/**
 * Adds the choice of the questions to the menu of the player.
 * @param {Workbench} workbench
 * @param {Runner} runner
 */
export async function addSwitch(workbench, runner) {
  const { words, find } = workbench;
  await words.add({ questions: strings });
  const place = document.createElement('div');
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
  const menu = find('run-menu');
  menu.insertBefore(place, menu.querySelector('p'));
  const translate = () => {
    const texts = words.of(strings);
    fillIn(place, { questions: texts });
    for (const each of often.options) each.text = texts.every(Number(each.value));
  };
  words.addEventListener('change', translate);
  translate();
  /** @type {Promise<import('./asker.js').Asker> | null} */
  let asker = null;
  const stop = () => {
    kind.value = '';
    follow();
  };
  async function follow() {
    const row = /** @type {HTMLElement} */ (often.parentElement);
    row.hidden = !kind.value;
    if (!kind.value && !asker) return;
    asker ??= addStyle('questions.css').then(() =>
      makeAsker(workbench, runner, { page: true, onstop: stop }),
    );
    const current = await asker;
    const every = Number(often.value);
    current.asked = kind.value ? kind.value.split(',').map((each) => ({ kind: each, every })) : [];
    const texts = words.of(strings);
    const { unsuitable } = current;
    if (!kind.value) return workbench.say('');
    workbench.say(unsuitable.length ? texts.unsuitable(unsuitable) : texts.ready, {
      kind: unsuitable.length ? 'none' : 'info',
      action:
        unsuitable.length === current.asked.length
          ? null
          : { text: texts.next, run: () => current.next() },
    });
  }
  for (const select of [kind, often])
    select.addEventListener('change', () => {
      follow();
    });
  follow();
}
