// A deduction as elements: sentences with marks, and the ribbon of a chain.
// @ts-check
import { add } from '../base/dom/element.js';
import { isLine } from './chains.js';
import { partsOf } from './story.js';

/** Number of nodes of the longest chain that is shown as a ribbon. */
const RIBBON = 24;
/** Maximum number of cells in a row of the usual size; a longer ribbon is smaller. */
const ROW = 5;

/** Adds a text with its marks. @param {Element} parent @param {string} text */
export function addMarked(parent, text) {
  for (const { text: part, mark } of partsOf(text)) {
    if (mark) add(parent, 'mark', mark, part);
    else parent.append(part);
  }
}

/**
 * The address of the page of a technique.
 * @param {string} technique  its id
 * @param {string} language  of the page that links to it
 */
export const pageOf = (technique, language) =>
  `techniques/${technique}.html${language === 'en' ? '' : `?lang=${language}`}`;

/**
 * Shows a chain as a ribbon: its cells in order, and the links between them. The ribbon is empty unless
 * the deduction has exactly one chain, a line without branches.
 * @param {Element} ribbon
 * @param {import('../../wasm/logic.d.ts').Chain[]} chains
 * @param {(cell: number) => string} cellName
 */
export function showRibbon(ribbon, chains, cellName) {
  ribbon.replaceChildren();
  const [chain] = chains;
  if (chains.length !== 1 || chain.nodes.length > RIBBON || !isLine(chain)) return;
  let group = null;
  let previous = null;
  for (const [at, node] of chain.nodes.entries()) {
    const strong = chain.links.some(({ to, kind }) => to === at && at > 0 && kind === 'strong');
    const same = previous && String(previous.cells) === String(node.cells);
    if (group && same) {
      add(group.firstElementChild ?? group, 'u', strong ? '' : 'weak');
    } else {
      if (group) add(ribbon, 's', strong ? 'strong' : '');
      group = add(ribbon, 'div', 'node');
      add(group, 'div');
      add(group, 'span', '', node.cells.map(cellName).join(' '));
    }
    add(group.firstElementChild ?? group, 'i', node.on ? 'on' : '', String(node.digit));
    previous = node;
  }
  ribbon.classList.toggle('long', ribbon.querySelectorAll('.node').length > ROW);
}
