// The editor of the program: CodeMirror with its mode for JavaScript.
// @ts-check
import {
  history,
  historyKeymap,
  indentLess,
  indentMore,
  isolateHistory,
  standardKeymap,
} from '@codemirror/commands';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
import { javascript } from '@codemirror/legacy-modes/mode/javascript';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/**
 * @typedef {object} Editor
 * @property {string} value  setting it is an edit, which can be undone
 * @property {() => void} focus
 * @property {(label: string) => void} name  sets its accessible name
 * @property {(line: number) => void} point  marks a line, from 1, and shows it; 0 for none
 */

const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' }, // the element around it has one
  '.cm-scroller': { font: 'var(--program, 0.8125rem/1.25rem) var(--code)' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': { border: '0', background: 'none', color: 'var(--soft)' },
  '.cm-line::selection, .cm-line ::selection': { background: 'var(--yours-w)' },
  '&.cm-focused .cm-matchingBracket': { background: 'none', textDecoration: 'underline' },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--clash-w)' },
  '.wrong': { background: 'var(--clash-w)' },
});
const COLORS = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--soft)' },
  { tag: tags.keyword, color: 'var(--yours)' },
]);

/** Marks the line that begins at a place; none at -1. @type {import('@codemirror/state').StateEffectType<number>} */
const pointAt = StateEffect.define();
const WRONG = Decoration.line({ class: 'wrong' });
/** The mark of a line; the next edit removes it. */
const pointed = StateField.define({
  create: () => Decoration.none,
  update(marks, { docChanged, effects }) {
    const places = effects.flatMap((effect) => (effect.is(pointAt) ? [effect.value] : []));
    if (!docChanged && !places.length) return marks;
    return Decoration.set(places.filter((at) => at >= 0).map((at) => WRONG.range(at)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Indents the selected lines, or moves the cursor to the next even column. @type {import('@codemirror/view').Command} */
function indent(view) {
  const { main } = view.state.selection;
  if (!main.empty) return indentMore(view);
  const spaces = main.head % 2 === view.state.doc.lineAt(main.head).from % 2 ? '  ' : ' ';
  view.dispatch(view.state.replaceSelection(spaces), { userEvent: 'input' });
  return true;
}

/**
 * Replaces a selection by what is typed. Chromium would keep the colors of the first line as an inline
 * style, which the policy of the page refuses.
 * @param {InputEvent} event
 * @param {EditorView} view
 */
function overwrite({ inputType, data, isComposing }, view) {
  if (inputType !== 'insertText' || !data || isComposing || view.state.selection.main.empty)
    return false;
  view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type' });
  return true;
}

/**
 * @param {HTMLElement} place
 * @param {string} text
 * @param {object} actions
 * @param {() => void} actions.change  called after each edit
 * @param {() => void} actions.run  called for Ctrl Enter
 * @returns {Editor}
 */
export function makeEditor(place, text, { change, run }) {
  let label = '';
  /** After Escape, Tab moves the focus, until the next edit. @param {EditorView} view @param {boolean} leaves */
  const leave = (view, leaves) => {
    view.setTabFocusMode(leaves);
    return leaves;
  };
  const extensions = [
    lineNumbers(),
    history(),
    StreamLanguage.define(javascript),
    syntaxHighlighting(COLORS),
    bracketMatching(),
    indentOnInput(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of(() => ({ 'aria-label': label, tabindex: '0' })),
    THEME,
    pointed,
    keymap.of([
      { key: 'Mod-Enter', run: () => (run(), true) },
      { key: 'Tab', run: indent, shift: indentLess },
      { key: 'Escape', run: (view) => leave(view, true) },
      ...standardKeymap,
      ...historyKeymap,
    ]),
    EditorView.domEventHandlers({ beforeinput: overwrite, blur: (_, view) => leave(view, false) }),
    EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      leave(update.view, false);
      change();
    }),
  ];
  // In a shadow root, CodeMirror adopts its style sheets. In a document it would add a style element,
  // which the policy of the page refuses.
  const root = place.attachShadow({ mode: 'open' });
  const state = EditorState.create({ doc: text, extensions });
  const view = new EditorView({ root, parent: root, state });
  return {
    get value() {
      return view.state.doc.toString();
    },
    set value(insert) {
      const changes = { from: 0, to: view.state.doc.length, insert };
      view.dispatch({ changes, annotations: isolateHistory.of('full') });
    },
    focus: () => view.focus(),
    name(name) {
      label = name;
      view.dispatch({}); // with new attributes
    },
    point(line) {
      if (!line) return view.dispatch({ effects: pointAt.of(-1) });
      const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      const scroll = EditorView.scrollIntoView(from, { yMargin: 40 });
      view.dispatch({ selection: { anchor: from }, effects: [pointAt.of(from), scroll] });
    },
  };
}
