// The types of a lesson that has been read.
// @ts-check

/**
 * Text with emphasis and links.
 * @typedef {{type: 'text', text: string} | {type: 'code', text: string}
 *   | {type: 'em' | 'strong', parts: Inline[]} | {type: 'link', href: string, parts: Inline[]}
 *   | {type: 'drive', to: string, parts: Inline[]}} Inline  `drive`: a link that controls a board
 */
/**
 * A fault in the text of a lesson.
 * @typedef {object} Message
 * @property {number} line  from 1
 * @property {number} column  from 1
 * @property {keyof typeof import('./en.js').strings.MESSAGES} code
 * @property {string} what  the part of the text that is concerned
 */
/**
 * A board.
 * @typedef {object} BoardBlock
 * @property {'board'} type
 * @property {string} id
 * @property {string} title
 * @property {string} puzzle  81 digits; empty for the first example
 * @property {Record<string, string>} options  parameters of an embedded board, except the puzzle; `code` is the text of a program, packed
 */
/** @typedef {import('./kinds/kinds.js').KindName} Kind */
/**
 * An answer of a question.
 * @typedef {object} Choice
 * @property {boolean} right
 * @property {Inline[]} parts  of a choice
 * @property {number} from  the number, digit or cell 0..80
 * @property {number} to  the same, or the end of a range
 * @property {Inline[] | null} feedback
 */
/** A line of the program of a question, and the sign before it. @typedef {{mark: '|' | '~' | '!', text: string}} Line */
/**
 * A test of a program: what an expression gives or prints, or the solution of a puzzle.
 * @typedef {object} Test
 * @property {'returns' | 'prints' | 'solves'} type
 * @property {string} call  the expression; of `solves`, it is `solve(grid)`
 * @property {string} puzzle  81 digits
 * @property {string} expected  the value as a text; lines between ` / `; 81 digits, or empty for no solution
 * @property {boolean} hidden  it is not shown before it fails
 */
/**
 * What a question about a run asks.
 * @typedef {object} Traced
 * @property {string} board  whose run it is, as the board has it at first
 * @property {number} step  -1: none
 * @property {number} calls  rows for calls, from the first call on; 0: only the innermost call is asked for
 * @property {string[]} values  variables
 */
/**
 * @typedef {object} QuestionBlock
 * @property {'question'} type
 * @property {string} id
 * @property {Kind} kind
 * @property {Inline[][]} prompt  paragraphs
 * @property {Choice[]} choices
 * @property {Line[]} lines  of a program
 * @property {Test[]} tests
 * @property {Traced | null} traced
 * @property {Inline[] | null} hint
 * @property {Inline[] | null} right
 * @property {Inline[] | null} wrong
 * @property {Inline[] | null} model  an answer to compare with
 */
/** A comparison of runs; a label may be empty. @typedef {{type: 'compare', boards: string[], labels: string[], title: string}} CompareBlock */
/** In place of a block that is left out: why. @typedef {{type: 'fault', code: Message['code'], what: string}} FaultBlock */
/**
 * @typedef {BoardBlock | QuestionBlock | CompareBlock | import('./dials/read.js').DialsBlock
 *   | {type: 'heading' | 'paragraph' | 'note', parts: Inline[]}
 *   | {type: 'list', ordered: boolean, items: Inline[][]}
 *   | {type: 'code', text: string} | FaultBlock} Block
 */
/** Its title is empty if the text begins without one. @typedef {{title: Inline[], blocks: Block[]}} Section */
/**
 * A lesson.
 * @typedef {object} Lesson
 * @property {Record<string, string>} head
 * @property {Inline[]} title
 * @property {Inline[]} lead
 * @property {Section[]} sections
 * @property {BoardBlock[]} boards  in the order of the text
 * @property {QuestionBlock[]} questions  in the order of the text
 * @property {Message[]} messages  by line and column
 */

/** The text without emphasis and links. @param {Inline[]} parts @returns {string} */
export const plainText = (parts) =>
  parts.map((part) => ('text' in part ? part.text : plainText(part.parts))).join('');
