/** A worker whose answers the test sends. Its script has loaded. */
export class FakeWorker {
  sent = [];
  constructor() {
    queueMicrotask(() => this.onmessage?.({ data: { type: 'started' } }));
  }
  postMessage(message) {
    this.sent.push(message);
  }
  terminate() {
    this.terminated = true;
  }
  reply(message) {
    this.onmessage({ data: message });
  }
  die() {
    this.onerror({ message: 'out of memory', preventDefault() {} });
  }
}
