// Programs in other languages, which a reader may paste into the editor.
// @ts-check

/** By lines that JavaScript cannot have; C++ comes first, because it has declarations like those of Java. */
const LANGUAGES = {
  'C++': /^\s*(#\s*include\b|using\s+namespace\b)|\bstd::/m,
  Python: /^\s*(def\s+\w+\s*\(.*\).*:\s*(#.*)?$|from\s+[\w.]+\s+import\b|import\s+[\w.]+\s*$)/m,
  Java: /^\s*(import\s+(static\s+)?java|(public|private|protected)\s+\w|((static|final)\s+)*(void|int|long|char|boolean|String)(\s*\[\s*\])*\s+\w)/m,
};

/** The language of a program that is not JavaScript; '' if it is none of these. @param {string} source */
export const foreignLanguage = (source) =>
  Object.entries(LANGUAGES).find(([, lines]) => lines.test(source))?.[0] ?? '';
