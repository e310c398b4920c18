// The texts of pictures, in English.
// @ts-check
import { messageOf, numbersIn } from '../../base/words/numbers.js';

const { number, count } = numbersIn('en');

/** @param {number} n */
const boardsShown = (n) => `${count(n, 'board')}.`;
/** @param {number} length  steps of the run that are known @param {number} most  boards */
const noRange = (length, most) =>
  `Choose a first step and a later last step, 0 to ${number(length)}, and 2 to ${most} boards.`;
/** @param {unknown} error */
const noPicture = (error) => `The picture could not be made (${messageOf(error)}).`;

export const strings = {
  boardsShown,
  noRange,
  noPicture,

  openPicture: 'Picture',
  pictureTitle: 'Picture of the board',
  shows: 'What it shows',
  boardShown: 'The board as shown',
  stepsOfRun: 'Steps of the run',
  from: 'From step',
  to: 'to step',
  boards: 'Boards',
  preview: 'Preview',
  saveSvg: 'Download SVG',
  savePng: 'Download PNG',
  close: 'Close',
};
