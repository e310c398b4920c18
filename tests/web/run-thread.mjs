// Runs a worker of the site in a thread of Node, with the globals of a browser's worker. The data of
// the thread is the address of its script.
import { readFileSync } from 'node:fs';
import { parentPort, workerData as script } from 'node:worker_threads';

globalThis.self = globalThis;
globalThis.location = { href: script };
globalThis.importScripts = () => {};
globalThis.postMessage = (message, { transfer = [] } = {}) =>
  parentPort.postMessage(message, transfer);
globalThis.fetch = async (name) =>
  new Response(readFileSync(new URL(name, script)), {
    headers: { 'content-type': 'application/wasm' },
  });
// A port of Node delivers up to a thousand messages before it checks another port.
globalThis.MessageChannel = class {
  port1 = { onmessage: () => {} };
  port2 = { postMessage: () => setImmediate(() => this.port1.onmessage()) };
};

await import(script);
parentPort.on('message', (data) => globalThis.onmessage({ data }));
