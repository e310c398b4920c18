// The processor time of threads of other programs, on Linux. It excludes the load of the machine, so
// that measurements on a busy machine can be compared.
import { readFileSync, readdirSync } from 'node:fs';

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended
  }
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** This process and its descendants. */
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

/** Processor time in milliseconds of the thread of a folder in /proc; NaN if it is unknown. */
export function millisecondsRun(folder) {
  return Number.parseInt(read(`${folder}/schedstat`).split(' ')[0], 10) / 1e6;
}
