// What each given of a puzzle is worth, as tints and small numbers on the board.
// @ts-check
import { setText } from '../../base/dom/dom.js';
import { add } from '../../base/dom/element.js';
import { bandOf, shortOf } from './worth.js';

/** @typedef {import('../../../wasm/doctor.d.ts').GivenWorth} GivenWorth */

/**
 * Shows the worth on the cells of the board, or removes it.
 * @param {HTMLElement} table
 * @param {readonly GivenWorth[]} worths  empty to remove all
 */
export function tint(table, worths) {
  const cells = [...table.querySelectorAll('td')];
  const shown = new Map(worths.map(({ cell, solutions }) => [cell, solutions]));
  cells.forEach((cell, at) => {
    const solutions = shown.get(at);
    if (solutions) {
      cell.dataset.worth = shortOf(solutions);
      cell.dataset.band = String(bandOf(solutions));
    } else if (cell.dataset.worth) {
      delete cell.dataset.worth;
      delete cell.dataset.band;
    }
  });
}

/** The legend of the tints; its texts are set by `nameLegend`. @param {HTMLElement} place */
export function addLegend(place) {
  const legend = add(place, 'ul', 'worth-legend');
  for (let band = 0; band <= 4; band++) {
    const item = add(legend, 'li');
    add(item, 'i').dataset.band = String(band);
    add(item, 'span');
  }
  return legend;
}

/** @param {HTMLElement} legend @param {typeof import('./en.js').strings} texts */
export function nameLegend(legend, texts) {
  legend.setAttribute('aria-label', texts.legend);
  [...legend.children].forEach((item, band) =>
    setText(/** @type {Element} */ (item.lastElementChild), texts.BANDS[band]),
  );
}
