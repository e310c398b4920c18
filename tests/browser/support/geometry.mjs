// Checks of a page's layout by the geometry of its elements, not by its pixels.
import assert from 'node:assert/strict';
import { eventually } from './harness.mjs';

/** The sizes at which the page is checked: width and height. */
export const SIZES = {
  lecture: [1280, 720],
  desktop: [1440, 900],
  projector: [1920, 1080],
  wall: [2560, 1440],
  tablet: [834, 1112],
  phone: [390, 844],
  lowest: [360, 640],
  turned: [844, 390],
};
export const LANGUAGES = ['en', 'de'];
export const MODES = ['solve', 'play', 'watch', 'explain', 'make', 'learn'];

/**
 * The sizes that one page takes in turn: touch is a property of its context. Each has another layout in the style
 * sheets. @type {Record<'mouse' | 'touch', (keyof SIZES)[]>}
 */
export const DEVICES = {
  mouse: ['lecture', 'desktop', 'projector', 'wall'],
  touch: ['tablet', 'phone', 'lowest', 'turned'],
};

/** Sizes and language: all in German, whose words are longer, and in English the smaller ones. */
export const SERIES = [
  { sizes: DEVICES.mouse, language: 'de' },
  { sizes: DEVICES.touch, language: 'de' },
  { sizes: DEVICES.mouse.slice(0, 1), language: 'en' },
  { sizes: DEVICES.touch.slice(1), language: 'en' },
];

/** Options of a browser context with one of the sizes. @param {keyof SIZES} size */
export function sized(size) {
  const [width, height] = SIZES[size];
  return { viewport: { width, height }, hasTouch: DEVICES.touch.includes(size) };
}

/** Whether the page fits the window without scrolling: on a phone, the panel scrolls. */
export const isStill = (size) => size !== 'tablet';

/**
 * Runs in the page.
 * @param {[still: boolean, within: string]} options  see `layoutFaults`
 * @returns {string[]} one sentence for each fault
 */
function faultsInPage([still, within]) {
  const SLACK = 1; // pixels, for rounding
  const faults = [];
  const root = document.documentElement;
  const name = (element) =>
    `<${element.tagName.toLowerCase()}${element.id && ` id=${element.id}`}${
      element.className?.baseVal === undefined && element.className
        ? ` class="${element.className}"`
        : ''
    }> "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  const box = (element) => element.getBoundingClientRect();
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('.visually-hidden, .sprite, [aria-hidden="true"]') &&
    getComputedStyle(element).clipPath !== 'inset(50%)'; // for screen readers only
  /** Whether the nearest part around these contents that clips or scrolls sideways scrolls. @type {Map<Element | null, boolean>} */
  const scrolling = new Map([
    [null, false],
    [root, false],
  ]);
  const scrolls = (place) => {
    if (!scrolling.has(place)) {
      const { overflowX } = getComputedStyle(place);
      const own = overflowX !== 'visible';
      scrolling.set(place, own ? /auto|scroll/.test(overflowX) : scrolls(place.parentElement));
    }
    return scrolling.get(place);
  };

  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`);
  if (still && root.scrollHeight > root.clientHeight + SLACK)
    faults.push(`the page is ${root.scrollHeight} px high in a window of ${root.clientHeight} px`);

  // Controls and texts stay in the window and in their column.
  const CONTROLS =
    'button, select, input, textarea, a, label, output, td, th, h1, h2, h3, p, li, dt, dd';
  const all = [...document.querySelectorAll(`${within} *`)].filter(shown);
  for (const element of all) {
    if (!element.matches(CONTROLS)) continue;
    const { left, right, width, height } = box(element);
    if (!width || !height) continue;
    const inside = scrolls(element.parentElement);
    if (!inside && (left < -SLACK || right > root.clientWidth + SLACK))
      faults.push(`${name(element)} leaves the window: ${left} to ${right}`);
    const column = element.closest('.stage, .panel > .a, .panel > .b, .top, dialog, [popover]');
    if (column && column !== element && !inside && box(column).width) {
      const { left: from, right: to } = box(column);
      if (left >= from - SLACK - 24 && right <= to + SLACK) continue;
      // The coordinates hang in the margin; what is fixed has the width of the window.
      let at = element;
      while (at !== column && getComputedStyle(at).position !== 'fixed') at = at.parentElement;
      if (at === column)
        faults.push(`${name(element)} leaves its column: ${left}..${right} in ${from}..${to}`);
    }
  }
  // Texts are not cut off, except where an ellipsis, a scroll bar or a tooltip with all of it says so.
  for (const element of all) {
    if (element.closest('svg')) continue;
    const style = getComputedStyle(element);
    const cutX =
      /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + SLACK;
    // The box of a line of text is higher than its ink.
    const blank = Math.max(SLACK, element.clientHeight * 0.004);
    const cutY =
      /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + blank;
    if (cutX && style.textOverflow !== 'ellipsis')
      faults.push(`${name(element)} is cut off sideways`);
    const explained = element.title && element.title === element.textContent.trim();
    if (cutY && !explained && !element.matches('textarea'))
      faults.push(`${name(element)} is cut off below`);
    if (element.matches('button, .modes a') && element.scrollWidth > element.clientWidth + SLACK)
      faults.push(`${name(element)} is wider than its box`);
  }
  // Every message is inside the window.
  for (const element of document.querySelectorAll('[role=status], [role=alert], .error')) {
    if (!shown(element) || !element.textContent?.trim()) continue;
    const { top, bottom } = box(element);
    if (top < 0 || bottom > root.clientHeight + SLACK)
      faults.push(`${name(element)}, a message, is outside the window: ${top} to ${bottom}`);
  }
  // The board and what steers it are in the window.
  for (const part of document.querySelectorAll('.board, .line, .dock:not([hidden])')) {
    if (!shown(part) || part.closest('dialog')) continue;
    const { top, bottom, height } = box(part);
    if (height && (top < 0 || bottom > root.clientHeight + SLACK))
      faults.push(`${name(part)} is outside the window: ${top} to ${bottom}`);
  }
  return faults;
}

