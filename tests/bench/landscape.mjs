// node tests/bench/landscape.mjs: the landscape of a run of 622 million checks in Chromium: the time from the
// moment when the length of the run is known to the first picture of all of it; frames, and processor time of
// the page for each, while the pointer moves over it and while it is enlarged; memory. Build the site first.
import { fileURLToPath } from 'node:url';
import { serve } from '../../web/make/serve.mjs';
import { BROWSERS } from '../browser/support/browsers.mjs';
import { visited } from '../browser/support/harness.mjs';

const SITE = fileURLToPath(new URL('../../build/site', import.meta.url));
const PUZZLE = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const FRAMES = 300;

/** Keeps the requests and replies of the workers with their times. Runs in the page. */
function listen() {
  const seen = (self.seen = []);
  const { Worker: Plain } = self;
  self.Worker = class extends Plain {
    constructor(...values) {
      super(...values);
      this.addEventListener('message', ({ data }) =>
        seen.push({ data, time: performance.now(), answers: data.id }),
      );
    }
    postMessage(data, ...more) {
      seen.push({ data, time: performance.now() });
      super.postMessage(data, ...more);
    }
  };
}

/** Milliseconds from the reply that the run has ended to the frame after its landscape; and the bytes of the latter. */
async function firstPicture() {
  const frame = () => new Promise(requestAnimationFrame);
  for (;;) {
    await frame();
    const end = self.seen.find(({ answers, data }) => answers && data.extent?.ended);
    if (!end) continue;
    const { length } = end.data.extent;
    const asked = self.seen.find(({ data }) => data.type === 'landscape' && data.to === length);
    const reply = asked && self.seen.find(({ answers }) => answers === asked.data.id);
    if (!reply) continue;
    await frame();
    const bytes = Object.values(reply.data.landscape).reduce(
      (sum, each) => sum + (each.byteLength ?? 0),
      0,
    );
    return [
      performance.now() - end.time,
      length,
      reply.time - asked.time,
      bytes,
      end.data.extent.memory,
    ];
  }
}

/** Times between frames while something is done in each, before the page renders, as browsers do with events. */
async function frames([selector, kind, count]) {
  const plot = document.querySelector(selector);
  const { left, top, width, height } = plot.getBoundingClientRect();
  const times = [];
  let frame = new Promise(requestAnimationFrame);
  for (let i = 0, before = 0; i <= count; i++) {
    const now = await frame;
    frame = new Promise(requestAnimationFrame);
    if (before) times.push(now - before);
    before = now;
    const clientX = left + width * (0.5 + 0.45 * Math.sin(i / 25));
    const clientY = top + height * (0.7 + 0.25 * Math.cos(i / 9));
    const at = { clientX, clientY, bubbles: true, cancelable: true, pointerType: 'mouse' };
    plot.dispatchEvent(new PointerEvent('pointermove', at));
    if (kind === 'zoom')
      plot.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: i % 120 < 60 ? -60 : 60 }));
  }
  return times.sort((a, b) => a - b);
}

const server = await serve(SITE);
const browser = await BROWSERS.chromium();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processor = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  await page.addInitScript(visited);
  await page.addInitScript(listen);
  const givens = PUZZLE.replaceAll('.', '0');
  await page.goto(`${server.url}?lang=en#p=${givens}&mode=watch&algo=free-cell-list`);
  await page.mouse.move(1, 1);
  await page.locator('#scrub[aria-valuetext*=" of "]').waitFor();
  await page.keyboard.press('t');
  await page.getByRole('application').waitFor();
  await page.getByRole('button', { name: 'Step', exact: true }).click(); // the run is watched: its length is of interest
  const [time, length, asked, bytes, memory] = await page.evaluate(firstPicture);
  const number = (value) => Math.round(value).toLocaleString('en');
  console.log(`length    ${number(length)} steps`);
  console.log(
    `picture   ${time.toFixed(0)} ms after the length is known, ${asked.toFixed(0)} of it in the worker`,
  );
  console.log(`memory    ${number(memory)} bytes of the run, ${number(bytes)} of the landscape`);
  for (const kind of ['hover', 'zoom']) {
    const before = await processor();
    const times = await page.evaluate(frames, ['[role=application]', kind, FRAMES]);
    const spent = ((await processor()) - before) / FRAMES;
    const [median, most] = [times[FRAMES >> 1], times[Math.floor(0.95 * FRAMES)]];
    console.log(
      `${kind.padEnd(9)} a frame in ${median.toFixed(1)} ms at the median, 95 % in ${most.toFixed(1)} ms; ` +
        `${spent.toFixed(1)} ms of the processor for each`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}
