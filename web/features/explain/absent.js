// Replaces the mode Explain, the difficulty and hints in the one-file edition and the custom element,
// which do not contain the human solver: see `imports` in package.json.
// @ts-check
import { add } from '../../base/dom/element.js';
import { setText } from '../../base/dom/dom.js';
import { strings } from './absent-en.js';

/** @type {typeof import('./mode.js').mount} */
export async function mount({ workbench, words, panel }) {
  await words.add({ 'no-explain': strings });
  const title = add(add(panel.a, 'div', 'head'), 'h2');
  const text = add(panel.a, 'p', 'by');
  text.style.whiteSpace = 'normal';
  const { entry } = workbench;
  return {
    enter() {
      entry.locked = true;
    },
    leave() {
      entry.locked = false;
    },
    render() {
      const texts = words.of(strings);
      setText(title, texts.needsSite);
      setText(text, texts.needsSiteBecause);
    },
  };
}

export const addDifficulty = async () => {};
export const addHints = async () => {};
