// What the pages of techniques consist of, as HTML: the build writes it in English, and the page
// writes it again in another language. Texts contain no HTML.
// @ts-check
import { addressOf } from '../../puzzle/address.js';
import { fillNotes } from '../../puzzle/game.js';
import { EMPTY, puzzleText, readPuzzle } from '../../puzzle/puzzle.js';
import { mapMarkup } from '../../features/lesson/learn/map.js';
import { bandOf } from '../../logic/difficulty.js';
import { EXERCISES } from '../../logic/example.js';
import { ICON_GRID } from '../../logic/icon.js';
import { partsOf, storyOf } from '../../logic/story.js';
import { familyOf } from './families.js';

/**
 * The texts of a technique.
 * @typedef {object} Texts
 * @property {string} lead  what it is
 * @property {string} look  how to find it
 * @property {string} why  why it holds
 * @property {string} result  what it places or removes
 */

/**
 * @typedef {import('../../features/lesson/learn/map.js').Entry} Entry
 */

/**
 * What pages are made of, in one language.
 * @typedef {object} Tables
 * @property {typeof import('./en.js').strings} page
 * @property {Record<string, string>} names  of techniques, by their ids
 * @property {typeof import('../../logic/en.js').strings} logic
 * @property {string} query  of the links to other pages: `?lang=de`, or empty
 */

/** @param {string} id  of a technique @param {Tables} tables */
const item = (id, { names, query }) => `<li><a href="${id}.html${query}">${names[id]}</a></li>`;

/**
 * The map of all techniques, with a board for the example of one.
 * @param {Tables} tables
 * @param {Map<string, Entry>} entries  by technique
 */
export const indexMarkup = ({ page, logic, query }, entries) => `
<div class="head">
<h1>${page.title}</h1>
<p class="lead">${page.intro}</p>
</div>
<svg class="sprite" aria-hidden="true">${ICON_GRID}</svg>
<div class="mapped">
<div class="show">
<div class="frame"><table id="board" role="grid" aria-label="${page.example}"></table></div>
<p id="shown" role="status"></p>
</div>
<div class="map" id="map">
${mapMarkup(entries, logic, (id) => `${id}.html${query}`)}
</div>
</div>`;

/**
 * The address of the lab with the position of an example.
 * @param {string} state  see State in wasm/sudoku.d.ts
 * @param {'play' | 'explain'} mode
 * @param {string} language  '' if the browser decides
 */
export function labAddress(state, mode, language) {
  const position = readPuzzle(state) ?? EMPTY;
  const puzzle = mode === 'play' ? fillNotes(position) : position;
  return addressOf(puzzleText(puzzle), [], null, 'auto', language, '../', mode);
}

/** The address of the lab with the drill of a technique or with an exercise; the puzzle there stays. @param {string} what @param {string} language  '' if the browser decides */
const drillAddress = (what, language) =>
  `../#mode=play&amp;drill=${what}${language && `&amp;lang=${language}`}`;

/** The exercises of a technique; the page draws their boards. @param {string} id @param {string} language @param {Tables} tables */
const exercisesMarkup = (id, language, { page }) => `<section class="exercises">
<h2>${page.exercises} <small id="solved"></small></h2>
<ol>${Array.from({ length: EXERCISES }, (_, i) => `<li><a href="${drillAddress(`${i + 1}-${id}`, language)}"><span class="small"></span><span class="visually-hidden">${page.exercise}</span> <span>${i + 1}</span></a></li>`).join('')}</ol>
</section>`;

/** The deduction of an example in words: where, why and so. @param {import('../../logic/protocol.js').Deduction} deduction @param {Tables} tables */
export function storyMarkup(deduction, { page, logic }) {
  const { where, why, so } = storyOf(deduction, logic);
  const part = (/** @type {string} */ text, /** @type {number} */ i) =>
    `<li><h3>${page.parts[i]}</h3><p>${partsOf(text).map(marked).join('')}</p></li>`;
  return [where, why, so].map(part).join('');
}

/** @param {ReturnType<typeof partsOf>[number]} part */
const marked = ({ text, mark }) => (mark ? `<mark class="${mark}">${text}</mark>` : text);

