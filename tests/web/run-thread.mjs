// Runs the site's run-worker.js in a thread of node, with what a browser's worker would have.
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

const SITE = new URL('../../build/site/', import.meta.url);

globalThis.self = globalThis;
globalThis.location = { href: SITE.href };
globalThis.importScripts = () => {};
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.fetch = async (name) =>
  new Response(readFileSync(new URL(name, SITE)), {
    headers: { 'content-type': 'application/wasm' },
  });
// A port of node hands over up to a thousand messages before it looks at another port.
globalThis.MessageChannel = class {
  port1 = { onmessage: () => {} };
  port2 = { postMessage: () => setImmediate(() => this.port1.onmessage()) };
};

await import(new URL('run-worker.js', SITE));
parentPort.on('message', (data) => globalThis.onmessage({ data }));
