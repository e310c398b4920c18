// What each worker is sent where everything is in one file.
// @ts-check

/** The wasm modules of a worker, by the name of its script. @type {Record<string, string[]>} */
export const WORKERS = {
  worker: ['sudoku', 'reader'],
  'run-worker': ['run'],
  'batch/batch-worker': ['batch'],
  'batch/count-worker': ['batch'],
};
