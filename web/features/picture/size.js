// The size of a picture by the first bytes of its file, so that no huge picture is decoded.
// @ts-check

/** Where the size is, in most files: behind a thumbnail or a colour profile. */
export const START = 262_144;

const text = (/** @type {DataView} */ view, /** @type {number} */ at) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, i) => view.getUint8(at + i)));

/** The frame header that describes the picture; other segments are skipped. @param {DataView} view */
function sizeOfJpeg(view) {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    const kind = view.getUint8(at + 1);
    // Not the tables that have numbers in between.
    if (kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

/** @param {DataView} view */
function sizeOfWebp(view) {
  const three = (/** @type {number} */ at) =>
    view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  const kind = text(view, 12);
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/**
 * Width and height in pixels, without the turn that a camera may ask for; null if the file is of another format
 * than JPEG, PNG, GIF and WebP, or is damaged.
 * @param {ArrayBuffer} start  the first bytes
 */
export function sizeOf(start) {
  const view = new DataView(start);
  if (view.byteLength < 30) return null;
  if (view.getUint16(0) === 0xffd8) return sizeOfJpeg(view);
  if (text(view, 12) === 'IHDR') return { width: view.getUint32(16), height: view.getUint32(20) };
  if (text(view, 0) === 'GIF8')
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (text(view, 0) === 'RIFF' && text(view, 8) === 'WEBP') return sizeOfWebp(view);
  return null;
}
