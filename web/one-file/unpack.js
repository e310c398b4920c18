// Parts in one text: base64 of the gzip of a line that lists them, `[[name, bytes], …]`, and of the
// parts one after the other. pack.mjs makes it.
// @ts-check

/** The bytes of each part by its name. @typedef {Record<string, Uint8Array<ArrayBuffer>>} Parts */

/**
 * Rejects where the text is damaged, or the browser has no DecompressionStream (before 2023).
 * @param {string} text
 * @returns {Promise<Parts>}
 */
export async function unpack(text) {
  const packed = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let at = bytes.indexOf(10) + 1;
  /** @type {[string, number][]} */
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  return Object.fromEntries(list.map(([name, size]) => [name, bytes.slice(at, (at += size))]));
}
