// `#editor` of a site that is built without the package libjs-codemirror: a text field.
// @ts-check
import { add } from '../../base/dom/element.js';

/** @type {typeof import('./editor.js').makeEditor} */
export async function makeEditor(place, { change, run }) {
  const field = add(place, 'textarea', 'program-text');
  field.spellcheck = false;
  field.autocapitalize = 'off';
  field.wrap = 'off';
  field.addEventListener('input', change);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  });
  return {
    get value() {
      return field.value;
    },
    set value(text) {
      field.value = text;
    },
    focus: () => field.focus(),
    refresh: () => {},
    name: (label) => field.setAttribute('aria-label', label),
    point(line) {
      if (!line) return;
      const before = field.value.split('\n').slice(0, line);
      const end = before.join('\n').length;
      field.setSelectionRange(end - (before.at(-1)?.length ?? 0), end);
    },
  };
}
