// Draws shapes on a canvas and makes a PNG of it.
// @ts-check

/** @typedef {import('./shapes.js').Shape} Shape */

/** @param {CanvasRenderingContext2D} context @param {Shape} shape */
function draw(context, shape) {
  if ('shapes' in shape) {
    context.save();
    context.translate(shape.x, shape.y);
    for (const each of shape.shapes) draw(context, each);
    context.restore();
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
    const { text, x, y, size, fill, bold, italic, start } = shape;
    context.font = `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size}px sans-serif`;
    context.textAlign = start ? 'start' : 'center';
    context.fillStyle = fill;
    context.fillText(text, x, y);
  }
}

/**
 * Draws a picture. Rejects if the browser lacks the memory.
 * @param {import('./svg.js').Picture} picture
 * @param {number} scale  pixels per unit
 * @returns {Promise<Blob>} a PNG with a white background
 */
export function pngOf({ width, height, shapes }, scale) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  for (const shape of shapes) draw(context, shape);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture')))),
  );
}
