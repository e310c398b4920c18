// Parts in one text: the gzip of a line that lists them, `[[name, bytes], …]`, and of the parts one
// after the other, in base 85: a sixteenth shorter than base 64. pack.mjs makes it.
// @ts-check

/** The bytes of each part by its name. @typedef {Record<string, Uint8Array<ArrayBuffer>>} Parts */

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(text) {
  const words = (text.length - 1) / 5;
  const view = new DataView(new ArrayBuffer(4 * words));
  for (let word = 0, at = 1; word < words; word++) {
    let value = 0;
    for (let i = 0; i < 5; i++) {
      const code = text.charCodeAt(at++);
      value = 85 * value + code - (code < 60 ? 40 : 41);
    }
    view.setUint32(4 * word, value);
  }
  return new Uint8Array(view.buffer, 0, 4 * words - Number(text[0]));
}

/**
 * Rejects where the text is damaged, or the browser has no DecompressionStream (before 2023).
 * @param {string} text
 * @returns {Promise<Parts>}
 */
export async function unpack(text) {
  const stream = new Blob([bytesOf(text)]).stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let at = bytes.indexOf(10) + 1;
  /** @type {[string, number][]} */
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  return Object.fromEntries(list.map(([name, size]) => [name, bytes.slice(at, (at += size))]));
}
