// CustomEvent for Node 18, which does not define it. Browsers and later versions of Node do.
globalThis.CustomEvent ??= class CustomEvent extends Event {
  /** @param {string} type @param {EventInit & {detail?: unknown}} [init] */
  constructor(type, { detail = null, ...init } = {}) {
    super(type, init);
    this.detail = detail;
  }
};
