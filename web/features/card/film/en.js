// The texts of films, in English.
// @ts-check
import { count, number } from '../../../puzzle/en.js';
import { messageOf } from '../../../base/words/numbers.js';

const megabytes = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

/** @param {number} frames @param {number} bytes */
const about = (frames, bytes) =>
  `${count(frames, 'frame')}, about ${megabytes.format(bytes / 1e6)} MB.`;
/** @param {unknown} error */
const failed = (error) => `The film could not be made (${messageOf(error)}).`;
/** @param {number} length  steps of the run that are known */
const noStretch = (length) => `Choose a first step and a later last step, 0 to ${number(length)}.`;
/** @param {number} length @param {boolean} ended */
const of = (length, ended) => `of ${ended ? '' : 'more than '}${number(length)}`;
/** @param {number} width @param {number} height */
const pixels = (width, height) => `${number(width)} × ${number(height)}`;
/** @param {number} frames @param {number} bytes */
const saved = (frames, bytes) =>
  `Saved: ${count(frames, 'frame')}, ${megabytes.format(bytes / 1e6)} MB.`;
/** @param {number} n */
const seconds = (n) => `${number(n)} s`;
/** @param {number} n */
const step = (n) => `Step ${number(n)}`;

export const strings = {
  about,
  failed,
  noStretch,
  of,
  pixels,
  saved,
  seconds,
  step,

  SHAPES: { wide: 'Wide', square: 'Square' },
  THEMES: { light: 'Light', dark: 'Dark' },
  FORMATS: { apng: 'Animated PNG', webm: 'WebM' },
  STRETCHES: { whole: 'Whole run', part: 'Part of it' },
  choices: 'What the film shows',
  shape: 'Shape',
  theme: 'Colours',
  format: 'Format',
  stretch: 'Steps',
  from: 'From step',
  to: 'to step',
  length: 'Length',
  size: 'Pixels',
  preview: 'A frame of the film',
  make: 'Make the film',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  progress: 'Frames made',
  working: 'The program is still running…',
  noSteps: 'This program has made no steps yet.',
};
