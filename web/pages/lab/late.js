// What the page loads when it is idle after the first verdict.
// @ts-check
export { keepFocus } from '../../base/dom/focus.js';
export { echoEdits } from './echo.js';
