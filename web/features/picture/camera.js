// The live picture of a camera.
// @ts-check
import { add } from '../../base/dom/element.js';
import { copyOf } from './pixels.js';

/** Which camera, and how many pixels a frame should have. @type {MediaTrackConstraints} */
const WANTED = { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } };

export class Camera {
  /** @type {MediaStream | null} */
  #stream = null;

  /** @param {Element} parent */
  constructor(parent) {
    this.video = add(parent, 'video', 'photo-video');
    Object.assign(this.video, { muted: true, playsInline: true, hidden: true });
  }

  /** Whether the browser has cameras to offer: only to pages that come from a server by HTTPS. */
  static get isPossible() {
    return Boolean(navigator.mediaDevices?.getUserMedia);
  }

  get isOn() {
    return this.#stream !== null;
  }

  /**
   * Shows what the camera sees until `signal` stops it.
   * @param {AbortSignal} signal
   * @returns {Promise<void>} resolves with the first frame; rejects without a camera or a permission
   */
  async start(signal) {
    const stream = await navigator.mediaDevices.getUserMedia({ video: WANTED });
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
      if (this.#stream === stream) this.#stream = this.video.srcObject = null;
    };
    if (signal.aborted) {
      stop();
      return;
    }
    signal.addEventListener('abort', stop);
    this.#stream = this.video.srcObject = stream;
    await this.video.play();
  }

  /** What the camera sees now. */
  frame() {
    return copyOf(this.video, this.video.videoWidth, this.video.videoHeight);
  }
}
