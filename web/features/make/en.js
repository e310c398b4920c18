// Texts of the mode Make, in English.
// @ts-check

export const strings = {
  title: 'On paper',
  about:
    'A worksheet has one to six puzzles on a page, with answers, QR codes and blank tables for the call stack.',
  worksheet: 'Make a worksheet',
  picture: 'Save a picture',
  print: 'Print this board',
};
