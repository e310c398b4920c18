// A reporter for Playwright that lists skipped tests with the reasons, in the form that tests/run.mjs reads.
export default class NotRun {
  /** @param {{firefox: string}} faults  why the tests do not run in Firefox; empty if they do */
  constructor({ firefox }) {
    if (!firefox) return;
    if (process.env.CI) throw new Error(`Firefox is too old: ${firefox}`);
    console.log(`not run: all tests in Firefox (${firefox})`);
  }

  onTestEnd(test, result) {
    if (result.status !== 'skipped') return;
    const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
    if (reason) console.log(`not run: ${test.title} (${reason})`);
  }
}
