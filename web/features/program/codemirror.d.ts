// What the editor uses of Debian's packages libjs-codemirror and node-acorn.
declare module 'codemirror' {
  type KeyMap = Record<string, string | false | ((editor: Editor) => void)>;
  interface Editor {
    getValue(): string;
    setValue(text: string): void;
    setOption(name: string, value: unknown): void;
    focus(): void;
    refresh(): void;
    on(event: string, action: (editor: Editor, change: unknown) => void): void;
    addKeyMap(map: KeyMap): void;
    removeKeyMap(map: KeyMap): void;
    addLineClass(line: number, where: 'wrap', name: string): void;
    removeLineClass(line: number, where: 'wrap', name: string): void;
    setCursor(line: number, column: number): void;
    scrollIntoView(place: { line: number; ch: number }, margin?: number): void;
    lineCount(): number;
    execCommand(name: string): void;
    somethingSelected(): boolean;
    clearHistory(): void;
    getInputField(): HTMLElement;
  }
  export default function CodeMirror(place: HTMLElement, options: object): Editor;
}
declare module 'codemirror/mode/javascript/javascript.js';
declare module 'codemirror/addon/edit/matchbrackets.js';
declare module 'acorn' {
  /** The syntax tree of a program; throws an error with `loc`. */
  export function parse(
    text: string,
    options: object,
  ): { type: string; start: number; end: number };
}
