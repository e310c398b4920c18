// The texts of films, in German.
// @ts-check
import { count, number } from './puzzle.js';
import { messageOf } from '../../base/words/numbers.js';

const megabytes = new Intl.NumberFormat('de', { maximumSignificantDigits: 2 });

/** @type {typeof import('../../features/card/film/en.js').strings} */
export const strings = {
  about: (frames, bytes) =>
    `${count(frames, 'Bild', 'Bilder')}, etwa ${megabytes.format(bytes / 1e6)} MB.`,
  failed: (error) => `Der Film ist nicht entstanden (${messageOf(error)}).`,
  noStretch: (length) =>
    `Ein Film geht von einem Schritt zu einem späteren, 0 bis ${number(length)}.`,
  of: (length, ended) => `von ${ended ? '' : 'mehr als '}${number(length)}`,
  pixels: (width, height) => `${number(width)} × ${number(height)}`,
  saved: (frames, bytes) =>
    `Gespeichert: ${count(frames, 'Bild', 'Bilder')}, ${megabytes.format(bytes / 1e6)} MB.`,
  seconds: (n) => `${number(n)} s`,
  step: (n) => `Schritt ${number(n)}`,

  SHAPES: { wide: 'Breit', square: 'Quadrat' },
  THEMES: { light: 'Hell', dark: 'Dunkel' },
  FORMATS: { apng: 'Animiertes PNG', webm: 'WebM' },
  STRETCHES: { whole: 'Ganzer Lauf', part: 'Ein Teil' },
  choices: 'Was der Film zeigt',
  shape: 'Form',
  theme: 'Farben',
  format: 'Format',
  stretch: 'Schritte',
  from: 'Von Schritt',
  to: 'bis Schritt',
  length: 'Länge',
  size: 'Pixel',
  preview: 'Ein Bild des Films',
  make: 'Film machen',
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen.',
  progress: 'Fertige Bilder',
  working: 'Das Programm läuft noch …',
  noSteps: 'Dieses Programm hat noch keine Schritte gemacht.',
};
