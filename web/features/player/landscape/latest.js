// Questions about a view that changes faster than it is answered.
// @ts-check

/**
 * Asks one question at a time, and then the latest one that came meanwhile.
 * @template Q, A
 */
export class Latest {
  #ask;
  #onanswer;
  #asked = '';
  #onstale;
  #busy = false;
  #turn = 0;

  /**
   * @param {(question: Q) => Promise<A | null>} ask
   * @param {(answer: A, question: Q) => void} onanswer
   * @param {() => void} onstale  called when the next question can be asked after one without answer
   */
  constructor(ask, onanswer, onstale) {
    this.#ask = ask;
    this.#onanswer = onanswer;
    this.#onstale = onstale;
  }

  /** The run is another one. */
  forget() {
    this.#turn++;
    this.#asked = '';
  }

  /** @param {string} key  of the question: the same one is not asked again @param {() => Q} question */
  async want(key, question) {
    if (this.#busy || key === this.#asked) return;
    this.#busy = true;
    this.#asked = key;
    const turn = this.#turn;
    const asked = question();
    const answer = await this.#ask(asked).catch(() => null);
    this.#busy = false;
    if (turn === this.#turn && answer) this.#onanswer(answer, asked);
    else this.#onstale();
  }
}
