// The texts of the header of all pages, in English.
// @ts-check

export const strings = {
  pasteOrOpen: 'Paste or open',
  photo: 'Puzzle from a picture',
  photoShort: 'Photo',
  lessons: 'Lessons',
  print: 'Print',
  drop: 'Drop it anywhere',
  copyLink: 'Copy the link to this page',
  copied: 'Link copied',
};
