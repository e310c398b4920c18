// site.mjs --wasm FOLDER --out FOLDER [--url ADDRESS]
// Makes the static site: --wasm holds the WebAssembly modules; --url is the address where the site
// will be, for oembed.json. The folder --out holds nothing else afterwards.
//
// Entries are found, not listed: the scripts that the HTML of pages/ names, every *worker.js, and
// every style sheet. The modules of all pages are bundled together: those that several pages share
// become chunks; so does each import().
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { transformSync } from 'esbuild';
import { bundles, licenses } from './esbuild.mjs';
import { filesBelow, styleSheetsOf, WEB } from './files.mjs';
import { makeFonts, PRELOADED } from './fonts.mjs';
import { htmlOf } from './html.mjs';
import { translationsOf } from './languages.mjs';
import { LESSON_TEMPLATE, lessonPages, lessonTexts, offlineLesson } from './lessons.mjs';
import { withOembed } from './oembed.mjs';
import { ASSETS, isAssets, writeServiceWorker } from './precache.mjs';
import { techniquePages, TEMPLATE } from './techniques.mjs';

const WASM = ['sudoku', 'reader', 'run', 'batch', 'logic', 'generator', 'picture'];
const LAB = 'pages/lab/index.html';
/** The end of an import of a module, by its path or by a name of package.json. */
const STATIC = /^(?:import|\}) .*from '([.#][^']+)';$/gm;
/** The use of a WebAssembly module. */
const MODULE = /(?:make|compile)Module\('(\w+)'\)/g;
/** The origin of what the module `picture` has learnt. */
const PHOTOS = `picture.wasm: weights of a network, derived from photos of
https://github.com/wichtounet/sudoku_dataset by Baptiste Wicht and Jean Hennebert, outlines by Lars (@panexe),
under CC BY 4.0, https://creativecommons.org/licenses/by/4.0/`;
const SERVICE_WORKER = 'features/offline/service-worker.js';

/** What the lab needs for its six modes, without what else it opens: this is kept when it is first used. */
const KEPT = {
  pages: ['lab.js', 'technique.js'],
  later: /^(features\/(lists|program|paper|drill|sketch|picture|card\/film)|run\/listings)\//,
};

const { wasm, out, url } = parseArgs({
  options: {
    wasm: { type: 'string' },
    out: { type: 'string' },
    url: { type: 'string', default: '' },
  },
}).values;
if (!wasm || !out) throw new Error('usage: site.mjs --wasm FOLDER --out FOLDER');
const fonts = makeFonts();
const sources = filesBelow(WEB);
/** The pages, those with the same scripts together. @type {Page[][]} */
const pages = sources
  .filter((name) => /^pages\/.*\.html$/.test(name) && ![TEMPLATE, LESSON_TEMPLATE].includes(name))
  .map(translationsOf);
pages.push(await techniquePages(wasm), await lessonPages());

/** Names of all files of the site. @type {Set<string>} */
const made = new Set();
/** @param {string} name @returns {string} its name in the site, in the folder of the version */
const asset = (name) => `${ASSETS}/${name}`;
/** @param {string} name @param {string | Uint8Array} content */
function put(name, content) {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), content);
  made.add(name);
}

/** @typedef {import('./languages.mjs').Page} Page */
/** The scripts that a page names, by their paths in web/: those of modules, or the others. @param {Page} page @param {boolean} modules */
const scriptsOf = ({ source, english }, modules) =>
  [...readFileSync(join(WEB, source), 'utf8').matchAll(/<script ([^>]*)src="([^"]+)"/g)]
    .filter(([, attributes]) => attributes.includes('type="module"') === modules)
    .map(([, , name]) => `${dirname(english)}/${basename(name)}`);

/** The scripts of all pages, each once. @param {boolean} modules */
const allScripts = (modules) => [...new Set(pages.flatMap(([page]) => scriptsOf(page, modules)))];

