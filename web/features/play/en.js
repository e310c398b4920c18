// Texts of the mode Play, in English.
// @ts-check

export const strings = {
  pen: 'Pen',
  answers: 'Answers',
  notes: 'Notes',
  erase: 'Erase',
  undo: 'Undo',
  redo: 'Redo',
  check: 'Check answers',
  candidates: 'Candidates',
  clearAnswers: 'Clear answers',
};
