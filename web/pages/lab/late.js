// What the page loads when it is idle after the first verdict, or earlier if it is needed.
// @ts-check
export { reportWaits, topDialog } from '../../base/dom/notice.js';
export { keepFocus } from '../../base/dom/focus.js';
export { actionsOf } from './actions.js';
export { echoEdits } from './echo.js';
export { setUpSheet } from './sheet.js';
export { showWholeLine } from './whole-line.js';
