// The texts of the share dialog, in German.
// @ts-check
import { number } from './puzzle.js';

/** Names of the core's writers, by their ids. @type {Record<string, string>} */
const COPY_FORMATS = {
  line: 'Eine Zeile, Punkte für Leeres',
  line0: 'Eine Zeile, Nullen für Leeres',
  liang: 'Zahlen (Liang)',
  almanac: 'Gitter mit Rahmen (Almanac)',
  article: 'Gitter mit Rahmen und Strichen (Artikel)',
  assignment4: 'Striche, Bänder getrennt (Aufgabe 4)',
  lab: 'Gitter fester Breite (Rekursionsübung)',
  candidates: 'Kandidatengitter',
  s9b: 'SudokuWiki-Code (S9B)',
  hodoku: 'HoDoKu-Bibliothekszeile',
};

/** @type {typeof import('../../features/share/en.js').strings} */
export const strings = {
  COPY_FORMATS,
  PARTS: {
    verdict: 'Urteil',
    board: 'Brett',
    status: 'Stand',
    strip: 'Zeitleiste',
    player: 'Knöpfe',
    speed: 'Tempo',
    pad: 'Ziffern',
    link: 'Link zur Seite',
    code: 'Code',
    stack: 'Variablen',
    log: 'Protokoll',
    counters: 'Zähler',
  },
  ASKED: {
    off: 'Nichts',
    choices: 'Welche Ziffer als Nächstes',
    checks: 'Passt sie',
    backtracks: 'Wohin geht es zurück',
  },
  THEMES: { auto: 'Wie im System', light: 'Hell', dark: 'Dunkel' },
  CODES: {
    frame: 'Einbettungscode (iframe)',
    element: 'Web Component',
  },
  PRESETS: { board: 'Brett', code: 'Brett und Code', full: 'Alles' },
  SECTIONS: {
    card: 'Karte',
    link: 'Link',
    embed: 'Einbetten',
    copy: 'Als Text kopieren',
  },
  opens: (step) =>
    step
      ? `Der Link öffnet Schritt ${number(step)} des Ablaufs, mit Rätsel und Eintragungen.`
      : 'Der Link öffnet das Rätsel mit Eintragungen, Notizen und Farben.',
  previewOf: (width, height) => `Vorschau, ${number(width)} × ${number(height)} Pixel`,
  title: 'Teilen und einbetten',
  close: 'Schließen',
  sections: 'Was zu teilen ist',
  link: 'Link zu dieser Seite',
  share: 'Teilen …',
  qr: 'QR-Code des Links',
  saveQr: 'QR-Code speichern',
  tooLong: 'Der Link ist zu lang für einen QR-Code.',
  openIn: 'Öffnen in',
  picture: 'Bild speichern',
  presets: 'Was der Rahmen zeigt',
  codes: 'Art des Codes',
  preview: 'Vorschau',
  parts: 'Teile',
  options: 'Einstellungen',
  step: 'Beginnt bei Schritt',
  from: 'Schleife von Schritt',
  to: 'bis Schritt',
  ask: 'Fragen',
  theme: 'Farben',
  lock: 'Gesperrt: keine Änderungen',
  origin: 'Nur auf dieser Website erlauben',
  width: 'Breite',
  height: 'Höhe',
  format: 'Format',
  solution: 'Lösung, eine Zeile',
  noSolution: 'Es gibt keine Lösung zu kopieren.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt kein Kopieren: Strg+C oder Cmd+C drücken.',
  noPart: 'Mindestens einen Teil auswählen.',
  noRange: 'Eine Schleife braucht einen ersten und einen späteren letzten Schritt.',
  noOrigin: 'Eine Website ist https:// und ein Name, eventuell mit einem Port.',
  onlyLink: 'Diese Seite ist eine einzelne Datei: Der Link gilt nur auf diesem Computer.',
  frameTitle: 'Sudoku Lab',
};
