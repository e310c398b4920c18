// WebM: a film of one track of VP8 or VP9, with its duration (RFC 8794 for the elements, RFC 9559 for their meaning).
// @ts-check

/** Ids of elements, with the bits of their lengths. */
const ID = {
  EBML: 0x1a45dfa3,
  EBMLVersion: 0x4286,
  EBMLReadVersion: 0x42f7,
  EBMLMaxIDLength: 0x42f2,
  EBMLMaxSizeLength: 0x42f3,
  DocType: 0x4282,
  DocTypeVersion: 0x4287,
  DocTypeReadVersion: 0x4285,
  Segment: 0x18538067,
  Info: 0x1549a966,
  TimestampScale: 0x2ad7b1,
  Duration: 0x4489,
  MuxingApp: 0x4d80,
  WritingApp: 0x5741,
  Tracks: 0x1654ae6b,
  TrackEntry: 0xae,
  TrackNumber: 0xd7,
  TrackUID: 0x73c5,
  TrackType: 0x83,
  CodecID: 0x86,
  Video: 0xe0,
  PixelWidth: 0xb0,
  PixelHeight: 0xba,
  Cluster: 0x1f43b675,
  Timestamp: 0xe7,
  SimpleBlock: 0xa3,
};
/** @typedef {keyof typeof ID} Name */

const NAME = 'Sudoku Lab';
/** Nanoseconds of a unit of time: a millisecond. */
const SCALE = 1_000_000;
const KEYFRAME = 0x80;

/** A number without leading bytes that are 0. @param {number} n  below 2^32 @returns {number[]} */
const bytesOf = (n) => (n < 256 ? [n] : [...bytesOf(Math.floor(n / 256)), n % 256]);

/** The length of an element, in eight bytes. @param {number} n */
const lengthOf = (n) => [1, 0, 0, 0, n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

/** @typedef {number | string | Uint8Array<ArrayBuffer> | Blob} Content */

/** @param {Name} name @param {...Content} parts  a number, a text, bytes, or elements @returns {Blob} */
function element(name, ...parts) {
  const data = new Blob(
    parts.map((part) => (typeof part === 'number' ? Uint8Array.from(bytesOf(part)) : part)),
  );
  return new Blob([Uint8Array.from([...bytesOf(ID[name]), ...lengthOf(data.size)]), data]);
}

/** A number of eight bytes with a fraction. @param {number} n */
function float(n) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, n);
  return bytes;
}

/**
 * A frame as an encoder returns it.
 * @typedef {object} Encoded
 * @property {Uint8Array<ArrayBuffer>} data
 * @property {number} time  since the beginning, in whole milliseconds
 * @property {boolean} key  it needs no frame before it
 */

/** A frame in its cluster. @param {Encoded} frame @param {number} start  time of the cluster */
function block({ data, time, key }, start) {
  const at = time - start;
  return element(
    'SimpleBlock',
    Uint8Array.from([0x81, at >> 8, at & 255, key ? KEYFRAME : 0]),
    data,
  );
}

/**
 * A film. Each frame that needs none before it begins a cluster: players go there.
 * @param {'V_VP8' | 'V_VP9'} codec
 * @param {number} width  pixels
 * @param {number} height
 * @param {Encoded[]} frames  by their times; the first is a key frame, and two key frames are at most 32 s apart
 * @param {number} duration  milliseconds
 * @returns {Blob}
 */
export function webmOf(codec, width, height, frames, duration) {
  const starts = frames.flatMap(({ key }, i) => (key ? [i] : []));
  const clusters = starts.map((from, i) => {
    const { time } = frames[from];
    const blocks = frames.slice(from, starts[i + 1]).map((frame) => block(frame, time));
    return element('Cluster', element('Timestamp', time), ...blocks);
  });
  const head = element(
    'EBML',
    element('EBMLVersion', 1),
    element('EBMLReadVersion', 1),
    element('EBMLMaxIDLength', 4),
    element('EBMLMaxSizeLength', 8),
    element('DocType', 'webm'),
    element('DocTypeVersion', 4),
    element('DocTypeReadVersion', 2),
  );
  const info = element(
    'Info',
    element('TimestampScale', SCALE),
    element('Duration', float(duration)),
    element('MuxingApp', NAME),
    element('WritingApp', NAME),
  );
  const track = element(
    'TrackEntry',
    element('TrackNumber', 1),
    element('TrackUID', 1),
    element('TrackType', 1), // video
    element('CodecID', codec),
    element('Video', element('PixelWidth', width), element('PixelHeight', height)),
  );
  const segment = element('Segment', info, element('Tracks', track), ...clusters);
  return new Blob([head, segment], { type: 'video/webm' });
}
