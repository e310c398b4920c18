// The plan of the core: which part may include which.

/** The vocabulary: each header includes only those before it. */
const VOCABULARY = [
  'cell',
  'digits',
  'houses',
  'grid',
  'candidates',
  'cell_set',
  'line',
  'puzzle',
  'check',
];

const header = (...names) => new RegExp(`^core/include/sudoku/(${names.join('|')})\\.hpp$`);

/** The public headers `names`, and the sources in `src/NAME/`. */
const part = (...names) =>
  new RegExp(`^core/(include/sudoku/(${names.join('|')})\\.hpp|src/(${names.join('|')})/.*)$`);

/**
 * Layers of the core. A file belongs to the first whose pattern it matches, and may include files of
 * its own layer and public headers of those in `on`. A new file without a layer fails the test: add it
 * here.
 */
export const CORE_LAYERS = [
  ...VOCABULARY.map((name, i) => ({ name, files: header(name), on: VOCABULARY.slice(0, i) })),
  { name: 'puzzle_state', files: part('puzzle_state'), on: VOCABULARY },
  { name: 'reader', files: part('reader'), on: [...VOCABULARY, 'puzzle_state'] },
  { name: 'writer', files: part('writer'), on: VOCABULARY },
  { name: 'engine', files: part('engine'), on: VOCABULARY },
  { name: 'picture', files: part('picture'), on: [...VOCABULARY, 'engine'] },
  { name: 'exact_count', files: part('exact_count'), on: VOCABULARY },
  {
    name: 'logic',
    files: part('technique', 'deduction', 'logic'),
    on: VOCABULARY,
  },
  { name: 'rating', files: part('rating'), on: [...VOCABULARY, 'logic'] },
  {
    name: 'batch',
    files: part('batch'),
    on: [...VOCABULARY, 'reader', 'writer', 'engine', 'rating'],
  },
  { name: 'canonical', files: part('canonical'), on: VOCABULARY },
  { name: 'random', files: header('random'), on: [] },
  { name: 'full_grid', files: part('full_grid'), on: [...VOCABULARY, 'random'] },
  { name: 'symmetry', files: part('symmetry'), on: [...VOCABULARY, 'canonical'] },
  { name: 'minimize', files: part('minimize'), on: [...VOCABULARY, 'random', 'engine'] },
  {
    name: 'generator',
    files: part('generator'),
    on: [...VOCABULARY, 'random', 'full_grid', 'symmetry', 'engine', 'minimize', 'logic', 'rating'],
  },
  {
    name: 'doctor',
    files: part('doctor'),
    on: [...VOCABULARY, 'random', 'engine'],
  },
  {
    name: 'algorithms',
    files: part('algorithm', 'algorithms', 'constraint', 'event', 'snapshot'),
    on: VOCABULARY,
  },
  {
    name: 'run',
    files: part('run', 'search_tree', 'landscape', 'why_not'),
    on: [...VOCABULARY, 'algorithms'],
  },
  {
    name: 'dials',
    files: part('dials'),
    on: [...VOCABULARY, 'random', 'algorithms'],
  },
  { name: 'trace', files: part('trace'), on: [...VOCABULARY, 'algorithms', 'run'] },
];

/** Private headers that other layers may include: `LAYER includes FILE`. */
export const SHARED = [
  'trace includes core/src/algorithms/state_of.hpp',
  'dials includes core/src/algorithms/used_digits.hpp',
];

/** Parts outside the core see its public headers and their own files. */
export const OUTSIDE = /^(wasm|core\/cli)\//;
