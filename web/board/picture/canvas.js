// Draws shapes on a canvas and makes a PNG of it.
// @ts-check
import { PLAIN } from './svg.js';

/** @typedef {import('./svg.js').Faces} Faces */
/** @typedef {import('./shapes.js').Shape} Shape */

/** @param {CanvasRenderingContext2D} context @param {Shape} shape @param {Faces} faces */
function draw(context, shape, faces) {
  if ('shapes' in shape) {
    const { x, y, scale = 1, shapes } = shape;
    context.save();
    context.translate(x, y);
    context.scale(scale, scale);
    for (const each of shapes) draw(context, each, faces);
    context.restore();
  } else if ('image' in shape) {
    const { image, x, y, wide, high } = shape;
    context.imageSmoothingEnabled = false;
    context.drawImage(image, x, y, wide, high);
  } else if ('d' in shape) {
    const path = new Path2D(shape.d);
    if (shape.fill) {
      context.fillStyle = shape.fill;
      context.fill(path);
    }
    if (!shape.stroke) return;
    context.strokeStyle = shape.stroke;
    context.lineWidth = shape.width ?? 1;
    context.setLineDash(shape.dash?.split(' ').map(Number) ?? []);
    context.stroke(path);
  } else {
    const { text, x, y, size, fill, bold, italic, start, digit } = shape;
    const family = digit ? faces.digits : faces.text;
    context.font = `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size}px ${family}`;
    context.textAlign = start ? 'start' : 'center';
    context.fillStyle = fill;
    context.fillText(text, x, y);
  }
}

/**
 * Draws a picture over the whole of a canvas, which gets its size.
 * @param {HTMLCanvasElement} canvas
 * @param {import('./svg.js').Picture} picture
 * @param {number} scale  pixels per unit
 * @param {Faces} [faces]  the page has loaded them
 * @returns {CanvasRenderingContext2D}
 */
export function paint(canvas, { width, height, shapes }, scale, faces = PLAIN) {
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (
    canvas.getContext('2d', { willReadFrequently: true })
  );
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  for (const shape of shapes) draw(context, shape, faces);
  return context;
}

/**
 * Draws a picture. Rejects if the browser lacks the memory.
 * @param {import('./svg.js').Picture} picture
 * @param {number} scale  pixels per unit
 * @param {Faces} [faces]  the page has loaded them
 * @returns {Promise<Blob>} a PNG with a white background
 */
export function pngOf(picture, scale, faces) {
  const canvas = document.createElement('canvas');
  paint(canvas, picture, scale, faces);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}
