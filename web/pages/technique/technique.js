// The page of techniques: a list, and for the one that the address names what it is, and an example.
// @ts-check
import { Board } from '../../board/board.js';
import { find, setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { setUpTheme } from '../../base/dom/theme.js';
import { language, setUpLanguage, words } from '../../base/words/language.js';
import { fillIn } from '../../base/words/words.js';
import { strings as logicStrings } from '../../logic/en.js';
import { paint, pictureOf } from '../../logic/picture.js';
import { familyOf, nameOf, partsOf, storyOf } from '../../logic/story.js';
import { digitsOf } from '../../puzzle/puzzle.js';
import { strings as puzzleStrings } from '../../puzzle/en.js';
import { exampleOf } from './example.js';
import { strings } from './en.js';

/** @typedef {import('./example.js').Example} Example */

/** The texts of `ABOUT` by families of techniques. @type {[RegExp, string][]} */
const KINDS = [
  [/Single|^fullHouse/, 'single'],
  [/ocked$/, 'locked'],
  [/^(naked|hidden|lockedSet|directHidden)$/, 'sets'],
  [/^(fish|finned)$/, 'fish'],
  [/Wing$|^remotePair/, 'wings'],
  [/^(unique|bug|hiddenRectangle|avoidable)/, 'unique'],
  [/^(trap|wrap|multi|twoLinks|emptyRectangle)/, 'colours'],
  [/^(chain|loop|xyChain)$/, 'chains'],
  [/^(als|blossom|sueDeCoq)/, 'als'],
];
const kindOf = (/** @type {string} */ technique) =>
  KINDS.find(([pattern]) => pattern.test(familyOf(technique)))?.[1] ?? 'trial';

/** @type {Map<string, Example>} */
const examples = new Map();
const board = new Board(document.body, find('board', HTMLTableElement));
board.highlights = false;
const texts = () => words.of(strings);

/** The technique of the address; else the first one. */
function asked() {
  const id = location.hash.slice(1);
  return Object.hasOwn(logicStrings.TECHNIQUES, id) ? id : 'full-house';
}

function renderList() {
  const list = find('list');
  list.replaceChildren();
  for (const id of Object.keys(logicStrings.TECHNIQUES)) {
    const link = add(list, 'a', '', nameOf(id, words.of(logicStrings)));
    link.href = `#${id}`;
    if (id !== asked()) continue;
    link.setAttribute('aria-current', 'page');
    list.scrollTop = link.offsetTop - list.offsetTop - 80;
  }
}

/** @param {Example} example */
function renderExample({ givens, deduction }) {
  const names = words.of(puzzleStrings);
  const { digits, candidates } = deduction.before;
  const views = Array.from({ length: 81 }, (_, cell) => {
    const digit = Number(digits[cell]);
    const kind = givens[cell] !== '0' ? 'given' : digit ? 'solved' : '';
    const view = {
      ...{ digit, kind, marks: '', other: 0, crossed: 0, readonly: true, name: '' },
      ...{ candidates: candidates[cell], tint: 0 },
    };
    view.name = names.cell(cell, view, [], digitsOf(candidates[cell]), []);
    return view;
  });
  const picture = pictureOf(deduction);
  paint(picture, views);
  board.table.classList.add('pencilled');
  board.render(views);
  board.draw(picture.drawing);
  const { where, why, so } = storyOf(deduction, words.of(logicStrings));
  const reasons = find('reasons');
  reasons.replaceChildren();
  [where, why, so].forEach((text, i) => {
    const item = add(reasons, 'li');
    add(item, 'h3', '', texts().parts[i]);
    const line = add(item, 'p');
    for (const part of partsOf(text)) add(line, part.mark ? 'mark' : 'span', part.mark, part.text);
  });
  find('open', HTMLAnchorElement).href = `./#p=${givens}&mode=explain&lang=${language()}`;
}

function render() {
  const id = asked();
  const names = words.of(logicStrings);
  fillIn(document, { technique: texts() });
  renderList();
  const name = nameOf(id, names);
  setText(find('name'), name);
  document.title = `${name}: Sudoku Lab`;
  setText(find('why'), texts().ABOUT[kindOf(id)]);
  const example = examples.get(id);
  const rating = example?.deduction.rating;
  setText(find('rating'), rating ? texts().rating(names.rating(rating)) : texts().unrated);
  find('example').classList.toggle('none', !example);
  setText(find('note'), example || !examples.size ? '' : texts().noExample);
  if (example) renderExample(example);
}

const parameters = new URLSearchParams(location.search);
words.addEventListener('change', render);
await words.add({ technique: strings, logic: logicStrings, puzzle: puzzleStrings });
await setUpLanguage(parameters.get('lang'), () => {});
const theme = setUpTheme(
  parameters.get('theme'),
  (name) => words.of(puzzleStrings).theme(name),
  () => {},
);
words.addEventListener('change', () => theme.render());
theme.render();
render();
addEventListener('hashchange', render);
const response = await fetch('technique-examples.txt');
for (const line of (await response.text()).trim().split('\n')) {
  const example = exampleOf(line);
  examples.set(example.deduction.technique, example);
}
render();
