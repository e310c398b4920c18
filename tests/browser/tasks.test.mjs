// The main tasks of the lab, in Chromium and Firefox; webkit.test.mjs does them in WebKit.
import { inEachBrowser } from './support/harness.mjs';
import { doTasks, playwright } from './support/tasks.mjs';

inEachBrowser((test) => {
  test('does the main tasks', (page) => doTasks(playwright(page)));
});
