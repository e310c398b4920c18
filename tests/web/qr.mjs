// Reads a QR code with an independent reader.
import jsqr from 'jsqr';

const SCALE = 4; // pixels per module
const QUIET = 4; // modules in the margin

/** The text of a code; null if it cannot be read. @param {boolean[][]} modules  rows, true for dark */
export function readModules(modules) {
  const size = SCALE * (modules.length + 2 * QUIET);
  const pixels = new Uint8ClampedArray(4 * size * size).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [row, column] = [y, x].map((at) => Math.floor(at / SCALE) - QUIET);
      if (modules[row]?.[column]) pixels.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3);
    }
  return readPixels(pixels, size, size);
}

/** The text of a code in pixels of four bytes each. */
export const readPixels = (pixels, width, height) =>
  (jsqr.default ?? jsqr)(pixels, width, height)?.data ?? null;
