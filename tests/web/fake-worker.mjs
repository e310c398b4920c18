/** A worker whose answers the test sends. */
export class FakeWorker {
  sent = [];
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
