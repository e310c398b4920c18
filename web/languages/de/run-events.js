// The events of a run in words, in German: in the line, and in few words in the log.
// @ts-check
import { cellName, houseName } from './puzzle.js';

/** @typedef {import('../../run/en-events.js').EventFacts} EventFacts */

/** A constraint: a cell, or a digit in a house. @param {number} constraint */
export const constraintName = (constraint) =>
  constraint < 81
    ? cellName(constraint)
    : `${((constraint - 81) % 9) + 1} in ${houseName(Math.floor((constraint - 81) / 9))}`;

/** @param {EventFacts} facts */
const because = ({ blocker, digit }) =>
  blocker ? `${houseName(blocker.house)} hat schon eine ${digit}` : 'passt nicht';

/** @type {Record<string, (facts: EventFacts) => string>} */
const EVENTS = {
  none: () => 'das Rätsel am Anfang',
  begin: () => 'liest das Rätsel',
  enter: () => 'ruft die Suche auf',
  leave: ({ place }) =>
    place < 81
      ? `keine Ziffer mehr für ${cellName(place)}; der Aufruf kehrt zurück`
      : 'kehrt zurück',
  choose: ({ place }) =>
    place < 81 ? `geht zu ${cellName(place)}` : `sucht einen Platz für ${constraintName(place)}`,
  try: ({ place, digit }) => `probiert ${digit} in ${cellName(place)}`,
  write: ({ place, digit, before }) =>
    before
      ? `erhöht ${cellName(place)} von ${before} auf ${digit}`
      : `schreibt ${digit} in ${cellName(place)}`,
  place: ({ place, digit, before }) =>
    before
      ? `${digit} passt in ${cellName(place)}; weiter`
      : `setzt ${digit} in ${cellName(place)}`,
  reject: (facts) => `probiert ${facts.digit} in ${cellName(facts.place)} – ${because(facts)}`,
  remove: ({ place, before }) => `Rücksprung: entfernt ${before} aus ${cellName(place)}`,
  eliminate: (facts) =>
    `streicht ${facts.digit} in ${cellName(facts.place)}${facts.blocker ? ` – ${because(facts)}` : ''}`,
  pass: () => 'beginnt einen Durchgang durch alle Zellen',
  cover: ({ place }) => `deckt ${constraintName(place)} ab`,
  uncover: ({ place }) => `deckt ${constraintName(place)} wieder auf`,
  solution: () => 'findet eine Lösung',
  exhausted: () => 'nichts mehr zu probieren; der Lauf endet',
  stuck: () => 'steckt fest, keine weiteren Schlüsse',
  invalid: () => 'zwei Vorgaben widersprechen sich; der Lauf endet',
};

/** @param {EventFacts} facts */
export const event = (facts) => EVENTS[facts.kind](facts);

/** @param {EventFacts} facts */
export function sentence(facts) {
  const { kind, blocker, digit, place } = facts;
  if (kind === 'reject' && blocker)
    return `${digit} in ${cellName(place)} widerspricht der ${digit} in ${cellName(blocker.cell)}`;
  const words = event(facts);
  return words[0].toUpperCase() + words.slice(1);
}

/** @type {Record<string, (facts: EventFacts) => string>} */
const SHORT = {
  enter: () => 'Aufruf',
  leave: ({ place }) => (place < 81 ? `${cellName(place)}: keine mehr` : 'Rückkehr'),
  choose: ({ place }) =>
    place < 81 ? `${cellName(place)}: dran` : `wählt ${constraintName(place)}`,
  try: ({ place, digit }) => `${cellName(place)}: probiert ${digit}`,
  write: ({ place, digit, before }) =>
    `${cellName(place)}: ${before ? `${before} auf ${digit}` : `schreibt ${digit}`}`,
  place: ({ place, digit, before }) =>
    `${cellName(place)}: ${before ? `${digit} passt` : `setzt ${digit}`}`,
  reject: ({ place, digit, blocker }) =>
    `${cellName(place)}: ${digit} ${blocker ? `steht in ${cellName(blocker.cell)}` : 'passt nicht'}`,
  remove: ({ place, before }) => `${cellName(place)}: entfernt ${before}`,
  eliminate: ({ place, digit, blocker }) =>
    `${cellName(place)}: ${blocker ? `${digit} in ${cellName(blocker.cell)}` : `nicht ${digit}`}`,
  cover: ({ place }) => `${constraintName(place)}: ab`,
  uncover: ({ place }) => `${constraintName(place)}: auf`,
  pass: () => 'neuer Durchgang',
  exhausted: () => 'der Lauf endet',
  stuck: () => 'steckt fest',
};

/** @param {EventFacts} facts */
export const short = (facts) => (SHORT[facts.kind] ?? event)(facts);
