// A text in an address: that of a lesson or of a program, compressed, in base64url.
// @ts-check

/** Maximum length of the text in a link, in characters: a malicious address could expand without end. */
export const LIMIT = 200_000;

/** @param {Uint8Array} bytes @returns {string} */
function base64url(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @param {string} text @returns {Promise<string>} letters, digits, - and _ */
export async function packText(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return base64url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** Bytes of a block that is not compressed. */
const BLOCK = 0xffff;

/** As `packText`, at once and without compression. @param {string} text @returns {string} */
export function storeText(text) {
  const bytes = new TextEncoder().encode(text);
  /** @type {number[]} */
  const stored = [];
  for (let at = 0; at === 0 || at < bytes.length; at += BLOCK) {
    const { length } = bytes.subarray(at, at + BLOCK);
    const isLast = Number(at + BLOCK >= bytes.length);
    const size = [length & 255, length >> 8];
    stored.push(isLast, ...size, ...size.map((byte) => byte ^ 255));
    for (let i = 0; i < length; i++) stored.push(bytes[at + i]);
  }
  return base64url(Uint8Array.from(stored));
}

/** @param {string} packed @returns {Promise<string | null>} null if it is damaged or too long */
export async function unpackText(packed) {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const reader = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
      .getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
      if (text.length > LIMIT) {
        reader.cancel().catch(() => {});
        return null;
      }
    }
  } catch {
    return null;
  }
}
