// All tests in Chromium and WebKit, in one process.
process.env.BROWSERS = 'chromium webkit';
await import('./all.mjs');
