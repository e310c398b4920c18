// How long a thread of another program has had a processor, where Linux tells it: what other
// programs take does not count, so that measurements on a busy machine can be compared.
import { readFileSync, readdirSync } from 'node:fs';

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** This process and all that it started, and those that they started. */
function family() {
  const children = new Map();
  for (const id of list('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = / \w (\d+) /.exec(read(`/proc/${id}/stat`).replace(/^.*\)/, ' '))?.[1];
    children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const found = [String(process.pid)];
  for (const id of found) found.push(...(children.get(id) ?? []));
  return found;
}

/** The folders of the threads called `name` below this process. */
export function threadsCalled(name) {
  return family()
    .flatMap((id) => list(`/proc/${id}/task`).map((thread) => `/proc/${id}/task/${thread}`))
    .filter((folder) => read(`${folder}/comm`).startsWith(name));
}

/** Milliseconds that the thread of this folder has run, or NaN where nobody tells. */
export function millisecondsRun(folder) {
  return Number.parseInt(read(`${folder}/schedstat`).split(' ')[0], 10) / 1e6;
}
