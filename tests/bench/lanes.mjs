// The places where a solver runs. A lane is one solver in one place; `load` gives it a list, `turn`
// solves a slice of it.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { millisecondsRun, threadsCalled } from './threads.mjs';
import { Bench } from './wasm.mjs';

const WORKER_THREAD = 'DedicatedWorker'; // its name in Chromium

/** A program that answers each line with a line. */
export class NativeLane {
  place = 'native';
  /** @param {string} solver @param {string} program @param {string[]} [more]  a shared library */
  constructor(solver, program, more = []) {
    this.solver = solver;
    this.command = [program, more];
  }
  async load(path) {
    this.close();
    const [program, more] = this.command;
    this.process = spawn(program, [path, ...more], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.answers = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }
  async turn({ from, count, limit }) {
    this.process.stdin.write(`${from} ${count} ${limit}\n`);
    const { value, done } = await this.answers.next();
    if (done) throw new Error(`${this.command.flat().join(' ')} ended`);
    const [solutions, guesses, wall, cpu] = value.split(' ').map(Number);
    return { solutions, guesses, wall, cpu };
  }
  close() {
    this.process?.stdin.end();
  }
}

/** A wasm module in this process. */
export class NodeLane {
  place = 'node';
  constructor(solver, wasm) {
    this.solver = solver;
    this.bench = new Bench(new WebAssembly.Module(readFileSync(wasm)));
  }
  async load(path) {
    this.bench.load(readFileSync(path));
  }
  async turn({ from, count, limit }) {
    const before = process.cpuUsage();
    const turn = this.bench.turn(from, count, limit);
    return { ...turn, cpu: process.cpuUsage(before).user / 1000 };
  }
  close() {}
}

/** A wasm module, at the address `wasm` of the page's server, in a worker; the server has the lists. */
export class BrowserLane {
  place = 'chromium';
  constructor(solver, page, wasm) {
    this.solver = solver;
    this.page = page;
    this.wasm = wasm;
  }
  async load(path) {
    if (!this.worker) await this.open();
    await this.ask({ list: `/${basename(path)}` });
  }
  async open() {
    const before = threadsCalled(WORKER_THREAD);
    this.worker = await this.page.evaluateHandle(() => new Worker('worker.js', { type: 'module' }));
    await this.ask({ wasm: this.wasm });
    this.thread = threadsCalled(WORKER_THREAD).find((thread) => !before.includes(thread));
  }
  async turn(slice) {
    const before = millisecondsRun(this.thread);
    const turn = await this.ask(slice);
    return { ...turn, cpu: millisecondsRun(this.thread) - before };
  }
  ask(message) {
    return this.worker.evaluate(
      (worker, question) =>
        new Promise((done, failed) => {
          worker.onmessage = ({ data }) =>
            data.error ? failed(new Error(data.error)) : done(data);
          worker.onerror = (event) => failed(new Error(event.message));
          worker.postMessage(question);
        }),
      message,
    );
  }
  async close() {
    await this.worker?.evaluate((worker) => worker.terminate());
  }
}
