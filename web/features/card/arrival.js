// The first visit: the puzzle is solved as a time-lapse, on the board and in the landscape of the search.
// @ts-check

/** Run number in the worker. */
const RUN = 95;
/** The time of the run, and of the wave over the solution, in milliseconds. */
const [RUN_MS, WAVE_MS] = [1100, 600];
/** The last diagonal of the board. */
const DIAGONALS = 16;
/** Whatever a person does ends it. */
const SIGNS = ['keydown', 'pointerdown', 'wheel', 'scroll'];

const frame = () => new Promise(requestAnimationFrame);
/** Slow at both ends. @param {number} t  0..1 */
const eased = (t) => t * t * (3 - 2 * t);

/**
 * Plays the arrival; each frame shows a true state of the run. Names of cells stay as they are: nothing is
 * announced. Resolves when it is over; rejects if the worker fails.
 * @param {import('./landscape.js').Tools} tools
 * @param {import('./search.js').Program} program
 * @param {number} length  of its run on the puzzle of the page, which has one solution
 * @param {(part: number) => void} grow  shows a part of the landscape, 0..1
 */
export async function arrive({ workbench, runner: { client } }, program, length, grow) {
  const { session } = workbench;
  const { givens } = session.puzzle;
  const answer = session.answer ?? givens;
  /** @type {ArrayLike<number>} */
  let digits = [];
  let front = -1;
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  for (const sign of SIGNS) addEventListener(sign, end, { signal, capture: true, passive: true });
  session.addEventListener('puzzle', end, { once: true });
  workbench.addLayer({
    shown: () => !signal.aborted,
    cells: (views) =>
      views.forEach((view, cell) => {
        if (givens[cell] !== '0') return;
        const found = (cell % 9) + Math.floor(cell / 9) <= front;
        view.digit = found ? Number(answer[cell]) : (digits[cell] ?? 0);
        view.kind = found ? 'solved' : view.digit ? 'trial' : '';
      }),
  });
  /** @param {number} time  in ms @param {(part: number) => Promise<void> | void} show */
  const play = async (time, show) => {
    const start = performance.now();
    for (let part = 0; part < 1 && !signal.aborted;) {
      await frame();
      part = Math.min(1, (performance.now() - start) / time);
      await show(part);
      workbench.invalidate();
    }
  };
  try {
    await client.ask({ ...program, run: RUN, givens });
    await client.ask({ type: 'survey', run: RUN, limit: length });
    await play(RUN_MS, async (part) => {
      const step = Math.round(length * eased(part));
      ({ digits } = (await client.ask({ type: 'peek', run: RUN, step })).snapshot);
      if (!signal.aborted) grow(step / length);
    });
    await play(WAVE_MS, (part) => void (front = Math.floor(part * DIAGONALS)));
    if (!signal.aborted) await frame(); // the whole solution is seen
  } finally {
    end();
    client.close(RUN);
    workbench.invalidate();
  }
}
