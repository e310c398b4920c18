// The arrows between files, and those that the house plan has not.
import { posix } from 'node:path';
import { LATE, NEVER_IMPORTED, PAGE_LIMITS, PAGE_ONLY } from './layers.mjs';

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

function brokenImports(file, imports) {
  const limit = PAGE_LIMITS[file];
  return imports.flatMap((name) => {
    if (!name.startsWith('web/')) return [`${file} imports ${name}, which is no part of the page`];
    if (NEVER_IMPORTED.includes(name)) return [`${file} imports ${name}, which nothing may`];
    if (limit && !limit.includes(name)) return [`${file} imports ${name}, but may not`];
    return [];
  });
}

/** What a bundle that is loaded later would hold a second time. */
function brokenBundle(graph, late) {
  const reached = new Set([late]);
  for (const file of reached) for (const name of graph.get(file) ?? []) reached.add(name);
  return PAGE_ONLY.map((name) => `web/${name}.js`)
    .filter((name) => reached.has(name))
    .map((name) => `${late} takes in ${name}, which the page holds already`);
}

/** The first ring of imports, told once; nothing where there is none. */
function brokenRings(graph) {
  const done = new Set();
  const visit = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const ring = visit(next, [...path, file]);
      if (ring) return ring;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const ring = visit(file, []);
    if (ring) return [`imports run in a ring: ${ring.join(' > ')}`];
  }
  return [];
}

/**
 * Every arrow that runs the wrong way, as a sentence.
 * @param {Map<string, string>} files  the text of each, by its path in the project
 * @returns {string[]}
 */
export function brokenArrows(files) {
  const broken = [];
  const graph = new Map();
  for (const [file, text] of files) {
    if (/^web\/.*\.js$/.test(file)) {
      const imports = importsOf(file, text);
      graph.set(file, imports);
      broken.push(...brokenImports(file, imports));
    }
  }
  return [...broken, ...LATE.flatMap((late) => brokenBundle(graph, late)), ...brokenRings(graph)];
}
