// Pages for tests. In Chromium, most tests use one page in turn: a page that has shown the site shows it
// again in half of the processor time, because its process has compiled the scripts and modules.

/** Options of a context that a page can be given later. */
const CHANGEABLE = ['viewport', 'hasTouch', 'colorScheme', 'reducedMotion', 'forcedColors'];
/** Calls whose effects last: a page is not used again after one of them. */
const LASTING = {
  page: ['addInitScript', 'exposeFunction', 'on', 'route'],
  clock: ['install'],
  context: ['addInitScript', 'grantPermissions', 'newCDPSession', 'newPage', 'route', 'setOffline'],
};

/** Has `told` called before each of these methods of an object. */
function observe(object, names, told) {
  for (const name of names) {
    const method = object[name];
    object[name] = (...values) => {
      told();
      return method.apply(object, values);
    };
  }
}

/** Gives a page the options of its context that are `CHANGEABLE`. */
async function give(page, { viewport, hasTouch, colorScheme, reducedMotion, forcedColors }) {
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 }); // Playwright's own
  await page.emulateMedia({
    media: null,
    colorScheme: colorScheme ?? 'light',
    reducedMotion: reducedMotion ?? 'no-preference',
    forcedColors: forcedColors ?? 'none',
  });
  if (!hasTouch) await page.mouse.move(0, 0);
}

/**
 * @typedef {object} Kept  a page of Chromium that is used again
 * @property {import('@playwright/test').Page} page
 * @property {import('@playwright/test').CDPSession} session
 * @property {any} begun  what `begin` resolved with
 * @property {boolean} spoiled  it is not to be used again
 */

export class Pages {
  #browser;
  #site;
  #begin;
  /** With a mouse and with touch, which only a new context can change. @type {Map<boolean, Kept>} */
  #kept = new Map();

  /**
   * @param {import('@playwright/test').Browser} browser
   * @param {string} site  the address of the site
   * @param {(page: import('@playwright/test').Page, alone: boolean) => Promise<any>} begin  prepares a new page
   */
  constructor(browser, site, begin) {
    this.#browser = browser;
    this.#site = site;
    this.#begin = begin;
  }

  /**
   * Lends a page that is new or as good as new.
   * @param {Record<string, any>} options  of its browser context
   * @param {boolean} alone  whether it must be a new one
   * @param {(page: import('@playwright/test').Page, begun: any) => Promise<unknown>} use
   */
  async lend(options, alone, use) {
    const isAgain =
      !alone &&
      this.#browser.browserType().name() === 'chromium' &&
      Object.keys(options).every((name) => CHANGEABLE.includes(name));
    if (!isAgain) {
      const context = await this.#browser.newContext(options);
      try {
        const page = await context.newPage();
        await use(page, await this.#begin(page, alone));
      } finally {
        await context.close();
      }
      return;
    }
    const touch = Boolean(options.hasTouch);
    const kept = this.#kept.get(touch) ?? (await this.#make(touch));
    this.#kept.delete(touch);
    try {
      await give(kept.page, options);
      await use(kept.page, kept.begun);
      if (kept.spoiled || kept.page.isClosed()) return;
      await this.#clear(kept);
      this.#kept.set(touch, kept);
    } finally {
      if (!this.#kept.has(touch)) await kept.page.context().close();
    }
  }

  /** @param {boolean} hasTouch @returns {Promise<Kept>} */
  async #make(hasTouch) {
    const context = await this.#browser.newContext({ hasTouch });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const kept = { page, session, begun: await this.#begin(page, false), spoiled: false };
    const spoil = () => (kept.spoiled = true);
    observe(page, LASTING.page, spoil);
    observe(page.clock, LASTING.clock, spoil);
    observe(context, LASTING.context, spoil);
    return kept;
  }

  /** Leaves what the page shows, and forgets what it has kept. @param {Kept} kept */
  async #clear({ page, session }) {
    await page.goto(`${this.#site}icon.svg`); // has the storage of the site, and no script
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const { origin } = new URL(this.#site);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.send('Page.resetNavigationHistory');
  }

  async close() {
    for (const { page } of this.#kept.values()) await page.context().close();
  }
}
