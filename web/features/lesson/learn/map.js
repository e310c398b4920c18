// The map of techniques: all of them in bands by rating, each with the picture of its pattern. The build writes
// it; a page that has it writes it again in another language.
// @ts-check
import { bandOf, WIDTHS } from '../../../logic/difficulty.js';

/** The picture of a technique, as HTML, its rating, 0: none, and the rating beside which it is shown. @typedef {{svg: string, rating: number, beside: number}} Entry */

/** The pointer rests on a picture before its example is shown, in milliseconds. */
const REST_MS = 200;

/**
 * @param {Map<string, Entry>} entries  by technique
 * @returns {[string, Entry][][]} those of each band, in their order
 */
export function bandsOf(entries) {
  const order = (/** @type {Entry} */ { beside, rating }) => beside + (rating ? 0 : 0.01);
  const all = [...entries].sort(([, a], [, b]) => order(a) - order(b));
  return WIDTHS.map((_, band) => all.filter(([, { beside }]) => bandOf(beside) === band));
}

/** The entries of a technique and of those before and after it. @param {Map<string, Entry>} entries  of all @param {string} id */
export function entriesBeside(entries, id) {
  const all = bandsOf(entries).flat();
  const at = all.findIndex(([each]) => each === id);
  return new Map(all.slice(Math.max(0, at - 1), at + 2));
}

/**
 * @param {Map<string, Entry>} entries  by technique
 * @param {typeof import('../../../logic/en.js').strings} texts
 * @param {(id: string) => string} href  the page of a technique
 */
export const mapMarkup = (entries, { TECHNIQUES: names, BANDS: bands, rating }, href) =>
  bandsOf(entries)
    .map((band, i) => {
      const rated = band.map(([, each]) => each.rating).filter(Boolean);
      const range = [Math.min(...rated), Math.max(...rated)].map(rating).join(' – ');
      return `<section class="band"><h2>${bands[i]} <small>${rated.length ? range : ''}</small></h2>
<ul>${band
        .map(
          ([id, entry]) =>
            `<li><a href="${href(id)}" data-technique="${id}" data-rating="${entry.rating}" data-beside="${entry.beside}">${entry.svg}<span>${names[id]}</span>${entry.rating ? `<small>${rating(entry.rating)}</small>` : ''}</a></li>`,
        )
        .join('\n')}</ul></section>`;
    })
    .join('\n');

/** The entries of a map in a page. @param {ParentNode} root @param {string} [which]  a selector, of all by default @returns {Map<string, Entry>} */
export const entriesIn = (root, which = '') =>
  new Map(
    Array.from(root.querySelectorAll(`[data-technique]${which}`), (link) => [
      link.getAttribute('data-technique') ?? '',
      {
        svg: link.querySelector('svg')?.outerHTML ?? '',
        rating: Number(link.getAttribute('data-rating')),
        beside: Number(link.getAttribute('data-beside')),
      },
    ]),
  );

/**
 * Calls `show` for the element at which the pointer rests, or that has the focus; the arrow keys go from one to the next.
 * @param {HTMLElement} root
 * @param {string} selector  of the elements, which are links
 * @param {(link: HTMLElement) => void} show
 */
export function followPointer(root, selector, show) {
  let timer = 0;
  /** @param {Event} event */
  const linkOf = ({ target }) =>
    target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;
  root.addEventListener('pointerover', (event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link && event.pointerType !== 'touch') timer = setTimeout(() => show(link), REST_MS);
  });
  root.addEventListener('pointerleave', () => clearTimeout(timer));
  root.addEventListener('focusin', (event) => {
    const link = linkOf(event);
    if (link?.matches(':focus-visible')) show(link);
  });
  root.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const links = [...root.querySelectorAll(selector)];
    const here = links.indexOf(linkOf(event) ?? root);
    const next = links[here + (by ?? 0)];
    if (!by || here < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (next instanceof HTMLElement) next.focus();
  });
}