/** @typedef {{imports: {path: string, kind: string}[], inputs: Record<string, object>, entryPoint?: string}} Output */
/**
 * Bundles sources as files of the site.
 * @param {string[]} entries  paths in web/
 * @param {import('./esbuild.mjs').Options} [options]
 * @returns {Map<string, Output>} the files made, by name, with the names of those that they import and
 *   the paths in web/ of their sources
 */
function makeBundles(entries, options) {
  const { metafile, outputFiles } = bundles(
    entries.map((name) => ({ in: name, out: basename(name).replace(/\.\w+$/, '') })),
    { outdir: ASSETS, format: 'esm', ...options },
  );
  for (const { path, contents } of outputFiles) put(asset(basename(path)), contents);
  return new Map(
    Object.entries(metafile.outputs).map(([path, { imports, inputs, entryPoint }]) => {
      const files = imports.map(({ path: file, kind }) => ({ path: basename(file), kind }));
      return [basename(path), { imports: files, inputs, entryPoint }];
    }),
  );
}

/**
 * Bundles the modules of all pages. What the lab loads at first is one chunk, because every other
 * module imports it, too; otherwise, each part of it that some pages and late parts share would be a
 * separate file.
 */
function makeModules() {
  const lab = join(WEB, dirname(LAB));
  const imports = readFileSync(join(lab, 'lab.js'), 'utf8').matchAll(STATIC);
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-site-'));
  try {
    const first = join(folder, 'first.js');
    const { imports: named } = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8'));
    const fileOf = (/** @type {string} */ path) =>
      path.startsWith('#') ? join(WEB, named[path].default) : join(lab, path);
    const lines = [...imports].map(([, path]) => `import ${JSON.stringify(fileOf(path))};`);
    writeFileSync(first, lines.join('\n'));
    return makeBundles(allScripts(true), {
      splitting: true,
      inject: [first],
      chunkNames: '[name]-[hash]',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Scripts and what they import.
 * @param {string[]} names
 * @param {Map<string, Output>} files  see makeBundles
 * @param {string} [kind]  of the imports; by default all but those of `KEPT.later`
 */
function neededBy(names, files, kind) {
  const needed = new Set(names);
  for (const name of needed)
    for (const next of files.get(name)?.imports ?? [])
      if (kind ? next.kind === kind : !KEPT.later.test(files.get(next.path)?.entryPoint ?? ''))
        needed.add(next.path);
  return [...needed];
}

/**
 * The files that are kept for offline use: the scripts of `KEPT`, and the workers and style sheets whose
 * folders they are from.
 * @param {Map<string, Output>} files  see makeBundles
 * @param {Map<string, Output>} beside  workers and style sheets
 */
function keptOf(files, beside) {
  const scripts = neededBy(KEPT.pages, files);
  const folders = new Set(
    scripts.flatMap((name) => Object.keys(files.get(name)?.inputs ?? {}).map(dirname)),
  );
  const others = [...beside].filter(([, { entryPoint = '' }]) => folders.has(dirname(entryPoint)));
  const modules = others.flatMap(([, { inputs }]) =>
    Object.keys(inputs).flatMap((name) =>
      [...readFileSync(join(WEB, name), 'utf8').matchAll(MODULE)].flatMap(([, module]) => [
        `${module}.mjs`,
        `${module}.wasm`,
      ]),
    ),
  );
  const faces = [...fonts.files.keys()].filter((name) => name.endsWith('.woff2'));
  return [...scripts, ...others.map(([name]) => name), ...modules, ...faces];
}

/**
 * The HTML of a page. The browser requests the chunks together with the script, except in a board for
 * frames: a sandboxed frame must not load modules and would report each as an error. The lab cannot be used
 * without its script; the others are pages to read, and their style sheet comes first.
 * @param {Page} page
 * @param {Map<string, Output>} files  see makeBundles
 */
async function withPreloads(page, files) {
  const html = (await htmlOf(page)).replace(/\n +/g, '\n');
  if (page.english.startsWith('pages/embed/')) return html;
  const top = page.name.includes('/') ? '../' : '';
  const preload = (/** @type {string} */ script, /** @type {string} */ src) => {
    const [, ...needed] = neededBy([src.slice(top.length)], files, 'import-statement');
    const later = page.source === LAB ? '' : ' fetchpriority="low"';
    const links = needed.map((name) => `<link rel="modulepreload"${later} href="${top}${name}" />`);
    return [...links, script.replace('<script', `<script${later}`)].join('\n');
  };
  const links = preloaded
    .filter((name) => html.includes('id="board"') || !name.includes('digits'))
    .filter((name) => page.source !== LAB || !name.includes('rare'))
    .map((name) => fontLink(top + name))
    .join('');
  return html
    .replace('<link rel="stylesheet"', (all) => links + all)
    .replace(/<script type="module" src="([^"]+)"><\/script>/, preload);
}

/** The same HTML with the folder of the version in the addresses of files that are in it. @param {string} html */
const withFolder = (html) =>
  html.replace(/ (href|src)="((?:\.\.\/)?)([^"]+)"/g, (all, attribute, top, name) =>
    made.has(asset(name)) ? ` ${attribute}="${top}${asset(name)}"` : all,
  );

/**
 * Puts the fonts into the site, and the rules that name them into the style sheets of the pages. An
 * embedded board adds them as fonts.css, which cannot be preloaded: a sandboxed frame must not load
 * fonts. In the lab, the faces also replace the system's on a slow connection: its texts appear after
 * them. The text of the other pages is there at once, and must not move.
 */
function putFonts() {
  const { files, css } = fonts;
  for (const [name, content] of files) put(asset(name), content);
  const swapped = css.replaceAll('font-display:optional', 'font-display:swap');
  for (const name of made) {
    if (!name.endsWith('.css') || name === asset('embed.css')) continue;
    const sheet = readFileSync(join(String(out), name), 'utf8');
    if (sheet.includes('Lab Digits'))
      put(name, (name === asset('lab.css') ? swapped : css) + sheet);
  }
  put(asset('fonts.css'), swapped);
}

const preloaded = [...fonts.files.keys()].filter((name) => PRELOADED.test(name));
const fontLink = (/** @type {string} */ name) =>
  `<link rel="preload" href="${name}" as="font" type="font/woff2" crossorigin />\n`;

mkdirSync(out, { recursive: true });
const modules = makeModules();
const workers = sources.filter((name) => name.endsWith('-worker.js') && name !== SERVICE_WORKER);
const styleSheets = styleSheetsOf(WEB, sources);
const beside = makeBundles([...workers, ...allScripts(false), ...styleSheets]);
putFonts();
put(asset('lesson-offline.js'), offlineLesson());
put('licenses.txt', `${licenses()}\n\n${fonts.licenses}\n\n${PHOTOS}`);
for (const name of WASM) {
  const module = readFileSync(join(wasm, `${name}.mjs`), 'utf8');
  put(asset(`${name}.mjs`), transformSync(module, { minify: true }).code);
  put(asset(`${name}.wasm`), readFileSync(join(wasm, `${name}.wasm`)));
}
for (const page of pages.flat()) put(page.name, withFolder(await withPreloads(page, modules)));
for (const name of filesBelow(join(WEB, 'static'))) {
  put(name, readFileSync(join(WEB, 'static', name)));
}
for (const [name, text] of lessonTexts()) put(name, text);
if (url) {
  for (const [name, content] of withOembed(url, (page) => readFileSync(join(out, page), 'utf8'))) {
    put(name, content);
  }
}
for (const name of readdirSync(out))
  if (isAssets(name)) rmSync(join(out, name), { recursive: true });
for (const name of filesBelow(out)) if (!made.has(name)) rmSync(join(out, name));
await writeServiceWorker(out, keptOf(modules, beside));
