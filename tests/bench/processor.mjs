// The processor time of processes, as Linux counts it. It hardly depends on other load.
import { readdirSync, readFileSync } from 'node:fs';

const TICK = 10; // ms

/** Milliseconds of one process or thread; 0 if it has ended. @param {string} folder  in /proc */
function timeOf(folder) {
  try {
    const stat = readFileSync(`${folder}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11);
    return TICK * (Number(user) + Number(system));
  } catch {
    return 0;
  }
}

const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

export class Processor {
  #pids;

  /** @param {number[]} pids  of the processes that count */
  constructor(pids) {
    this.#pids = pids;
  }

  /** Milliseconds so far of all processes, including threads that have ended. */
  ofAll() {
    return sum(this.#pids.map((pid) => timeOf(`/proc/${pid}`)));
  }

  /** Milliseconds so far of the running threads of that name. @param {string} name */
  ofThreads(name) {
    const folders = this.#pids.flatMap((pid) =>
      readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`),
    );
    const named = folders.filter((folder) =>
      readFileSync(`${folder}/comm`, 'utf8').startsWith(name.slice(0, 15)),
    );
    return sum(named.map(timeOf));
  }
}
