// What index.html, the examples and the core say, in German, by the English of it. A phrase is a
// whole text between two tags, or an attribute; no two may have the same German.
// @ts-check

/** @type {Record<string, string>} */
export const strings = {
  // The page, from its head to its foot.
  'Sudoku Lab, embedded': 'Sudoku Lab, eingebettet',
  'Sudoku Lab: solve any Sudoku': 'Sudoku Lab: jedes Sudoku lösen',
  'Paste any Sudoku and know at once whether it is valid and how many solutions it has. Works in your browser; nothing is sent anywhere.':
    'Ein Sudoku einfügen und sofort wissen, ob es gültig ist und wie viele Lösungen es hat. Läuft im Browser; nichts wird verschickt.',
  Language: 'Sprache',
  Help: 'Hilfe',
  'Load a puzzle': 'Rätsel laden',
  'Paste a puzzle, a list, a link, or drop a file':
    'Rätsel, Liste oder Link einfügen oder Datei ablegen',
  'Open file': 'Datei öffnen',
  'Solve a list': 'Liste lösen',
  'Solve all': 'Alle lösen',
  File: 'Datei',
  Examples: 'Beispiele',
  'Previous puzzle': 'Voriges Rätsel',
  'Next puzzle': 'Nächstes Rätsel',
  Board: 'Brett',
  Player: 'Ablauf',
  'Watch an algorithm solve it, step by step.':
    'Einem Algorithmus Schritt für Schritt beim Lösen zusehen.',
  'Back to the puzzle': 'Zurück zum Rätsel',
  Beginning: 'Anfang',
  End: 'Ende',
  'Previous backtrack': 'Voriger Rücksprung',
  'Next backtrack': 'Nächster Rücksprung',
  'Step back': 'Schritt zurück',
  Step: 'Schritt',
  Play: 'Abspielen',
  Pause: 'Pause',
  'Level of detail': 'Genauigkeit',
  Checks: 'Prüfungen',
  Placements: 'Eintragungen',
  Decisions: 'Entscheidungen',
  Speed: 'Tempo',
  '5 steps/s': '5 Schritte/s',
  Stop: 'Anhalten',
  Entry: 'Eingabe',
  Erase: 'Löschen',
  Pen: 'Stift',
  Puzzle: 'Rätsel',
  Answers: 'Antworten',
  'Cross out': 'Streichen',
  Undo: 'Rückgängig',
  Redo: 'Wiederholen',
  Candidates: 'Kandidaten',
  'Clear answers': 'Antworten löschen',
  'Clear all': 'Alles löschen',
  'Solutions and sharing': 'Lösungen und Teilen',
  Solutions: 'Lösungen',
  'Show solution': 'Lösung zeigen',
  'Reveal this cell': 'Diese Zelle aufdecken',
  'Check answers': 'Antworten prüfen',
  'Previous solution': 'Vorige Lösung',
  'Next solution': 'Nächste Lösung',
  'Mark the differences': 'Unterschiede markieren',
  'Use the crossed-out candidates': 'Gestrichene Kandidaten beachten',
  Algorithm: 'Algorithmus',
  Share: 'Teilen',
  Copy: 'Kopieren',
  'Open in': 'Öffnen in',
  'Drop it anywhere': 'Irgendwo ablegen',

  // The help.
  'Type, paste or drop a puzzle. The verdict counts the solutions of the givens. Everything happens in your browser; the address of the page holds the puzzle, so a bookmark keeps it.':
    'Ein Rätsel eintippen, einfügen oder ablegen. Das Urteil zählt die Lösungen der Vorgaben. Alles geschieht im Browser; die Adresse der Seite enthält das Rätsel, ein Lesezeichen bewahrt es auf.',
  'set the digit in the chosen cells': 'die Ziffer in die gewählten Zellen setzen',
  Shift: 'Umschalt',
  '+ digit': '+ Ziffer',
  'cross out a candidate, or bring it back': 'einen Kandidaten streichen oder zurückholen',
  Backspace: 'Rücktaste',
  Delete: 'Entf',
  clear: 'löschen',
  'arrows,': 'Pfeile,',
  Home: 'Pos1',
  'move; with': 'bewegen; mit',
  Ctrl: 'Strg',
  and: 'und',
  'to the corners': 'in die Ecken',
  '+ arrows': '+ Pfeile',
  'choose several cells; so does dragging, or clicking with':
    'mehrere Zellen wählen; ebenso durch Ziehen oder Klicken mit',
  'double-click': 'Doppelklick',
  'choose all cells with that digit': 'alle Zellen mit dieser Ziffer wählen',
  'undo; redo with': 'rückgängig; wiederholen mit',
  'choose nothing': 'nichts wählen',
  'undo, redo': 'rückgängig, wiederholen',
  'pen: answers, cross out': 'Stift: Antworten, Streichen',
  'this help': 'diese Hilfe',
  'Keys work on the board and the player only. On a Mac,':
    'Tasten wirken nur auf dem Brett und im Ablauf. Auf einem Mac ist',
  'does what': 'statt',
  'does.': 'zu drücken.',
  'Single-key shortcuts (of one character)': 'Tastenkürzel aus einem Zeichen',
  Close: 'Schließen',
  'Copy this': 'Zum Kopieren',
  'The browser does not let the page copy. Select the text and copy it yourself.':
    'Der Browser erlaubt der Seite nicht zu kopieren. Der Text lässt sich markieren und von Hand kopieren.',

  // The examples.
  'From the texts': 'Aus den Texten',
  'Liang, the output': 'Liang, die Ausgabe',
  'The puzzle whose solution the case study prints.':
    'Das Rätsel, dessen Lösung die Fallstudie ausgibt.',
  'Liang, Figure 2': 'Liang, Abbildung 2',
  'As printed in the text: it has 18 solutions.': 'Wie im Text gedruckt: Es hat 18 Lösungen.',
  'Almanac, first': 'Almanac, erstes',
  'From the sample input of e1089; Liang’s output again.':
    'Aus der Beispieleingabe von e1089; wieder Liangs Ausgabe.',
  'Almanac, second': 'Almanac, zweites',
  'From the sample input, there taken from sudoku.org.uk.':
    'Aus der Beispieleingabe, dort von sudoku.org.uk übernommen.',
  'Almanac, third': 'Almanac, drittes',
  '“This puzzle has multiple solutions”: 2,032 of them.':
    '„Dieses Rätsel hat mehrere Lösungen“: 2.032 sind es.',
  Article: 'Artikel',
  'From the Java Sudoku solver program.': 'Aus dem Sudoku-Löser in Java.',
  'Assignment 4': 'Aufgabe 4',
  'To be solved by crossing out candidates.': 'Durch Streichen von Kandidaten zu lösen.',
  'Recursion lab': 'Rekursionsübung',
  'To be solved by recursion.': 'Durch Rekursion zu lösen.',
  Famous: 'Berühmte',
  'Inkala, 2012': 'Inkala (2012)',
  'By Arto Inkala, in the newspapers as the hardest ever.':
    'Von Arto Inkala, in den Zeitungen das schwerste aller Zeiten.',
  'Long among the hardest that were known.': 'Lange eines der schwersten bekannten.',
  'The one that made solvers look for new techniques.':
    'Seinetwegen wurde nach neuen Techniken gesucht.',
  '17 givens': '17 Vorgaben',
  'The fewest that can have one solution; by Gordon Royle.':
    'Mit weniger gibt es keine eindeutige Lösung; von Gordon Royle.',
  'Against brute force': 'Gegen rohe Gewalt',
  'Its first row is 987654321, the last that a search tries.':
    'Die erste Zeile ist 987654321, die letzte, die eine Suche probiert.',
  Impossible: 'Unlösbar',
  'No solution; Peter Norvig’s program took 24 minutes to see it.':
    'Keine Lösung; Peter Norvigs Programm brauchte 24 Minuten, um das zu sehen.',
  'Empty grid': 'Leeres Gitter',
  '6,670,903,752,021,072,936,960 solutions.': '6.670.903.752.021.072.936.960 Lösungen.',
};

/** @param {string} text  English, or German already */
export const phrase = (text) => strings[text] ?? text;
