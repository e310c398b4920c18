// The arrows between files, and those that the house plan has not.
import { posix } from 'node:path';
import { CORE_LAYERS, LATE, NEVER_IMPORTED, OUTSIDE, PAGE_LIMITS, PAGE_ONLY } from './layers.mjs';

/** The files that `file` includes with quotes, by their path in the project. */
function includesOf(file, text, exists) {
  return [...text.matchAll(/^\s*#\s*include\s*"([^"]+)"/gm)].map(([, name]) => {
    const places = [
      posix.join(posix.dirname(file), name),
      `core/include/${name}`,
      `core/src/${name}`,
    ];
    return places.find(exists) ?? name;
  });
}

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

function brokenIncludes(file, text, exists) {
  const includes = includesOf(file, text, exists);
  if (OUTSIDE.test(file)) {
    const own = posix.dirname(file);
    return includes
      .filter((name) => !name.startsWith('core/include/') && posix.dirname(name) !== own)
      .map((name) => `${file} includes ${name}, which is no public header`);
  }
  const layer_of = (name) => CORE_LAYERS.find((layer) => layer.files.test(name));
  const layer = layer_of(file);
  if (!layer) return [`${file} has no layer`];
  return includes.flatMap((name) => {
    const other = layer_of(name);
    if (other && (other === layer || layer.on.includes(other.name))) return [];
    return [`${file} (${layer.name}) includes ${name} (${other?.name ?? 'no layer'})`];
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
  const exists = (name) => files.has(name);
  const broken = [];
  const graph = new Map();
  for (const [file, text] of files) {
    if (/\.(hpp|cpp)$/.test(file) && /^(core|wasm)\//.test(file)) {
      broken.push(...brokenIncludes(file, text, exists));
    } else if (/^web\/.*\.js$/.test(file)) {
      const imports = importsOf(file, text);
      graph.set(file, imports);
      broken.push(...brokenImports(file, imports));
    }
  }
  return [...broken, ...LATE.flatMap((late) => brokenBundle(graph, late)), ...brokenRings(graph)];
}
