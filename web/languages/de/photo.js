// The texts of the reading of pictures, in German.
// @ts-check
import { cellName, count } from './puzzle.js';

/** @type {typeof import('../../features/picture/en.js').strings} */
export const strings = {
  title: 'Rätsel aus einem Bild',
  close: 'Schließen',
  local: 'Das Bild wird auf diesem Gerät gelesen und nirgendwohin gesendet.',
  hint: 'Ein Bildschirmfoto oder Foto eines Sudokus: wählen, einfügen oder hier ablegen.',
  choose: 'Bild wählen',
  camera: 'Kamera',
  photograph: 'Foto aufnehmen',
  live: 'Das Sudoku vor die Kamera halten: Es wird gelesen, sobald es scharf ist.',
  shoot: 'Dieses Bild lesen',
  reading: 'Das Bild wird gelesen …',
  read: (digits, doubts) =>
    doubts
      ? `${count(digits, 'Ziffer', 'Ziffern')} gelesen, ${doubts} unsicher.`
      : `${count(digits, 'Ziffer', 'Ziffern')} gelesen.`,
  notes: (cells, illegible) =>
    [
      ...(cells ? [`Notizen in ${count(cells, 'Zelle', 'Zellen')} gelesen.`] : []),
      ...(illegible ? [`Notizen in ${count(illegible, 'Zelle', 'Zellen')} nicht lesbar.`] : []),
    ].join(' '),
  change: 'Eine Zelle drücken, um sie zu ändern; die Ecken ziehen, wenn das Gitter woanders ist.',
  none: 'Kein Sudoku gefunden. Das Rätsel auf dem Brett ist unverändert. Die vier Ecken auf das Gitter ziehen oder das Bild von oben aufnehmen.',
  unreadable: 'Diese Datei ist kein Bild, das der Browser zeigen kann.',
  tooSmall: 'Dieses Bild ist zu klein.',
  tooLarge:
    'Dieses Bild hat mehr als 64 Megapixel: verkleinern oder ein Bildschirmfoto davon nehmen.',
  denied: 'Der Browser erlaubt dieser Seite die Kamera nicht. Stattdessen ein Bild wählen.',
  noCamera: 'Keine Kamera gefunden. Stattdessen ein Bild wählen.',
  failed: 'Das Bild konnte nicht gelesen werden. Das Rätsel auf dem Brett ist unverändert.',
  unsolved: 'Diese Ziffern haben nicht genau eine Lösung: Einige sind falsch gelesen.',
  retry: 'Noch einmal versuchen',
  use: 'Rätsel übernehmen',
  empty: 'Leer',
  grid: 'Ziffern im Bild',
  grids: 'Rätsel im Bild',
  puzzle: (n) => `Rätsel ${n}`,
  corner: (n) => `Ecke ${['oben links', 'oben rechts', 'unten rechts', 'unten links'][n]}`,
  cell: (cell, { digit, notes, doubtful, entry }) =>
    `${cellName(cell)}, ${digit || 'leer'}${entry && digit ? ', Eintrag' : ''}${doubtful ? ', unsicher' : ''}` +
    (notes.length ? `, Notizen ${notes.join(' ')}` : ''),
  row: cellName,
  taken: (digits, entries) =>
    `Aus dem Bild: ${count(digits, 'Vorgabe', 'Vorgaben')}${entries ? ` und ${count(entries, 'Eintrag', 'Einträge')}` : ''}.`,
  undo: 'Rückgängig',
};
