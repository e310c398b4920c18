// Texts of the mode Play, in German.
// @ts-check

/** @type {typeof import('../../features/play/en.js').strings} */
export const strings = {
  pen: 'Stift',
  answers: 'Antworten',
  notes: 'Notizen',
  erase: 'Löschen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  check: 'Antworten prüfen',
  candidates: 'Kandidaten',
  clearAnswers: 'Antworten löschen',
};
