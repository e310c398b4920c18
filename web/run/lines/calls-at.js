// The calls of a program at a step of its run, with their variables.
// @ts-check
import { viewOf } from '../algorithms/table.js';
import { momentOf } from '../algorithms/view.js';
import { linesOf } from '../listing.js';
import { partsOf } from '../run-protocol.js';
import { Lines } from './lines.js';

/** The run is beside those of a board and of a race. */
const RUN = 201;

/**
 * @param {Pick<import('../run-client.js').RunClient, 'ask' | 'close'>} client
 * @param {Pick<import('../playback.js').Playback, 'algorithms' | 'kindOf'>} playback
 * @param {{puzzle: string, algo: string, variant: number, step: number}} run
 * @returns {Promise<{method: string, values: Record<string, string>}[] | null>}  the first call first; null if there
 *   is no such run or step
 */
export async function callsAt(client, playback, { puzzle, algo, variant, step }) {
  const algorithm = playback.algorithms.find(({ id }) => id === algo);
  const view = algorithm && viewOf(algorithm).lines;
  if (!algorithm || !view) return null;
  await client.ask({ type: 'start', run: RUN, algorithm: algo, givens: puzzle, variant });
  try {
    const { snapshot } = await client.ask({ type: 'go', run: RUN, step });
    if (snapshot.step !== step) return null;
    const lines = new Lines(linesOf(algorithm, variant, puzzle), view, puzzle);
    const { last } = snapshot;
    const machine = lines.at(momentOf(snapshot, playback.kindOf(last)), partsOf(last).label);
    return machine.frames.map((frame) => ({
      method: frame.method.name,
      values: Object.fromEntries(lines.variables(machine, frame)),
    }));
  } finally {
    client.close(RUN);
  }
}
