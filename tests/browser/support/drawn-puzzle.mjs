// Pictures for the tests of what is read from pictures.
import { deflateSync } from 'node:zlib';

/**
 * Runs in the page: a drawn puzzle, with a face of the system, as an address of data.
 * @param {string | [givens: string, notes: Record<number, number[]>]} of  with the notes of some cells
 */
export function drawnPuzzle(of) {
  const [givens, notes] = typeof of === 'string' ? [of, {}] : of;
  const canvas = Object.assign(document.createElement('canvas'), { width: 560, height: 600 });
  const paint = canvas.getContext('2d');
  paint.fillStyle = '#fdfdf8';
  paint.fillRect(0, 0, 560, 600);
  paint.fillStyle = '#111';
  for (let i = 0; i < 10; i++) {
    const thick = i % 3 ? 1 : 4;
    paint.fillRect(40 + i * 52 - thick / 2, 60, thick, 468);
    paint.fillRect(40, 60 + i * 52 - thick / 2, 468, thick);
  }
  paint.font = '34px sans-serif';
  paint.textAlign = 'center';
  [...givens].forEach((digit, cell) => {
    if (digit !== '0')
      paint.fillText(digit, 40 + 52 * ((cell % 9) + 0.5), 60 + 52 * (Math.floor(cell / 9) + 0.73));
  });
  paint.font = '13px sans-serif';
  for (const [cell, digits] of Object.entries(notes))
    for (const n of digits) {
      const [across, down] = [(n - 1) % 3, Math.floor((n - 1) / 3)].map((at) => 0.2 + 0.3 * at);
      const [column, row] = [Number(cell) % 9, Math.floor(Number(cell) / 9)];
      paint.fillText(String(n), 40 + 52 * (column + across), 65 + 52 * (row + down));
    }
  return canvas.toDataURL();
}

/** The file of a drawn puzzle, for an input. @param {import('@playwright/test').Page} page @param {string} givens */
export async function puzzleFile(page, givens) {
  const [, data] = (await page.evaluate(drawnPuzzle, givens)).split(',');
  return { name: 'puzzle.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = (n >>> 1) ^ (n & 1 && 0xedb88320);
  return n;
});

/** A part of a PNG file. @param {string} type @param {Uint8Array} content */
function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length);
  whole.set(body, 4);
  const crc = body.reduce((sum, byte) => CRC[(sum ^ byte) & 255] ^ (sum >>> 8), -1) ^ -1;
  whole.writeUInt32BE(crc >>> 0, body.length + 4);
  return whole;
}

/** A black PNG file of one bit a pixel, for an input. @param {number} width @param {number} height */
export function blackFile(width, height) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  const buffer = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
  return { name: `${width}x${height}.png`, mimeType: 'image/png', buffer };
}
