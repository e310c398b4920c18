// Rules for the C++ files: includes follow the plan, each folder of core/src has one namespace, and
// no name is declared in two folders.
import { posix } from 'node:path';
import { CORE_LAYERS, OUTSIDE, SHARED } from './core-layers.mjs';

/** The files that `file` includes with quotes, as paths in the project. */
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
    if (other === layer) return [];
    if (!other || !layer.on.includes(other.name))
      return [`${file} (${layer.name}) includes ${name} (${other?.name ?? 'no layer'})`];
    const isSeen =
      name.startsWith('core/include/') || SHARED.includes(`${layer.name} includes ${name}`);
    return isSeen ? [] : [`${file} (${layer.name}) includes ${name}, a private header`];
  });
}

const folderOf = (file) => /^core\/src\/([^/]+)\//.exec(file)?.[1];

/** The named namespaces that the text opens at the start of a line. */
const namespacesOf = (text) =>
  [...text.matchAll(/^namespace ([\w:]+) \{/gm)].map(([, name]) => name);

function brokenNamespaces(file, text) {
  const folder = folderOf(file);
  const inRoot = !folder || file.endsWith('.cpp');
  const allowed = [...(inRoot ? ['sudoku'] : []), ...(folder ? [`sudoku::${folder}`] : [])];
  return namespacesOf(text)
    .filter((name) => !allowed.includes(name))
    .map((name) => `${file} opens ${name} instead of ${allowed.at(-1)}`);
}

const TYPE = /^(?:struct|class|enum class|enum|union)\s+(?:alignas\(.*?\)\s*)?(\w+)[^;]*$/;
const ALIAS = /^using (\w+) =/;
const CONSTANT = /^inline constexpr .*?\b(k[A-Z]\w*)\b/;
const FUNCTION = /^[A-Za-z_[][\w:<>,&*\s[\]]*?[\s&*](\w+)\(/;

/**
 * The names that a header declares in its namespace: with clang-format's layout, a declaration that
 * starts at the first column. Member definitions and operators are no new names.
 */
export function namesOf(text) {
  const names = new Set();
  for (const line of text.split('\n')) {
    if (
      !/^[A-Za-z_[]/.test(line) ||
      /^(template|static_assert|namespace|using namespace)\b/.test(line)
    ) {
      continue;
    }
    const [, name] =
      TYPE.exec(line) ?? ALIAS.exec(line) ?? CONSTANT.exec(line) ?? FUNCTION.exec(line) ?? [];
    if (name && name !== 'operator') names.add(name);
  }
  return names;
}

/** The names that headers of two folders declare. Public headers count as one folder. */
function repeatedNames(files) {
  const folders = new Map();
  const broken = [];
  for (const [file, text] of files) {
    if (!/^core\/(src|include\/sudoku)\/.*\.hpp$/.test(file)) continue;
    const folder = folderOf(file) ?? 'include/sudoku';
    for (const name of namesOf(text)) {
      const known = folders.get(name);
      if (!known) folders.set(name, { folder, file });
      else if (known.folder !== folder) {
        broken.push(`${file} declares ${name}, as ${known.file} does`);
      }
    }
  }
  return broken;
}

/**
 * Every breach of the plan, as a sentence.
 * @param {Map<string, string>} files  the text of each C++ file, by its path in the project
 * @returns {string[]}
 */
export function brokenCore(files) {
  const exists = (name) => files.has(name);
  const broken = [];
  for (const [file, text] of files) {
    if (!/^(core|wasm)\/.*\.(hpp|cpp)$/.test(file)) continue;
    broken.push(...brokenIncludes(file, text, exists));
    if (/^core\/(src|include)\//.test(file)) broken.push(...brokenNamespaces(file, text));
  }
  return [...broken, ...repeatedNames(files)];
}
