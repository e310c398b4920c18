// Texts of the pages of techniques, in English: singles, and deductions that lead to one at once.
// @ts-check

/** By the ids of the techniques. @type {Record<string, import('../markup.js').Texts>} */
export const strings = {
  'full-house': {
    lead: 'A row, column or box has one empty cell. The cell gets the only digit that the house still lacks.',
    look: 'Look for houses with eight digits. After each digit that you write, check its row, its column and its box: one of them may have a single empty cell left.',
    why: 'A house has each digit from 1 to 9 exactly once. With eight of them in place, the ninth digit and the last cell belong together.',
    result:
      'The digit is placed. The other two houses of the cell lose it as a candidate, which often leads to the next single.',
  },
  'hidden-single-box': {
    lead: 'In a box, a digit fits in one cell only. The cell may have other candidates, but the digit has no other place.',
    look: 'Choose a digit that is on the board several times. In a box without it, rule out every cell whose row or column already has the digit. If one empty cell is left, the digit goes there.',
    why: 'The box needs the digit. Each other empty cell of the box sees the same digit in its row or column, so none of them can take it.',
    result: 'The digit is placed. The row and the column of the cell lose it as a candidate.',
  },
  'hidden-single-line': {
    lead: 'In a row or a column, a digit fits in one cell only.',
    look: 'Take a line with few empty cells and a digit that it lacks. Check each empty cell: is the digit already in the crossing line or in the box? Lines are harder to scan than boxes because a line passes through three boxes.',
    why: 'The line needs the digit. Each other empty cell of the line sees the same digit in its box or in the line that crosses it.',
    result:
      'The digit is placed. The box and the crossing line of the cell lose it as a candidate.',
  },
  'naked-single': {
    lead: 'A cell has one candidate left, because its row, column and box have the other eight digits.',
    look: 'Count the different digits that a cell sees. Begin with cells where a crowded row, column and box meet. If all candidates are written down, look for a cell with one of them.',
    why: 'A cell takes one digit. Eight digits are already in its row, column or box, so the ninth is the only one possible.',
    result:
      'The digit is placed. Every other cell of its row, column and box loses it as a candidate.',
  },
  'direct-pointing': {
    lead: 'In a box, a digit fits only in cells of one line. So the line has the digit inside this box, and another house has a single place left for it.',
    look: 'When two or three cells of a box compete for a digit and lie in one row or column, treat the line as if it had the digit already. Then look for a hidden single of that digit in the neighbouring boxes.',
    why: 'The box has the digit in one of these cells, whichever it is. So no other cell of the line has it. In the house that is left with one place, the digit must go there.',
    result:
      'The digit is placed in the house with a single place left. No candidates need to be written down.',
  },
  'direct-claiming': {
    lead: 'In a line, a digit fits only in cells of one box. So the box has the digit in this line, and another house has a single place left for it.',
    look: 'Find a row or column in which all places of a digit lie in one box. The rest of that box cannot have the digit: check the lines through it for a hidden single.',
    why: 'The line has the digit in one of these cells, whichever it is, and all of them are in the box. So the other cells of the box do not have it.',
    result: 'The digit is placed in the house with a single place left.',
  },
  'direct-hidden-pair': {
    lead: 'Two digits fit only in the same two cells of a house. No other digit has room there, and one of the others has a single place left.',
    look: 'Look for two digits that are excluded from the same cells of a house. Reserve the two cells that remain for them. Then check where the other missing digits of the house can go.',
    why: 'The two digits need both cells. Another digit of the house cannot use them, so a digit with one more place must go to that place.',
    result: 'A third digit is placed in the same house. The pair itself stays open.',
  },
  'direct-hidden-triple': {
    lead: 'Three digits fit only in the same three cells of a house. No other digit has room there, and one of the others has a single place left.',
    look: 'Look for three digits whose places in a house lie in three cells altogether. Not every digit needs to fit in each of them. Reserve the cells and check the other missing digits.',
    why: 'The three digits need all three cells. Another digit of the house cannot use them, so a digit with one more place must go to that place.',
    result: 'A fourth digit is placed in the same house. The triple itself stays open.',
  },
};