/**
 * What is wrong with the layout of the page as it is now.
 * @param {import('@playwright/test').Page} page
 * @param {{still?: boolean, within?: string}} [options]  `still`: the page must not scroll down; `within`: a selector, looks
 *   only at what is inside
 * @returns {Promise<string[]>}
 */
export const layoutFaults = (page, { still = false, within = 'body' } = {}) =>
  page.evaluate(faultsInPage, /** @type {[boolean, string]} */ ([still, within]));

/** Runs in the page: texts of less than 12 pixels, as sentences. */
function smallTextsInPage() {
  const SMALLEST = 12;
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    // Pictures and paper have their own scale; a seal is a picture with a number.
    if (!element.checkVisibility() || element.closest('svg, #board, .chip, .sheet')) return [];
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) return [];
    const size = parseFloat(getComputedStyle(element).fontSize);
    const isSmall = size > 0 && size < SMALLEST;
    return isSmall ? [`“${element.textContent.slice(0, 20)}” has ${size} px`] : [];
  });
}

/** Texts that are too small. @param {import('@playwright/test').Page} page @returns {Promise<string[]>} */
export const smallTexts = (page) => page.evaluate(smallTextsInPage);

/** Fails with all faults of the layout. @param {import('@playwright/test').Page} page */
export async function fits(page, options) {
  assert.deepEqual(await layoutFaults(page, options), []);
}

/**
 * The boxes of elements, rounded to pixels.
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 */
export const boxes = (page, selector) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    }),
  );

/** Waits until the page has drawn its new size: until observers of sizes have reported and drawn. */
const drawn = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

/**
 * Gives the window each of the sizes in turn.
 * @param {import('@playwright/test').Page} page
 * @param {(keyof SIZES)[]} sizes
 * @param {(size: keyof SIZES) => Promise<unknown>} look
 */
export async function atEachSize(page, sizes, look) {
  for (const size of sizes) {
    const [width, height] = SIZES[size];
    await page.setViewportSize({ width, height });
    await page.evaluate(drawn);
    await look(size);
  }
}

/**
 * What is wrong with the layout of the page as it is now, at each of the sizes.
 * @param {import('@playwright/test').Page} page
 * @param {(keyof SIZES)[]} sizes
 * @param {string} state  of the page, for the report
 * @param {object} [options]
 * @param {(size: keyof SIZES) => boolean} [options.still]  whether the page must not scroll down
 * @param {() => Promise<unknown>} [options.ready]  waits until the new size is drawn
 * @param {(size: keyof SIZES) => Promise<string[]>} [options.more]  further faults
 * @returns {Promise<string[]>}
 */
export async function faultsAtEachSize(page, sizes, state, { still = isStill, ready, more } = {}) {
  const faults = [];
  await atEachSize(page, sizes, async (size) => {
    await ready?.();
    const found = [
      ...(await layoutFaults(page, { still: still(size) })),
      ...((await more?.(size)) ?? []),
    ];
    faults.push(...found.map((fault) => `${size}, ${state}: ${fault}`));
  });
  return faults;
}

/** What a mode shows last, for a puzzle with one solution. */
const COMPLETE = {
  solve: '#difficulty:not([hidden]) + #search:not([hidden])',
  play: '#hint-more:not(:empty)',
  watch: '#panel-code [aria-current], #panel-code li',
  explain: '.path .here',
  make: 'body:has(.make-count .main) .preview .puzzle',
  learn: '.map a',
};

/**
 * Waits until a mode is shown with all its parts.
 * @param {import('@playwright/test').Page} page
 * @param {string} mode
 * @param {{whole?: boolean}} [options]  `whole`: the puzzle has one solution, and all is known about it
 */
export async function shows(page, mode, { whole = false } = {}) {
  await page.locator(`body[data-mode=${mode}]`).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await eventually(() =>
    page
      .locator(`.panel[data-for=${mode}] > *`)
      .evaluateAll((parts) => parts.some((part) => part.childElementCount > 0)),
  );
  if (!whole) return;
  const last = page.locator(COMPLETE[mode]).first();
  let at = 1;
  await eventually(async () => {
    await page.mouse.move(1, (at = 3 - at)); // a sign of use, for which difficulty and search wait
    return last.isVisible();
  });
}
