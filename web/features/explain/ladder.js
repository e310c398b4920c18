// The ladder: a slider below the board with one bar for each step, as high as its rating.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';

export class Ladder {
  #root;
  #bars;
  #parts;
  #ratings = /** @type {readonly number[]} */ ([]);
  #go;

  /** @param {HTMLElement} root  empty @param {(step: number) => void} go */
  constructor(root, go) {
    this.#root = root;
    this.#go = go;
    root.classList.add('ladder');
    root.style.visibility = 'hidden';
    root.tabIndex = 0;
    root.setAttribute('role', 'slider');
    root.setAttribute('aria-valuemin', '1');
    root.innerHTML = '<svg preserveAspectRatio="none" aria-hidden="true"></svg>';
    this.#bars = /** @type {Element} */ (root.firstElementChild);
    const part = (/** @type {string} */ name) => {
      const element = add(root, 'span', name);
      element.setAttribute('aria-hidden', 'true');
      return element;
    };
    this.#parts = {
      top: part('y'),
      axis: part('y named'),
      low: part('y low'),
      end: part('x'),
      pill: part('pill'),
    };
    root.addEventListener('keydown', (event) => this.#key(event));
    root.addEventListener('pointerdown', (event) => {
      if (event.button) return;
      root.setPointerCapture(event.pointerId);
      this.#goTo(event.clientX);
    });
    root.addEventListener('pointermove', (event) => {
      if (root.hasPointerCapture(event.pointerId)) this.#goTo(event.clientX);
    });
  }

  /** @param {number} clientX */
  #goTo(clientX) {
    const { left, width } = this.#root.getBoundingClientRect();
    const count = this.#ratings.length;
    const step = Math.floor(((clientX - left) / width) * count);
    this.#go(Math.max(0, Math.min(count - 1, step)));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const at = Number(this.#root.getAttribute('aria-valuenow')) - 1;
    const last = this.#ratings.length - 1;
    /** @type {Record<string, number>} */
    const targets = { Home: 0, End: last };
    /** @type {Record<string, number>} */
    const moves = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
    const to = targets[event.key] ?? (moves[event.key] ? at + moves[event.key] : null);
    if (to === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.#go(Math.max(0, Math.min(last, to)));
  }

  /**
   * @param {readonly number[]} ratings  of all steps, or estimates of them
   * @param {number} at  the step that is explained; the number of steps at the end
   * @param {object} texts
   * @param {string} texts.name
   * @param {string} texts.axis  what the height means
   * @param {string} texts.end  at the right end of the axis
   * @param {string} texts.value  what a screen reader says
   * @param {(rating: number) => string} texts.rating
   * @param {(at: number) => boolean} texts.unrated  the step has only an estimate
   */
  render(ratings, at, { name, axis, end, value, rating, unrated }) {
    const count = ratings.length;
    this.#root.style.visibility = count ? '' : 'hidden'; // the buttons below stay where they are
    if (!count) return;
    const top = Math.max(2, ...ratings);
    if (this.#ratings !== ratings) {
      this.#ratings = ratings;
      this.#bars.setAttribute('viewBox', `0 0 ${count} 100`);
      const gap = count > 120 ? 0 : 0.14;
      this.#bars.innerHTML = ratings
        .map((each, i) => {
          const height = (96 * each) / top;
          return `<rect x="${i + gap / 2}" y="${(100 - height).toFixed(1)}" width="${1 - gap}" height="${height.toFixed(1)}"/>`;
        })
        .join('');
    }
    [...this.#bars.children].forEach((bar, i) => {
      const pale = unrated(i) ? ' unrated' : '';
      bar.setAttribute('class', `${i < at ? 'past' : i === at ? 'here' : ''}${pale}`);
    });
    const { top: high, axis: middle, low, end: right, pill } = this.#parts;
    setText(middle, axis);
    setText(high, rating(top));
    setText(low, '1');
    setText(right, end);
    setText(pill, String(Math.min(at + 1, count)));
    // The pill has the number of the step, below its bar.
    const part = (Math.min(at, count - 1) + 0.5) / count;
    pill.style.left = `${(100 * part).toFixed(2)}%`;
    right.style.visibility = part > 0.8 ? 'hidden' : '';
    this.#root.setAttribute('aria-label', name);
    this.#root.setAttribute('aria-valuemax', String(count));
    this.#root.setAttribute('aria-valuenow', String(Math.min(at + 1, count)));
    this.#root.setAttribute('aria-valuetext', value);
  }
}