/** @param {import('../../logic/protocol.js').Deduction} deduction @param {Tables} tables */
export const ratingText = ({ rating }, { page, logic }) =>
  rating ? `${logic.rating(rating)}, ${logic.BANDS[bandOf(rating)].toLowerCase()}` : page.unrated;

/**
 * A technique beside the one of a page: its picture, name and rating.
 * @param {'prev' | 'next'} rel
 * @param {[string, Entry]} technique
 * @param {Tables} tables
 */
const turnLink = (rel, [id, { svg, rating, beside }], { page, logic, names, query }) =>
  `<a rel="${rel}" href="${id}.html${query}" data-technique="${id}" data-rating="${rating}" data-beside="${beside}">${svg}<span>${names[id]}<small>${[rating && logic.rating(rating), rel === 'prev' ? page.previous : page.next].filter(Boolean).join(', ')}</small></span></a>`;

/**
 * The page of a technique. Its board is put into `.board` by the page.
 * @param {string} id  of the technique
 * @param {Texts} texts
 * @param {string} state  the position of its example
 * @param {string} language  '' if the browser decides
 * @param {Tables} tables
 * @param {import('../../logic/protocol.js').Deduction | null} [deduction]  of the example, if it is known
 * @param {Map<string, Entry>} [entries]  it and those beside it, by rating
 */
export function techniqueMarkup(
  id,
  texts,
  state,
  language,
  tables,
  deduction,
  entries = new Map(),
) {
  const { page, query } = tables;
  const family = /** @type {import('./families.js').Family} */ (familyOf(id));
  const all = [...entries];
  const here = all.findIndex(([each]) => each === id);
  const [own, before, after] = [all[here]?.[1], all[here - 1], all[here + 1]];
  const section = (/** @type {string} */ title, /** @type {string} */ text) =>
    `<div><h2>${title}</h2>\n<p>${text}</p></div>`;
  const to = (/** @type {'play' | 'explain'} */ mode) =>
    labAddress(state, mode, language).replaceAll('&', '&amp;');
  return `
<svg class="sprite" aria-hidden="true">${ICON_GRID}</svg>
<div class="show" data-state="${state.replaceAll('&', '&amp;')}">
<div class="frame"><table id="board" role="grid" aria-labelledby="name"></table></div>
<div class="acts">
<div class="seg" role="group" aria-label="${page.steps}">
${page.STEPS.map((name, i) => `<button type="button" value="${i}" aria-pressed="${i === 1}">${name}</button>`).join('')}
</div>
<a class="p" href="${drillAddress(id, language)}">${page.play}</a>
</div>
</div>
<div class="parts">
<div class="head">
<p class="crumbs"><a href="../lessons${language === 'de' ? '-de' : ''}.html">${page.learn}</a> <a href="./${query}">${page.title}</a> ${page.FAMILIES[family.id]}</p>
<h1 id="name">${tables.names[id]}</h1>
<p class="lead">${texts.lead}</p>
</div>
<aside class="facts">
${own ? `<span data-technique="${id}" data-rating="${own.rating}" data-beside="${own.beside}">${own.svg}</span>` : ''}
<p class="soft">${page.rated}</p>
<p id="rating">${deduction ? ratingText(deduction, tables) : ''}</p>
<p class="soft">${page.own}</p>
<p id="own">${page.notTried}</p>
</aside>
<section class="example">
<h2>${page.example}</h2>
<ol class="reasons" id="reasons">${deduction ? storyMarkup(deduction, tables) : ''}</ol>
<p class="by"><a href="${to('explain')}">${page.explain}</a> <a href="${to('play')}">${page.position}</a></p>
</section>
${exercisesMarkup(id, language, tables)}
<section class="about">
${section(page.look, texts.look)}
${section(page.why, texts.why)}
${section(page.result, texts.result)}
</section>
<p class="turn">${before ? turnLink('prev', before, tables) : ''}${after ? turnLink('next', after, tables) : ''}</p>
<nav class="family" aria-label="${page.FAMILIES[family.id]}">
<h2>${page.FAMILIES[family.id]}</h2>
<ul class="names">${family.techniques
    .map((each) =>
      each === id
        ? `<li><a aria-current="page" href="${id}.html${query}">${tables.names[id]}</a></li>`
        : item(each, tables),
    )
    .join('')}</ul>
</nav>
</div>`;
}
