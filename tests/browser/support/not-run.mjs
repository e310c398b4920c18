// A reporter for Playwright that lists the skipped tests with the reasons, as tests/run.mjs reads them.
export default class NotRun {
  onTestEnd(test, result) {
    if (result.status !== 'skipped') return;
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
    if (reason) console.log(`not run: ${test.title} (${reason})`);
  }
}
