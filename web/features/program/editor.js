// `#editor`: the editor of the program, CodeMirror with its mode for JavaScript.
// @ts-check
import CodeMirror from 'codemirror';
import 'codemirror/addon/edit/matchbrackets.js';
import 'codemirror/mode/javascript/javascript.js';
import { addStyle } from '#platform';

/**
 * @typedef {object} Editor
 * @property {string} value
 * @property {() => void} focus
 * @property {() => void} refresh  after it has become visible
 * @property {(label: string) => void} name  sets its accessible name
 * @property {(line: number) => void} point  marks a line, from 1, and shows it; 0 for none
 */

/**
 * @param {HTMLElement} place
 * @param {object} actions
 * @param {() => void} actions.change  called after each edit
 * @param {() => void} actions.run  called for Ctrl Enter
 * @returns {Promise<Editor>}
 */
export async function makeEditor(place, { change, run }) {
  await addStyle('codemirror.css');
  const editor = CodeMirror(place, {
    mode: 'javascript',
    theme: 'lab',
    inputStyle: 'contenteditable', // for screen readers and phones
    spellcheck: false,
    lineNumbers: true,
    matchBrackets: true,
    indentUnit: 2,
    tabSize: 2,
    lineWrapping: true,
    extraKeys: {
      Tab: (/** @type {import('codemirror').Editor} */ cm) =>
        cm.execCommand(cm.somethingSelected() ? 'indentMore' : 'insertSoftTab'),
      'Shift-Tab': 'indentLess',
      'Ctrl-Enter': run,
      'Cmd-Enter': run,
      Esc: () => leave(true),
    },
  });
  const field = editor.getInputField();
  field.setAttribute('role', 'textbox');
  field.setAttribute('aria-multiline', 'true');
  /** After Escape, Tab moves the focus. */
  const leaving = { Tab: /** @type {const} */ (false), 'Shift-Tab': /** @type {const} */ (false) };
  /** @param {boolean} leaves */
  function leave(leaves) {
    editor.removeKeyMap(leaving);
    if (leaves) editor.addKeyMap(leaving);
  }
  let pointed = -1;
  const point = (/** @type {number} */ line) => {
    if (pointed >= 0 && pointed < editor.lineCount())
      editor.removeLineClass(pointed, 'wrap', 'wrong');
    pointed = Math.min(line, editor.lineCount()) - 1;
    if (pointed < 0) return;
    editor.addLineClass(pointed, 'wrap', 'wrong');
    editor.setCursor(pointed, 0);
    editor.scrollIntoView({ line: pointed, ch: 0 }, 40);
  };
  editor.on('change', () => {
    leave(false);
    point(0);
    change();
  });
  editor.on('blur', () => leave(false));
  return {
    get value() {
      return editor.getValue();
    },
    set value(text) {
      editor.setValue(text);
      editor.clearHistory();
    },
    focus: () => editor.focus(),
    refresh: () => editor.refresh(),
    name: (label) => editor.setOption('screenReaderLabel', label),
    point,
  };
}
