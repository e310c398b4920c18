// The house plan: which part may depend on which.
/** The vocabulary, each word resting only on those before it. */
const VOCABULARY = ['cell', 'digits', 'houses', 'grid', 'candidates', 'puzzle'];

const header = (...names) => new RegExp(`^core/include/sudoku/(${names.join('|')})\\.hpp$`);
const part = (name) => new RegExp(`^core/(include/sudoku/${name}\\.hpp|src/${name}(\\.cpp|/.*))$`);

/**
 * Layers of the core. A file belongs to the first whose pattern it matches, and may include files of
 * its own layer and of those in `on`. A new file without a layer fails the test: place it here.
 */
export const CORE_LAYERS = [
  ...VOCABULARY.map((name, i) => ({ name, files: header(name), on: VOCABULARY.slice(0, i) })),
  { name: 'check', files: part('check'), on: VOCABULARY },
  { name: 'state', files: part('state'), on: VOCABULARY },
  { name: 'reader', files: part('reader'), on: [...VOCABULARY, 'state'] },
  { name: 'writer', files: part('writer'), on: VOCABULARY },
  // Whether givens clash is asked in one place.
  { name: 'engine', files: part('engine'), on: [...VOCABULARY, 'check'] },
  { name: 'exact_count', files: part('exact_count'), on: [...VOCABULARY, 'check'] },
  {
    name: 'batch',
    files: part('batch'),
    on: [...VOCABULARY, 'check', 'reader', 'writer', 'engine'],
  },
  {
    name: 'algorithms',
    files:
      /^core\/(include\/sudoku\/(algorithm|constraint|event|run|snapshot|trace|why_not)\.hpp|src\/(algorithms|run|trace|why_not)[./])/,
    on: VOCABULARY,
  },
];

/** Parts outside the core see its public headers and their own files. */
export const OUTSIDE = /^(wasm|core\/cli)\//;

const WORDS_OF_LISTS = ['web/element.js', 'web/strings/batch-en.js'];

