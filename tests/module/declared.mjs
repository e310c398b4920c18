// The names in declarations and bindings, read from their source.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

/** The body of an interface in a file of declarations. */
function bodyOf(path, name) {
  return new RegExp(`interface ${name} \\{([\\s\\S]*?)\\n\\}`).exec(read(path))[1];
}

/** The names of the methods of an interface in a file of declarations. */
export const methodsOf = (path, name) => matches(bodyOf(path, name), /^ {2}(\w+)\(/gm);

/** The names of the fields of an interface in a file of declarations. */
export const fieldsOf = (path, name) => matches(bodyOf(path, name), /^ {2}(\w+):/gm);

/** The names of the functions that a file binds. */
export const boundIn = (path) => matches(read(path), /emscripten::function\("(\w+)"/g);

/** The methods of an object's class, including those that Embind adds. */
export const methodsOfObject = (object) =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(object))
    .filter((name) => name !== 'constructor')
    .sort();

export const keysOf = (object) => Object.keys(object).sort();
