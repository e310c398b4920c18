// Memory that is given back at once.
// @ts-check

/**
 * Ends the buffer of these bytes, of which nobody must hold another view. The collector would wait
 * until a hundred megabytes are idle. Where a browser cannot do it, it is left to the collector.
 * @param {Uint8Array} bytes
 */
export function free(bytes) {
  const { buffer } =
    /** @type {{buffer: ArrayBufferLike & {transfer?: (size: number) => unknown}}} */ (bytes);
  buffer.transfer?.(0);
}
