/** A worker that answers only when told to. */
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
