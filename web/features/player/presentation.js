// The presentation: board, line and listing fill the screen in large type. Escape leaves it.
// @ts-check

export class Presentation {
  #onchange;
  #key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) this.end();
  };
  #change = () => {
    if (!document.fullscreenElement) this.end();
  };

  /** @param {() => void} onchange  called after it has begun or ended */
  constructor(onchange) {
    this.#onchange = onchange;
  }

  get running() {
    return 'presenting' in document.body.dataset;
  }

  /** Without the permission to fill the screen, the page fills its window. */
  async begin() {
    if (this.running) return this.end();
    document.body.dataset.presenting = '';
    document.addEventListener('keydown', this.#key);
    this.#onchange();
    await document.documentElement.requestFullscreen?.().catch(() => {});
    document.addEventListener('fullscreenchange', this.#change);
  }

  end() {
    if (!this.running) return;
    delete document.body.dataset.presenting;
    document.removeEventListener('keydown', this.#key);
    document.removeEventListener('fullscreenchange', this.#change);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    this.#onchange();
  }
}
