// All tests in Firefox, in one process.
process.env.BROWSERS = 'firefox';
await import('./all.mjs');
