// QR codes of links (ISO/IEC 18004), encoded by the package qrcode-generator.
// @ts-check
import qrcode from 'qrcode-generator';

/** Modules on each side of the largest code, version 20: a larger one is hard to scan from paper. */
const LARGEST = 97;

/** In a numeric segment three digits take ten bits; its header pays off from about here. */
const DIGITS = /(\d{20,})/;

/**
 * The modules of the smallest code that holds a text, at error correction level M, without the quiet
 * zone of four modules around it.
 * @param {string} text
 * @returns {boolean[][] | null} rows, true for dark; null for more than about 660 bytes of UTF-8
 */
export function qrCode(text) {
  qrcode.stringToBytes = (part) => [...new TextEncoder().encode(part)];
  const code = qrcode(0, 'M'); // 0: the smallest version that fits
  for (const part of text.split(DIGITS).filter(Boolean)) {
    code.addData(part, DIGITS.test(part) ? 'Numeric' : 'Byte');
  }
  try {
    code.make();
  } catch {
    return null; // longer than the largest version holds
  }
  const size = code.getModuleCount();
  if (size > LARGEST) return null;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => code.isDark(y, x)),
  );
}

/** Width of the quiet zone around a code, in modules. */
export const QUIET = 4;

/**
 * The dark modules as the data of an SVG path, behind the quiet zone at the left and at the top; a module is one unit.
 * @param {boolean[][]} rows
 */
export const codePath = (rows) =>
  rows
    .flatMap((row, y) =>
      [...row.map(Number).join('').matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index + QUIET} ${y + QUIET}h${run.length}v1h${-run.length}z`,
      ),
    )
    .join('');

/**
 * A QR code as SVG, black on white; null if the text is too long.
 * @param {string} text
 */
export function qrSvg(text) {
  const rows = qrCode(text);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" stroke="none" d="M0 0h${size}v${size}H0z"/>` +
    `<path fill="#000" stroke="none" d="${codePath(rows)}"/></svg>`
  );
}
