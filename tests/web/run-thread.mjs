// Runs run-worker.js in a thread of node, with what a browser's worker would have. The data of the
// thread is the address of the site.
import { readFileSync } from 'node:fs';
import { parentPort, workerData as site } from 'node:worker_threads';

globalThis.self = globalThis;
globalThis.location = { href: site };
globalThis.importScripts = () => {};
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.fetch = async (name) =>
  new Response(readFileSync(new URL(name, site)), {
    headers: { 'content-type': 'application/wasm' },
  });
// A port of node hands over up to a thousand messages before it looks at another port.
globalThis.MessageChannel = class {
  port1 = { onmessage: () => {} };
  port2 = { postMessage: () => setImmediate(() => this.port1.onmessage()) };
};

await import(new URL('run-worker.js', site));
parentPort.on('message', (data) => globalThis.onmessage({ data }));
