// The pixels of a picture, as the browser shows it: decoded, turned as its camera says, and scaled down.
// @ts-check
import { sizeOf, START } from './size.js';

/** The longest side of what is read, in pixels: cells of a whole page are large enough then. */
const LONGEST = 2000;
/** The largest picture that is decoded: four bytes for each pixel have to fit into the memory of a phone. */
const MOST_PIXELS = 64e6;

export class TooLarge extends Error {}

/**
 * A copy on white paper, scaled down to what is read.
 * @param {CanvasImageSource} picture @param {number} width @param {number} height  of the picture
 */
export function copyOf(picture, width, height) {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * @param {Blob} file
 * @returns {Promise<HTMLCanvasElement>}  rejects if the browser cannot decode the file, with `TooLarge` if it has too
 *   many pixels
 */
export async function decoded(file) {
  const size = sizeOf(await file.slice(0, START).arrayBuffer());
  if (size && size.width * size.height > MOST_PIXELS) throw new TooLarge();
  const longest = size ? Math.max(size.width, size.height) : 0;
  // Only one side: the other follows, also that of a picture that is turned.
  const resizeWidth = size && longest > LONGEST && Math.round((size.width / longest) * LONGEST);
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(resizeWidth ? { resizeWidth, resizeQuality: 'medium' } : {}),
  });
  const canvas = copyOf(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @returns {import('./protocol.js').Pixels} */
export function pixelsOf(canvas) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width, height };
}
