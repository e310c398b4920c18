// The pixels of a picture file, as the browser shows it: decoded, turned as its camera says, and scaled
// down.
// @ts-check

/** The longest side of what is read, in pixels: cells of a whole page are large enough then. */
const LONGEST = 2000;

/**
 * @param {Blob} file
 * @returns {Promise<HTMLCanvasElement>}  rejects if the browser cannot decode the file
 */
export async function decoded(file) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  // Transparent pictures are drawn for white paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

/** @param {HTMLCanvasElement} canvas @returns {import('./protocol.js').Pixels} */
export function pixelsOf(canvas) {
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width, height };
}
