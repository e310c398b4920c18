import { runLane } from '../lane.mjs';

await runLane('chromium webkit', 1);
