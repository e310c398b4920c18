// The parts and questions of a lesson as marks at the edge: where the reader is, what is answered, and jumps.
// @ts-check
import { h } from './tags.js';
import { plainText } from './types.js';

/** @typedef {import('./types.js').Lesson} Lesson */

/** A place counts as reached when its top is above this part of the window's height. */
const READING = 0.75;

/** @param {Lesson} lesson @param {typeof import('./en.js').strings} texts */
export function placesNode({ title: whole, sections, questions }, texts) {
  const mark = (/** @type {string} */ kind, /** @type {string} */ to, /** @type {string} */ name) =>
    h('li', {}, h('a', { class: kind, href: `#${to}`, 'aria-label': name, title: name }));
  const marks = sections.flatMap(({ title, blocks }, at) => [
    // A first section without a title has that of the lesson.
    mark('part', `part-${at + 1}`, plainText(title) || plainText(whole)),
    ...blocks.flatMap((block) =>
      block.type === 'question'
        ? [
            mark(
              'ask',
              `question-${block.id}`,
              texts.question(questions.indexOf(block) + 1, questions.length),
            ),
          ]
        : [],
    ),
  ]);
  return h('nav', { class: 'places', 'aria-label': texts.places }, h('ol', {}, marks));
}

/**
 * The last of these places that has been reached, or the first.
 * @param {number[]} tops  of the places in their order, in pixels from the top of the window
 * @param {number} height  of the window
 */
export const reached = (tops, height) =>
  Math.max(0, tops.filter((top) => top < height * READING).length - 1);

export class Places {
  #links;
  #targets;

  /** @param {HTMLElement} nav  made of `placesNode` @param {Document} page */
  constructor(nav, page) {
    this.#links = [...nav.querySelectorAll('a')];
    this.#targets = this.#links.map((link) => page.getElementById(link.hash.slice(1)));
    nav.addEventListener('click', (event) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest('a') : null;
      const place = link && this.#targets[this.#links.indexOf(link)];
      if (!place) return;
      event.preventDefault(); // the address may have the text of the lesson
      place.scrollIntoView();
    });
    page.addEventListener('scroll', () => this.render(), { passive: true });
    this.render();
  }

  /** Shows where the reader is, and what has been answered. */
  render() {
    const tops = this.#targets.map((each) => each?.getBoundingClientRect().top ?? 0);
    const here = reached(tops, innerHeight);
    this.#links.forEach((link, at) => {
      if (at === here) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      link.classList.toggle('done', Boolean(this.#targets[at]?.matches('.solved')));
    });
  }
}
