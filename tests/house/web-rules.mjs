// The plan of web/: tiers of folders. A folder imports only from tiers below it and from itself, types
// included; the folders of base/ may import each other. A feature does not look for the elements of another.
import { posix } from 'node:path';

/** From the top to the bottom. */
const TIERS = ['pages', 'features', 'workbench', 'nouns', 'puzzle', 'base'];
const NOUNS = ['board', 'solver', 'run', 'logic', 'generator'];
/** Types that are named against the arrows, with the reason. */
const NAMED_TYPES = {
  'web/run/en.js > web/board/board.js': 'the name of a cell of a run says what the cell shows',
  'web/run/run-cells.js > web/board/board.js': 'a run is shown as views of cells',
  'web/logic/picture.js > web/board/board.js': 'a deduction is painted on views of cells',
  'web/logic/example.js > web/board/board.js': 'and so is an example',
  'web/logic/picture.js > web/board/drawing.js': 'and drawn over them',
  'web/logic/proof.js > web/board/drawing.js': 'with its light',
};
/** Names that the build resolves. */
const RESOLVED = ['lab.mjs', 'reader.mjs', 'sudoku.mjs', 'sudoku-lab-inside'];
/** Folders outside the tiers: translations are data, loaded by base/words. */
const OUTSIDE = ['languages', 'make', 'static', 'hosting'];
/** The files that may lie in web/ itself. */
const TOP = 'README.md CMakeLists.txt package.json package-lock.json .npmrc run.sh'.split(' ');

