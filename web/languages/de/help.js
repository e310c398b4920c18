// The texts of the help and of the tour, in German.
// @ts-check

/** @type {typeof import('../../features/help/en.js').strings} */
export const strings = {
  KEYS: [
    ['[1]–[9]', 'die Ziffer in die gewählten Zellen eintragen'],
    ['[0] [Rücktaste] [Entf]', 'löschen'],
    ['Pfeile, [Pos1], [Ende]', 'bewegen; mit [Strg] führen [Pos1] und [Ende] in die Ecken'],
    ['[Umschalt] + Pfeile', 'mehrere Zellen wählen; oder ziehen, oder mit [Strg] klicken'],
    ['Doppelklick', 'alle Zellen mit dieser Ziffer wählen'],
    ['[Strg] [Z]', 'rückgängig; wiederholen mit [Strg] [Y]'],
    ['[[] []]', 'rückgängig, wiederholen'],
    ['[Esc]', 'die Auswahl aufheben'],
  ],
  MOVES: [
    ['G 530070…', 'das Rätsel, 81 Zeichen; ohne diese Zeile das Rätsel auf dem Brett'],
    ['P 1 3 5', 'setzt 5 in Zeile 1, Spalte 3'],
    ['U 1 3', 'entfernt diese Ziffer'],
    ['T 1 3 5', 'prüft, ob 5 passt'],
    ['R 1 3 5', '5 passt nicht'],
    ['S', 'das Brett ist eine Lösung'],
    ['# …', 'ein Kommentar'],
  ],
  STEPS: {
    paste: [
      'Alles lässt sich einfügen',
      'Zeile, Gitter, Link, Liste, Datei: überall Strg V drücken, fallen lassen oder hier klicken.',
    ],
    verdict: ['Das Urteil', 'Ist es gültig, und wie viele Lösungen hat es? Das steht sofort fest.'],
    modes: [
      'Ein Brett, sechs Ansichten',
      'Dasselbe Rätsel lösen, spielen, verfolgen, erklären; Erstellen macht neue, Lernen hat Lektionen.',
    ],
    watch: [
      'Einem Programm zusehen',
      'Die Leertaste spielt ab, Pfeile gehen Schritt für Schritt, ein Klick in die Kurve springt.',
    ],
    listing: [
      'Der Code dazu',
      'Die Zeile, die gerade läuft, ist markiert. Ein Klick auf eine Zeilennummer hält dort an.',
    ],
    line: ['Die Zeile antwortet', 'Was geschah, warum eine Ziffer nicht geht und was zu tun ist.'],
    more: ['Und mehr', 'Beispiele, Listen, Bilder, Hilfe und dieser Rundgang sind hier.'],
  },
  stepOf: (n, all) => `${n} von ${all}`,
  title: 'Hilfe',
  close: 'Schließen',
  about:
    'Ein Rätsel eintippen, einfügen oder fallen lassen: Das Urteil zählt die Lösungen der Vorgaben. Alles geschieht in diesem Browser; die Adresse der Seite enthält das Rätsel, ein Lesezeichen bewahrt es.',
  sections: 'Abschnitte der Hilfe',
  SECTIONS: { keys: 'Tasten', trace: 'Eigenes Programm', about: 'Über' },
  where: 'Tasten gelten auf dem Brett und beim Zusehen. Auf dem Mac [Cmd] statt [Strg] drücken.',
  singleKeys: 'Kürzel aus einer einzelnen Taste (einem Zeichen)',
  traceIs:
    'Das Programm gibt für jeden Zug eine Zeile aus; die Ausgabe hier einfügen: „Zusehen“ spielt sie ab und hält vor dem ersten unmöglichen Zug.',
  wholePrograms:
    'Ganze Programme. Eines in JavaScript läuft beim Zusehen: unter den Verfahren „Eigenes Programm“ wählen.',
  traceCode: 'Zum Beispiel, mit Zeilen und Spalten ab 0:',
  language: 'Programmiersprache',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  tour: 'Rundgang: 30 Sekunden',
  lesson: 'Lektionen: Algorithmen beim Lesen Schritt für Schritt',
  techniques: 'Alle Techniken, mit Beispielen',
  worksheet: 'Ein Arbeitsblatt zum Drucken',
  licenses: 'Lizenzen der Pakete und Schriften in dieser Seite',
  privacy:
    'Kein Konto, keine Cookies, keine Anfragen an andere Websites. Nach dem ersten Besuch auch ohne Netz.',
  sources:
    'Die Verfahren folgen Lehrtexten von Y. Daniel Liang, dem Java Developers Almanac und anderen sowie D. E. Knuths Dancing Links. Jedes Programm nennt seine Quelle.',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
  skip: 'Rundgang beenden',
};
