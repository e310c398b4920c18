// The colours and faces of a card: those of the page, in the colour scheme of the card.
// @ts-check
import { PRINT } from '../../board/picture/shapes.js';

/** @typedef {import('../../board/picture/svg.js').Faces} Faces */

const NAMES = /** @type {const} */ ([
  ...['paper', 'sheet', 'ink', 'soft', 'hair', 'on-ink'],
  ...['tried', 'tried-w', 'proven', 'clash', 'yours'],
]);

/**
 * Colours by the names of their tokens, the darker and the brighter one of ink and paper, and the look of a board.
 * @typedef {Record<string, string> & {board: import('../../board/picture/shapes.js').Look}} Palette
 */

/** @param {HTMLElement} place  in the document, with the colour scheme of the card @returns {Palette} */
export function paletteOf(place) {
  const probe = document.createElement('i');
  place.append(probe);
  const colours = Object.fromEntries(
    NAMES.map((name) => {
      probe.style.color = `var(--${name})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  const { paper, ink, soft, sheet, hair, clash, tried, proven, yours } = colours;
  const board = {
    ...PRINT,
    ...{ ink, line: hair, soft, paper: sheet, conflict: clash },
    ...{ trial: tried, solved: proven, entered: yours, removed: colours['tried-w'], bold: 0.4 },
  };
  // A code is dark on a light ground.
  const light = (/** @type {string} */ colour) =>
    (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  const [dim, bright] = [ink, paper].sort((a, b) => light(a) - light(b));
  return Object.assign(colours, { board, dim, bright });
}

/** The faces of the page, once they are loaded; those of the system where they are not. @returns {Promise<Faces>} */
export async function loadFaces() {
  const style = getComputedStyle(document.documentElement);
  const [text, digits] = ['--text', '--digits'].map((name) => style.getPropertyValue(name).trim());
  const wanted = [`16px ${text}`, ...['', 'bold ', 'italic '].map((how) => `${how}16px ${digits}`)];
  await Promise.allSettled(wanted.map((font) => document.fonts.load(font, '1ä')));
  return { text, digits };
}

/** The rules of the faces in a style sheet. @param {CSSStyleSheet} sheet */
const facesIn = (sheet) =>
  [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule] : []));

/** A font as an address that holds it. @param {string} address */
async function dataOf(address) {
  if (address.startsWith('data:')) return address;
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

/**
 * Faces with the rules that bring them along in a file: those for texts and for givens.
 * @param {Faces} faces
 * @returns {Promise<Faces>}  without rules for a face that does not load: the file then has the system's
 */
export async function withRules(faces) {
  const rules = [...document.styleSheets]
    .flatMap(facesIn)
    .map(async ({ style, parentStyleSheet }) => {
      const value = (/** @type {string} */ name) => style.getPropertyValue(name);
      const family = value('font-family');
      const bold = /^(700|bold)$/.test(value('font-weight'));
      const plain = value('font-style') !== 'italic';
      if (!plain || !(faces.text.includes(family) || (bold && faces.digits.includes(family))))
        return '';
      const [, address] = /url\("?([^")]+)"?\)/.exec(value('src')) ?? [];
      if (!address) return '';
      const data = await dataOf(new URL(address, parentStyleSheet?.href ?? location.href).href);
      const range = value('unicode-range');
      return `@font-face{font-family:${family};font-weight:${bold ? 700 : 400};${range && `unicode-range:${range};`}src:url(${data})}`;
    });
  const loaded = await Promise.allSettled(rules);
  const found = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return { ...faces, rules: [...new Set(found)].join('') };
}
