import { runLane } from '../lane.mjs';

await runLane('firefox', 0);
