// The plan of web/: four tiers of folders. A folder imports only from tiers below it and from itself;
// the folders of base/ may import each other, and board/, solver/, run/, logic/ and generator/ may import puzzle/.
import { posix } from 'node:path';

/** From the top to the bottom. */
const TIERS = ['pages', 'features', 'nouns', 'puzzle', 'base'];
const NOUNS = ['board', 'solver', 'run', 'logic', 'generator'];
/** Names that the build or package.json resolves. */
const PACKAGES = [
  '#platform',
  '#wasm',
  '#search-tree',
  '#program',
  '#editor',
  '#parser',
  'lab.mjs',
  'sudoku.mjs',
  'sudoku-lab-inside',
  'qrcode-generator',
  'codemirror',
  'codemirror/addon/edit/matchbrackets.js',
  'codemirror/mode/javascript/javascript.js',
  'acorn',
];
/** Folders outside the tiers: translations are data, loaded by base/words. */
const OUTSIDE = ['languages', 'make', 'static', 'hosting'];
/** The files that may lie in web/ itself. */
const TOP = ['README.md', 'CMakeLists.txt', 'package.json', 'run.sh'];

/** The modules that `file` imports, by their path in the project; a package keeps its bare name. */
function importsOf(file, text) {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found = code.matchAll(
    /\b(?:import|export)\s[^'";]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map(([, from, bare]) => {
    const name = from ?? bare;
    return name.startsWith('.') ? posix.join(posix.dirname(file), name) : name;
  });
}

/** The tier of a file and the folder that is its unit within the tier. */
function placeOf(file) {
  const [, top, second] = file.split('/');
  if (NOUNS.includes(top)) return { tier: 'nouns', folder: top };
  if (top === 'base' || top === 'puzzle') return { tier: top, folder: top };
  if (TIERS.includes(top)) return { tier: top, folder: `${top}/${second}` };
  return { tier: '', folder: top };
}

function brokenImport(file, name) {
  if (!name.startsWith('web/')) {
    return PACKAGES.includes(name) ? '' : `${file} imports the package ${name}`;
  }
  if (/-worker\.js$/.test(name)) return `${file} imports the worker ${name}`;
  const [from, to] = [placeOf(file), placeOf(name)];
  if (from.folder === to.folder) return '';
  if (to.folder === 'languages' && file.startsWith('web/base/words/')) return '';
  if (from.folder === 'languages' && to.tier) return '';
  if (from.tier && to.tier && TIERS.indexOf(from.tier) < TIERS.indexOf(to.tier)) return '';
  return `${file} imports ${name} (${from.folder} > ${to.folder})`;
}

/** The first cycle of imports, if there is one. */
function cycle(graph) {
  const done = new Set();
  const visit = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const found = visit(file, []);
    if (found) return [`imports form a cycle: ${found.join(' > ')}`];
  }
  return [];
}

function brokenPlace(file) {
  const [, top, second] = file.split('/');
  if (second === undefined) return TOP.includes(top) ? [] : [`${file} lies loose in web/`];
  const known = [...TIERS, ...NOUNS, ...OUTSIDE].includes(top) && top !== 'nouns';
  return known ? [] : [`${file} is in no tier`];
}

/** The classes that a style sheet gives properties to wherever they are: `.name {`. */
function bareClasses(css) {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[{};])([^{};@]+)\{/g);
  return Array.from(rules, ([, selectors]) => selectors.split(','))
    .flat()
    .map((selector) => /^\.[\w-]+$/.exec(selector.trim())?.[0])
    .filter(Boolean);
}

/** Classes of two features that change each other's elements once both style sheets are loaded. */
function sharedClasses(files) {
  const broken = new Set();
  const owners = new Map();
  for (const [file, text] of files) {
    const [, folder, feature] = file.split('/');
    if (folder !== 'features' || !file.endsWith('.css')) continue;
    for (const name of bareClasses(text)) {
      const owner = owners.get(name) ?? feature;
      owners.set(name, owner);
      if (owner !== feature) broken.add(`${owner} and ${feature} both style ${name}`);
    }
  }
  return [...broken];
}

/**
 * Every breach of the plan, as a sentence.
 * @param {Map<string, string>} files  the text of each file, by its path in the project: web/…
 * @returns {string[]}
 */
export function brokenWeb(files) {
  const broken = [];
  const graph = new Map();
  for (const [file, text] of files) {
    broken.push(...brokenPlace(file));
    if (!file.endsWith('.js')) continue;
    const imports = importsOf(file, text);
    graph.set(file, imports);
    broken.push(...imports.map((name) => brokenImport(file, name)).filter(Boolean));
  }
  return [...broken, ...cycle(graph), ...sharedClasses(files)];
}