const COMMENT = /\/\*[\s\S]*?\*\//g;
const IMPORT =
  /(?:\b(?:import|export)|@import)\s[^'";]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/**
 * The modules that a text imports, by their paths in the project; a package keeps its bare name.
 * @param {string} file
 * @param {string} text
 * @param {Map<string, string[]>} names  the modules behind each `#` name
 */
const importsOf = (file, text, names) =>
  [...text.matchAll(IMPORT)].flatMap(([, from, bare]) => {
    const name = from ?? bare;
    if (name.startsWith('.')) return posix.join(posix.dirname(file), name);
    return names.get(name) ?? name;
  });

/** The modules behind the `#` names of package.json, in any condition. @param {string} json @returns {Map<string, string[]>} */
function namesOf(json) {
  const pathsIn = (entry) =>
    typeof entry === 'string'
      ? [posix.join('web', entry)]
      : Object.values(entry).flatMap((each) => pathsIn(each));
  const { imports } = JSON.parse(json);
  return new Map(Object.entries(imports).map(([name, entry]) => [name, pathsIn(entry)]));
}

/** The tier of a file and the folder that is its unit within the tier. */
function placeOf(file) {
  const [, top, second] = file.split('/');
  if (second === 'workbench') return { tier: 'workbench', folder: 'features/workbench' };
  if (NOUNS.includes(top)) return { tier: 'nouns', folder: top };
  if (top === 'base' || top === 'puzzle') return { tier: top, folder: top };
  if (TIERS.includes(top)) return { tier: top, folder: `${top}/${second}` };
  return { tier: '', folder: top };
}

/** @param {string} file @param {string} name  of what it imports @param {string[]} packages  that it may */
function brokenImport(file, name, packages) {
  if (name.startsWith('wasm/')) return ''; // declarations
  if (!name.startsWith('web/')) {
    const isKnown = packages.some((each) => name === each || name.startsWith(`${each}/`));
    return isKnown ? '' : `${file} imports the package ${name}`;
  }
  if (/-worker\.js$/.test(name)) return `${file} imports the worker ${name}`;
  const [from, to] = [placeOf(file), placeOf(name)];
  if (from.folder === to.folder) return '';
  if (to.folder === 'languages' && file.startsWith('web/base/words/')) return '';
  if (from.folder === 'languages' && to.tier) return '';
  if (from.tier && to.tier && TIERS.indexOf(from.tier) < TIERS.indexOf(to.tier)) return '';
  return `${file} imports ${name} (${from.folder} > ${to.folder})`;
}

/** Types in comments, with two levels of braces. */
const TYPE =
  /@(?:type|param|returns|property|typedef|template|this|throws) +\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** Types that allow everything: only the program of the user, in its sandbox, can do everything. */
function looseTypes(file, text) {
  if (!file.endsWith('.js') || file.startsWith('web/features/program/')) return [];
  const loose = [...text.matchAll(TYPE)].filter(([, type]) =>
    /\bany\b(?! *:)/.test(type.replace(/'[^']*'/g, '')),
  );
  return loose.map(([all]) => `${file} has the type ${all}`);
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

/** Parts of the page of the lab that modes fill: their sheets may change them. */
const SHELL = ['.panel', '.a', '.b', '.dock', '.under', '.stage', '.line', '.top'];

/** Splits a list of selectors, or a selector into its parts, outside of brackets. */
function splitOutside(text, separator) {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    depth += Number('(['.includes(sign)) - Number(')]'.includes(sign));
    if (!depth && separator.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/**
 * The classes that a style sheet gives properties to; those without an ancestor in the selector wherever
 * they are.
 * @param {string} css
 * @returns {{name: string, anywhere: boolean}[]}
 */
function styledClasses(css) {
  const rules = css.replace(COMMENT, '').matchAll(/(?:^|[{};])([^{};@]+)\{/g);
  return Array.from(rules, ([, selectors]) => splitOutside(selectors, /,/))
    .flat()
    .flatMap((selector) => {
      const parts = splitOutside(selector, /[\s>+~]/);
      const subject = (parts.at(-1) ?? '').replace(/:(not|has)\([^()]*(\([^()]*\))?[^()]*\)/g, '');
      const names = subject.match(/\.[a-z][\w-]*/gi) ?? [];
      const anywhere = parts.length === 1 && names.length === 1 && subject.startsWith('.');
      return names.map((name) => ({ name, anywhere }));
    });
}

/**
 * A class that a feature or the lab styles wherever it is, and another one styles, too. Base sheets are
 * made to be refined; but a feature does so in its own elements.
 */
function sharedClasses(files) {
  const styled = [...files].flatMap(([file, text]) => {
    const { tier, folder } = placeOf(file);
    const place = /^(features|pages)$/.test(tier) ? folder : 'base';
    const counts = file.endsWith('.css') && (tier !== 'pages' || place === 'pages/lab');
    return counts ? styledClasses(text).map((each) => ({ ...each, place })) : [];
  });
  const base = new Set(styled.filter(({ place }) => place === 'base').map(({ name }) => name));
  const broken = styled
    .filter(({ name, anywhere, place }) => anywhere && place !== 'base' && !SHELL.includes(name))
    .flatMap(({ name, place }) => {
      if (base.has(name))
        return place === 'pages/lab' ? [] : [`${place} and base both style ${name}`];
      const other = styled.find((each) => each.name === name && each.place !== place);
      return other ? [`${[place, other.place].sort().join(' and ')} both style ${name}`] : [];
    });
  return [...new Set(broken)];
}

/** The ids that a script or a page gives to elements. */
const GIVEN = /\bid="([\w-]+)"|\.id = '([\w-]+)'|\b(?:iconButton|option)\('([\w-]+)'/g;
/** The ids that a script looks for. */
const SOUGHT = /\b(?:find|onClick|getElementById)\(\s*'([\w-]+)'/g;
const SELECTOR = /\b(?:querySelector(?:All)?|closest|matches)\(\s*(?:'([^']*)'|`([^`]*)`)/g;
const BLOCKS = /\{[^{}]*\}/g;

/** @param {string} file @param {string} text */
function soughtIn(file, text) {
  const code = text.replace(COMMENT, '');
  const found = [...code.matchAll(SOUGHT)].map(([, id]) => id);
  const selectors = file.endsWith('.css')
    ? [code.replace(BLOCKS, ' ')]
    : [...code.matchAll(SELECTOR)].map(([, plain, template]) => plain ?? template);
  const named = selectors.flatMap((selector) => [...selector.matchAll(/#([a-z][\w-]*)/g)]);
  return new Set([...found, ...named.map(([, id]) => id)]);
}

/** Elements of a feature that another one, a noun or base looks for. */
function soughtElsewhere(files) {
  const owners = new Map();
  for (const [file, text] of files) {
    for (const [, ...ids] of /\.(js|html)$/.test(file) ? text.matchAll(GIVEN) : []) {
      const id = ids.find(Boolean);
      owners.set(id, (owners.get(id) ?? new Set()).add(placeOf(file).folder));
    }
  }
  return [...files].flatMap(([file, text]) => {
    const { tier, folder } = placeOf(file);
    if (!/\.(js|css)$/.test(file) || !tier || tier === 'pages') return [];
    return [...soughtIn(file, text)].flatMap((id) => {
      const all = [...(owners.get(id) ?? [])];
      // A board with its line is part of every page with a workbench.
      const page = tier === 'base' || tier === 'puzzle' ? /^(pages|features)/ : /^features/;
      const foreign = all.length && all.every((owner) => owner !== folder && page.test(owner));
      return foreign ? [`${file} looks for #${id} of ${all.join(', ')}`] : [];
    });
  });
}

/**
 * Every breach of the plan, as a sentence.
 * @param {Map<string, string>} files  the text of each file, by its path in the project: web/…
 * @returns {string[]}
 */
export function brokenWeb(files) {
  const broken = [];
  const graph = new Map();
  const json = files.get('web/package.json');
  const names = namesOf(json);
  const packages = [...RESOLVED, ...Object.keys(JSON.parse(json).dependencies)];
  for (const [file, text] of files) {
    broken.push(...brokenPlace(file), ...looseTypes(file, text));
    if (!file.endsWith('.js')) continue;
    const code = text.replace(COMMENT, '').replace(/^\s*\/\/.*$/gm, '');
    const imports = importsOf(file, code, names);
    graph.set(file, imports);
    const types = (text.match(COMMENT) ?? []).flatMap((each) => importsOf(file, each, names));
    const named = types.filter((name) => !NAMED_TYPES[`${file} > ${name}`]);
    const all = new Set([...imports, ...named]);
    broken.push(...[...all].map((name) => brokenImport(file, name, packages)).filter(Boolean));
  }
  return [...broken, ...cycle(graph), ...sharedClasses(files), ...soughtElsewhere(files)];
}
