// The page's side of the player: brings it in once the first verdict is there, and stands for it
// until then.
// @ts-check

/** @typedef {import('../../puzzle/address.js').Scene} Scene */
/** @typedef {import('./player.js').Page} Page */
/** @typedef {import('./player.js').Player} Player */

/** When the page has nothing else to do, but on a busy machine, too. @param {() => void} action */
const soon = (action) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(action, { timeout: 1000 })
    : setTimeout(action, 100);

export class Watching {
  #page;
  #onload;
  /** @type {Promise<Player> | null} */
  #loading = null;

  /** Null until it is there. @type {Player | null} */
  player = null;

  /** @param {Page} page @param {() => void} onload  called once the player is there */
  constructor(page, onload) {
    this.#page = page;
    this.#onload = onload;
  }

  /** The board shows a run. */
  get on() {
    return Boolean(this.player?.watching);
  }

  get scene() {
    return this.player?.scene ?? null;
  }

  #load() {
    this.#loading ??= import('./player.js').then(async ({ startPlayer }) => {
      this.player = await startPlayer(this.#page);
      this.#onload();
      return this.player;
    });
    this.#loading.catch((error) => this.#page.say(String(error)));
    return this.#loading;
  }

  /** There is a verdict: what is not needed for it may come now. */
  begin() {
    if (!this.#loading) soon(() => this.#load().then((player) => player.follow()));
  }

  /** @param {Scene | null} scene */
  async show(scene) {
    if (scene) (await this.#load()).show(scene);
  }

  /** Plays a trace. @param {string} moves */
  play(moves) {
    this.#load().then((player) => player.play(moves));
  }
}
