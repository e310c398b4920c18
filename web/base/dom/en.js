// The texts of the dialog from which a text is copied by hand, in English.
// @ts-check

export const strings = {
  title: 'Copy this text',
  byHand: 'The browser does not let the page copy. Press Ctrl+C, or Cmd+C on a Mac.',
  text: 'Text',
  close: 'Close',
};
