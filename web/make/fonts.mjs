// Subsets of the faces of the page, made from Debian's font packages by HarfBuzz. Without them the
// page uses the faces of the system.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
/** Characters that no sentence of the page has; programs do. */
const CODE_ONLY = /[\\^`{|}~@$]/g;
/** Characters of texts that the first view has in no edition in English. */
const RARE = '"#%&*+/;<=>[]_äöüÄÖÜß“”„–—−·×';
/** The others: those of the first view. */
const CHARACTERS = [...ASCII.replace(CODE_ONLY, ''), '\u00a0’…']
  .filter((character) => !RARE.includes(character))
  .join('');

/**
 * @typedef {object} Face
 * @property {string} file  name of the subset
 * @property {string} family  a name of ours: some licenses reserve the original one
 * @property {number} weight
 * @property {string} style
 * @property {string} source
 * @property {string} text  characters of the subset
 * @property {string} features  of OpenType, kept in the subset
 * @property {string} [range]  the Unicode ranges, where two files have the characters of a face
 */

const SHARE = '/usr/share/fonts';
const charis = (
  /** @type {string} */ style,
  /** @type {object} */ face,
  /** @type {string} */ text,
) => ({
  file: `digits-${style.toLowerCase()}.woff2`,
  family: 'Lab Digits',
  weight: 400,
  style: 'normal',
  source: `${SHARE}/truetype/charis/CharisSIL-${style}.ttf`,
  text,
  features: '',
  ...face,
});

/** The Unicode ranges of a text. @param {string} text */
const rangesOf = (text) =>
  [...text].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
const inter = (/** @type {string} */ file, /** @type {string} */ text, range = '') => ({
  file,
  family: 'Lab Text',
  weight: 400,
  style: 'normal',
  source: `${SHARE}/opentype/inter/Inter-Regular.otf`,
  text,
  features: 'kern,tnum',
  range,
});

/** @type {Face[]} */
const FACES = [
  inter('text.woff2', CHARACTERS),
  inter('text-rare.woff2', RARE, rangesOf(RARE)),
  // The seals have `!` and `+` beside digits.
  charis('Bold', { weight: 700 }, '0123456789!+?'),
  charis('Regular', {}, '123456789'),
  charis('Italic', { style: 'italic' }, '123456789'),
  {
    file: 'code.woff2',
    family: 'Lab Code',
    weight: 400,
    style: 'normal',
    source: `${SHARE}/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf`,
    text: ASCII.replace('@', ''), // which no program of the page has
    features: '',
  },
];
/** Files of the faces that the first view of the lab shows. */
export const PRELOADED = /text|bold/;
/** The licenses of the faces. */
const LICENSES = ['fonts-inter', 'fonts-sil-charis', 'fonts-jetbrains-mono'].map(
  (name) => `/usr/share/doc/${name}/copyright`,
);

/** Makes a subset of a face, and compresses it. */
const TOOLS = ['hb-subset', 'woff2_compress'];

/** Whether a command can be run. @param {string} command */
function exists(command) {
  const folders = (process.env.PATH ?? '').split(':');
  return folders.some((folder) => existsSync(join(folder, command)));
}

/** The woff2 file of a subset. @param {Face} face @param {string} folder */
function subset({ file, source, text, features }, folder) {
  const out = join(folder, file);
  const otf = out.replace(/\.woff2$/, '.otf');
  const unused = features ? 'gasp' : 'gasp,GDEF,GPOS,GSUB';
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...options) =>
    execFileSync(command, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  run(
    TOOLS[0],
    source,
    '--no-hinting',
    '--desubroutinize',
    '--name-IDs=',
    `--text=${text}`,
    `--layout-features=${features}`,
    `--drop-tables+=${unused}`,
    `--output-file=${otf}`,
  );
  run(TOOLS[1], otf); // writes `out`
  return readFileSync(out);
}

/**
 * The face of texts is preloaded: where it comes too late, the page keeps the system's, and no text moves;
 * `site.mjs` makes an exception. The others are in places of a fixed size.
 * @param {Face} face
 */
const rule = ({ file, family, weight, style, range }) =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};` +
  (range ? `unicode-range:${range};` : '') +
  `font-display:${family === 'Lab Text' ? 'optional' : 'swap'};src:url(fonts/${file}) format("woff2")}`;

/** @type {ReturnType<typeof makeFonts>} */
const NONE = { files: new Map(), css: '', faces: [], licenses: '' };

/**
 * Makes the subsets.
 * @returns {{files: Map<string, Buffer>, css: string, faces: Face[], licenses: string}}  the files by
 *   their names in the site, the rules that name them, the faces, and their licenses; all empty if a
 *   package is missing
 */
export function makeFonts() {
  const missing =
    [...FACES.map(({ source }) => source), ...LICENSES].find((file) => !existsSync(file)) ??
    TOOLS.find((command) => !exists(command));
  if (missing) {
    console.warn(`No fonts: ${missing} is missing. The page uses the faces of the system.`);
    return NONE;
  }
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-fonts-'));
  try {
    const files = new Map(FACES.map((face) => [`fonts/${face.file}`, subset(face, folder)]));
    const licenses = LICENSES.map((file) => readFileSync(file, 'utf8')).join('\n\n');
    return { files, css: FACES.map(rule).join(''), faces: FACES, licenses };
  } catch (error) {
    console.warn(`No fonts: ${error}. The page uses the faces of the system.`);
    return NONE;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
