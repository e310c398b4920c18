// The plan of the core: which part may include which.

/** The vocabulary: each header includes only those before it. */
const VOCABULARY = ['cell', 'digits', 'houses', 'grid', 'candidates', 'cell_set', 'line', 'puzzle'];

const header = (...names) => new RegExp(`^core/include/sudoku/(${names.join('|')})\\.hpp$`);

/** The public headers `names`, and the sources in `src/NAME.cpp` and `src/NAME/`. */
const part = (...names) =>
  new RegExp(
    `^core/(include/sudoku/(${names.join('|')})\\.hpp|src/(${names.join('|')})(\\.cpp|/.*))$`,
  );

/**
 * Layers of the core. A file belongs to the first whose pattern it matches, and may include files of
 * its own layer and public headers of those in `on`. A new file without a layer fails the test: add it
 * here.
 */
export const CORE_LAYERS = [
  ...VOCABULARY.map((name, i) => ({ name, files: header(name), on: VOCABULARY.slice(0, i) })),
  { name: 'check', files: part('check'), on: VOCABULARY },
  { name: 'state', files: part('state'), on: VOCABULARY },
  { name: 'reader', files: part('reader'), on: [...VOCABULARY, 'check', 'state'] },
  { name: 'writer', files: part('writer'), on: [...VOCABULARY, 'check'] },
  { name: 'engine', files: part('engine'), on: [...VOCABULARY, 'check'] },
  { name: 'exact_count', files: part('exact_count'), on: [...VOCABULARY, 'check'] },
  {
    name: 'logic',
    files: part('technique', 'deduction', 'logic'),
    on: [...VOCABULARY, 'check'],
  },
  { name: 'rating', files: part('rating'), on: [...VOCABULARY, 'check', 'logic'] },
  {
    name: 'batch',
    files: part('batch'),
    on: [...VOCABULARY, 'check', 'reader', 'writer', 'engine', 'rating'],
  },
  { name: 'canonical', files: part('canonical'), on: VOCABULARY },
  { name: 'random', files: header('random'), on: [] },
  {
    name: 'generator',
    files: part('generator', 'full_grid', 'symmetry', 'minimize'),
    on: [...VOCABULARY, 'check', 'random', 'canonical', 'engine', 'logic', 'rating'],
  },
  {
    name: 'doctor',
    files: part('doctor'),
    on: [...VOCABULARY, 'check', 'random', 'engine'],
  },
  {
    name: 'algorithms',
    files: part('algorithm', 'algorithms', 'constraint', 'event', 'snapshot'),
    on: [...VOCABULARY, 'check'],
  },
  {
    name: 'run',
    files: part('run', 'search_tree', 'landscape', 'why_not'),
    on: [...VOCABULARY, 'check', 'algorithms'],
  },
  { name: 'trace', files: part('trace'), on: [...VOCABULARY, 'check', 'algorithms', 'run'] },
];

/** Private headers that other layers may include: `LAYER includes FILE`. */
export const SHARED = ['trace includes core/src/algorithms/state_of.hpp'];

/** Parts outside the core see its public headers and their own files. */
export const OUTSIDE = /^(wasm|core\/cli)\//;
