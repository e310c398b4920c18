// Encodes frames as WebM, where the browser can.
// @ts-check
import { webmOf } from './webm.js';

/** @typedef {import('./webm.js').Encoded} Encoded */

/** Bits a second for each pixel of a frame: digits stay sharp. */
const BITS = 4;
/** Frames in the encoder at most. */
const MOST_WAITING = 4;
/** Encoders then are several times as fast. */
const REALTIME = /** @type {const} */ ('realtime');
const CODECS = /** @type {const} */ ([
  ['vp8', 'V_VP8'],
  ['vp09.00.40.08', 'V_VP9'],
]);

/** @typedef {{codec: string, name: 'V_VP8' | 'V_VP9', config: VideoEncoderConfig}} Codec */

/**
 * The first codec that the browser encodes.
 * @param {number} width  even
 * @param {number} height  even
 * @returns {Promise<Codec | null>}
 */
export async function findCodec(width, height) {
  if (!('VideoEncoder' in globalThis)) return null;
  // WebKitGTK crashes at questions about encoders before one about players, which starts GStreamer.
  if (!document.createElement('video').canPlayType('video/webm')) return null;
  for (const [codec, name] of CODECS) {
    const rates = { bitrate: BITS * width * height, framerate: 20 };
    const config = { codec, width, height, ...rates, latencyMode: REALTIME };
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({
      supported: false,
    }));
    if (supported) return { codec, name, config };
  }
  return null;
}

/** As Apng. */
class Video {
  #codec;
  #encoder;
  /** @type {Encoded[]} */
  #frames = [];
  /** @type {unknown} */
  #error = null;
  #time = 0;
  size = 0;

  /** @param {Codec} codec */
  constructor(codec) {
    this.#codec = codec;
    this.#encoder = new VideoEncoder({
      output: (part) => {
        const data = new Uint8Array(part.byteLength);
        part.copyTo(data);
        const time = Math.round(part.timestamp / 1000);
        this.#frames.push({ data, time, key: part.type === 'key' });
        this.size += data.length;
      },
      error: (error) => (this.#error = error),
    });
    this.#encoder.configure(codec.config);
  }

  /** @param {Uint8ClampedArray} pixels @param {number} milliseconds */
  async add(pixels, milliseconds) {
    const { width, height } = this.#codec.config;
    const frame = new VideoFrame(pixels, {
      ...{ format: 'RGBA', codedWidth: width, codedHeight: height },
      ...{ timestamp: 1000 * this.#time, duration: 1000 * milliseconds },
    });
    this.#encoder.encode(frame, { keyFrame: !this.#time }); // films are too short to need another
    frame.close();
    this.#time += milliseconds;
    while (this.#encoder.encodeQueueSize > MOST_WAITING && !this.#error)
      await new Promise((resolve) => setTimeout(resolve));
    if (this.#error) throw this.#error;
  }

  /** @returns {Promise<Blob>} */
  async end() {
    await this.#encoder.flush();
    const { width, height } = this.#codec.config;
    this.close();
    return webmOf(this.#codec.name, width, height, this.#frames, this.#time);
  }

  /** Ends the encoder. */
  close() {
    if (this.#encoder.state !== 'closed') this.#encoder.close();
  }
}

/** Writes a film. @param {Codec} codec */
export const videoOf = (codec) => new Video(codec);
