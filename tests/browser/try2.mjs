import { BROWSERS } from './launch.mjs';
import { readFileSync } from 'node:fs';
const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const b = await BROWSERS.chromium();
for (const [name, o] of Object.entries({
  wide: { viewport: { width: 1280, height: 900 } },
  dark: { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  small: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  reduced: { viewport: { width: 832, height: 700 }, reducedMotion: 'reduce' },
})) {
  const c = await b.newContext({ ...o, bypassCSP: true });
  const page = await c.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  await page.goto('http://127.0.0.1:8331/');
  await page.waitForTimeout(1200);
  const check = async (what) => {
    await page.evaluate(axe);
    const r = await page.evaluate(() => axe.run());
    console.log(name, what, 'axe', r.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target).join(' ')}`));
  };
  await check('start');
  const size = await page.evaluate(() => { const r = document.querySelector('#player').getBoundingClientRect(); return [r.top, r.height, innerHeight, document.documentElement.scrollWidth]; });
  console.log(name, size, await page.evaluate(() => [...document.querySelectorAll('.player button')].map((x) => [x.offsetWidth, x.offsetHeight].join('x')).join(' ')));
  await page.click('#go-last'); await page.waitForTimeout(300);
  await page.screenshot({ path: `/tmp/shots/${name}-end.png` });
  await page.focus('#scrub'); await page.evaluate(() => { const s = document.querySelector('#scrub'); s.value = 4800; s.dispatchEvent(new Event('input')); });
  await page.waitForTimeout(300);
  // to a reject
  for (let i = 0; i < 6 && !/already/.test(await page.textContent('#step-status')); i++) { await page.keyboard.press('ArrowRight'); await page.waitForTimeout(60); }
  console.log(await page.textContent('#step-status'));
  await page.screenshot({ path: `/tmp/shots/${name}-mid.png` });
  for (const tab of ['state', 'log', 'code']) { await page.click(`#tab-${tab}`); await page.waitForTimeout(300); await check(tab); }
  if (name === 'phone' || name === 'wide') await page.screenshot({ path: `/tmp/shots/${name}-full.png`, fullPage: true });
  for (const id of ['dancing-links', 'candidate-elimination', 'bitmask']) { await page.selectOption('#algorithm', id); await page.waitForTimeout(300); await page.click('#tab-state'); for (let i = 0; i < 12; i++) await page.click('#step-on'); await page.waitForTimeout(200); await check(id); }
  await c.close();
}
await b.close();
