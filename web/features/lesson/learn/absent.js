// The mode Learn of an edition without lessons: it says where they are.
// @ts-check
import { strings } from './en.js';

/** @param {import('../../workbench/mode.js').Context} context @returns {Promise<import('../../workbench/mode.js').Mode>} */
export async function mount({ words, panel }) {
  await words.add({ learn: strings });
  return {
    enter: () => ({ locked: true }),
    render() {
      panel.a.textContent = words.of(strings).onlySite;
    },
  };
}