/** Modules of the page whose imports the plan names; the others may import leaves and each other. */
export const PAGE_LIMITS = {
  'web/worker.js': [
    'web/module.js',
    'web/protocol.js',
    'web/reader.mjs',
    'web/slices.js',
    'web/sudoku.mjs',
  ],
  'web/run-worker.js': [
    'web/held-run.js',
    'web/module.js',
    'web/run-protocol.js',
    'web/slices.js',
    'web/run.mjs',
  ],
  'web/held-run.js': [],
  'web/slices.js': [],
  'web/client.js': ['web/protocol.js', 'web/requests.js'],
  'web/run-client.js': ['web/run-protocol.js', 'web/requests.js'],
  'web/requests.js': [],
  'web/protocol.js': [],
  'web/run-protocol.js': [],
  'web/board.js': [],
  'web/batch/count-worker.js': [
    'web/count/count-protocol.js',
    'web/batch/batch.mjs',
    'web/module.js',
    'web/slices.js',
  ],
  'web/count/count-protocol.js': [],
  'web/count/count.js': [
    'web/count/count-protocol.js',
    'web/requests.js',
    'web/strings/count-en.js',
  ],
  // The page and the player are bundles of their own: what both hold may hold no state.
  'web/watching.js': ['web/parts.js', 'web/trace.js', 'web/player.js'],
  // How parts are reached is the edition's business. These two stand for it; the one-file edition
  // has others in their place.
  'web/parts.js': ['web/offline/offline.js'],
  'web/module.js': [],
  'web/one-file/parts.js': ['web/one-file/blobs.js', 'web/one-file/tables.js'],
  'web/one-file/blobs.js': [],
  'web/instantiate.js': [],
  'web/one-file/module.js': ['web/instantiate.js'],
  'web/one-file/unpack.js': [],
  'web/one-file/boot.js': [
    'web/one-file/unpack.js',
    'web/strings/one-file-de.js',
    'web/strings/one-file-en.js',
  ],
  'web/offline/offline.js': ['web/element.js', 'web/strings/offline-en.js'],
  'web/trace.js': ['web/save.js'],
  'web/speed.js': [],
  'web/strip.js': ['web/run-protocol.js'],
  'web/echo.js': ['web/dom.js', 'web/element.js'],
  'web/files.js': ['web/dom.js'],
  'web/numbers.js': [],
  'web/focus.js': [],
  'web/level.js': [],
  'web/houses.js': [],
  'web/watch.js': ['web/level.js', 'web/loop.js', 'web/run-protocol.js', 'web/speed.js'],
  'web/loop.js': [],
  'web/element.js': [],
  'web/embed/shown.js': ['web/embed/options.js'],
  'web/embed/link.js': ['web/address.js', 'web/puzzle.js', 'web/speed.js'],
  // Embedded boards: what is said between page and frame is read without any of the view.
  'web/embed/options.js': ['web/level.js'],
  'web/embed/messages.js': ['web/embed/options.js'],
  'web/embed/languages.js': [],
  'web/embed/mailbox.js': [],
  // The script of the element holds copies of what has words: none of it may be in its own bundle.
  'web/embed/element.js': ['web/embed/inside.js', 'web/embed/languages.js', 'web/puzzle.js'],
  'web/embed/home.js': ['web/embed/inside.js', 'web/one-file/blobs.js', 'web/one-file/unpack.js'],
  'web/sudoku-lab-element.js': ['web/embed/element.js', 'web/embed/home.js', 'web/embed/inside.js'],
  'web/embed/exchange.js': [
    'web/embed/mailbox.js',
    'web/embed/messages.js',
    'web/strings/embed-en.js',
  ],
  'web/share/codes.js': [],
  'web/save.js': [],
  // A picture is a list of shapes, which are drawn in two ways; neither knows what is drawn.
  'web/paper/shapes.js': [],
  'web/paper/svg.js': ['web/paper/shapes.js'],
  'web/paper/canvas.js': [],
  'web/paper/layout.js': ['web/paper/shapes.js'],
  'web/paper/qr.js': [],
  'web/paper/steps.js': [],
  'web/paper/options.js': [],
  'web/paper/collect.js': ['web/puzzle.js'],
  // The lesson knows boards by their messages only.
  'web/lesson.js': [
    'web/embed/remote.js',
    'web/preferred.js',
    'web/strings/lesson-de.js',
    'web/strings/lesson-en.js',
  ],
  'web/embed/remote.js': ['web/embed/messages.js'],
  'web/embed/reports.js': ['web/run-protocol.js'],
  'web/language.js': [
    'web/dom.js',
    'web/preferred.js',
    'web/storage.js',
    'web/strings/en.js',
    'web/translate.js',
  ],
  'web/preferred.js': ['web/storage.js'],
  // It gets the tables handed over: which there are, the page knows.
  'web/translate.js': ['web/parts.js'],
  // A batch knows neither the page nor who makes its workers.
  'web/batch/batch-protocol.js': [],
  'web/batch/free.js': [],
  'web/batch/batch-worker.js': [
    'web/batch/batch-protocol.js',
    'web/batch/batch.mjs',
    'web/batch/stock.js',
    'web/instantiate.js',
    'web/module.js',
    'web/slices.js',
  ],
  'web/batch/stock.js': [],
  'web/batch/byte-source.js': [],
  'web/batch/chunks.js': [
    'web/batch/batch-protocol.js',
    'web/batch/byte-source.js',
    'web/batch/stock.js',
  ],
  'web/batch/tally.js': [],
  'web/batch/pace.js': [],
  'web/batch/exercise.js': [],
  'web/batch/pool.js': ['web/batch/exercise.js', 'web/batch/stock.js'],
  'web/batch/salvage.js': ['web/batch/chunks.js', 'web/batch/pool.js'],
  'web/batch/batch.js': [
    'web/batch/chunks.js',
    'web/batch/free.js',
    'web/batch/pace.js',
    'web/batch/pool.js',
    'web/batch/salvage.js',
    'web/batch/tally.js',
  ],
  'web/batch/excerpt.js': [],
  'web/list-job.js': ['web/batch/batch.js', 'web/batch/excerpt.js'],
  'web/batch/figures.js': [],
  'web/batch/spool.js': [],
  'web/batch/target.js': ['web/batch/spool.js'],
  // Its dialog gets the page handed over.
  'web/batch/list-form.js': [...WORDS_OF_LISTS, 'web/batch/target.js'],
  'web/batch/running.js': WORDS_OF_LISTS,
  'web/batch/outcome.js': WORDS_OF_LISTS,
  'web/batch/findings.js': WORDS_OF_LISTS,
  'web/list-dialog.js': [
    ...WORDS_OF_LISTS,
    'web/list-job.js',
    'web/parts.js',
    'web/batch/batch.js',
    'web/batch/findings.js',
    'web/batch/list-form.js',
    'web/batch/outcome.js',
    'web/batch/running.js',
    'web/batch/target.js',
  ],
  // The race is told what to run, and by whom: it knows neither the page nor its worker.
  'web/race-pace.js': [],
  'web/race-course.js': ['web/race-pace.js'],
  'web/race-lane.js': ['web/element.js', 'web/race-course.js', 'web/strings/race-en.js'],
  'web/race-chart.js': ['web/element.js', 'web/race-course.js', 'web/strings/race-en.js'],
  'web/race-chooser.js': ['web/element.js', 'web/race-course.js', 'web/strings/race-en.js'],
  'web/race-controls.js': ['web/element.js', 'web/race-pace.js', 'web/strings/race-en.js'],
  'web/race.js': [
    'web/element.js',
    'web/race-chart.js',
    'web/race-chooser.js',
    'web/race-controls.js',
    'web/race-course.js',
    'web/race-lane.js',
    'web/race-pace.js',
    'web/strings/race-en.js',
  ],
};
/** Each has a thread or the whole page for itself: nobody imports it. */
export const NEVER_IMPORTED = [
  'web/app.js',
  'web/worker.js',
  'web/run-worker.js',
  'web/embed.js',
  'web/embed-sandboxed.js',
  'web/sudoku-lab-element.js',
  'web/lesson.js',
  'web/worksheet.js',
  'web/offline/service-worker.js',
  'web/batch/batch-worker.js',
  'web/batch/count-worker.js',
];
/**
 * Bundles of their own. What has state or listeners is in the page's bundle only, or there would be
 * two of it: these get the objects handed over.
 */
export const LATE = [
  'web/player.js',
  'web/share-dialog.js',
  'web/count/count.js',
  'web/list-dialog.js',
];
export const PAGE_ONLY = [
  'address',
  'board',
  'client',
  'language',
  'menu',
  'options',
  'session',
  'source',
  'storage',
];
