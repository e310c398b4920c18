// What all pages begin with, as HTML: the parts of the header, and what is there until the script runs.
// @ts-check

/**
 * What a page shows until its script runs, as HTML. Style sheets hide it at first, so that it is seen only if the
 * script takes long or does not run, as in a page from a file.
 */
export const STARTING = `
<form class="starting">
Starting … If this stays, reload the page, or open a file as sudoku-lab.html.
<span lang="de">
Startet … Bleibt das so: neu laden, oder die Datei sudoku-lab.html nehmen.
</span>
<button>Reload (neu laden)</button>
</form>`;

/**
 * The name of the page as a drawing: *Sudoku* like a given, *Lab* like a digit that is tried. Goes into
 * an element that is named "Sudoku Lab".
 */
export const WORDMARK = `
<svg class="glyph" viewBox="0 0 26 26" aria-hidden="true">
<rect x="1.25" y="1.25" width="23.5" height="23.5" rx="2.5" />
<path d="M9 1.5v23M17 1.5v23M1.5 9h23M1.5 17h23" />
<circle cx="13" cy="13" r="2.7" />
</svg>
<svg class="word" viewBox="0 -160 1096 208" aria-hidden="true">
<path class="w1" d="M104-41q0 15-8 25-8 10-20 14-13 5-28 5-11 0-23-2-11-3-17-6v-37h16l4 24q0 2 1 3 1 1 1 1 3 0 8 2 4 2 8 2 7 0 12-3 7-1 11-6 5-4 5-11 0-8-4-13-4-5-12-10-8-5-19-11-8-3-14-8-7-5-11-12-4-7-4-17 0-13 8-23 7-9 18-14 11-5 25-5 12 0 22 3 11 2 17 6v33h-16l-3-21q0-1-2-2-1-1-1-2-1 0-4-2-4-1-9-1-10 0-18 5-8 5-8 14 0 7 4 12 4 5 11 9 6 4 14 7 9 5 18 11 8 5 12 12 6 7 6 18zm130 41h-42v-11q0 0-2 1-4 3-8 5-5 3-11 6-6 1-12 1-17 0-24-8-6-9-6-25v-54h-14v-9l31-10h11v65q0 5 1 10 0 5 4 9 4 3 14 3 6 0 11-1 5-2 5-2v-65h-13v-9l31-10h10v89q0 1 2 3 1 2 3 2l9 0zm124 0h-40v-12q-2 1-7 4-5 4-12 7-7 3-14 3-13 0-22-6-9-6-14-18-5-12-5-27 0-17 7-29 7-13 19-20 12-6 28-6 4 0 8 1 5 1 8 1 4 0 4 0v-33h-16v-8l32-11h12v139q0 1 0 3 2 2 4 2l8 0zm-40-21v-67q0 0-3-1-2-1-5-1-4-1-7-1-10 0-16 5-6 4-9 13-4 9-4 19 0 17 7 28 7 9 21 9 3 0 7-1 4 0 6-2 3-1 3-1zm160-29q0 16-7 28-7 11-19 18-12 6-30 6-16 0-28-6-12-6-18-18-7-12-7-28 0-17 7-29 7-12 19-19 13-6 29-6 17 0 29 7 12 7 18 19 7 12 7 28zm-32 0q0-7 0-14-1-7-4-14-3-6-7-10-5-4-12-4-7 0-11 4-5 3-7 10-3 6-4 13-1 7-1 14 0 6 1 14 1 7 4 14 2 6 6 10 5 4 12 4 7 0 12-4 4-4 7-10 3-6 4-13 0-7 0-14zm157 50h-41v-9l-24-38h-9v32q0 1 1 3 1 2 4 2l8 0v10h-54v-10l8 0q2 0 3-2 2-2 2-3v-120h-15v-8l32-11h11v100h5l28-33q0-2 0-3 0 0-2-1l-8-1v-10h43v10l-13 2-23 25 32 55 12 0zm125 0h-42v-11q0 0-3 1-3 3-8 5-5 3-10 6-6 1-12 1-18 0-24-8-7-9-7-25v-54h-13v-9l30-10h11v65q0 5 1 10 2 5 6 9 4 3 13 3 6 0 11-1 5-2 5-2v-65h-13v-9l30-10h11v89q0 1 1 3 2 2 3 2l10 0z" />
<path class="w2" d="M875-38l-7 38h-96v-9l12-1q4 0 5-4l21-112q1-4-4-4l-11-1v-8h54v8l-12 1q-3 0-3 1-2 2-2 3l-22 116h40q4 0 6-4l7-24zm115 32q-2 1-7 3-5 2-10 4-6 1-11 1-7 0-10-3-3-4-4-11-4 5-12 10-8 4-17 4-9 0-15-3-6-4-10-9-3-6-4-12-1-7-1-12 0-13 4-25 4-12 11-22 8-9 19-16 11-5 26-5 5 0 10 1 6 3 8 6l3-5h15q-1 2-3 6-1 4-1 6-1 3-3 10-1 7-4 16-1 9-3 18-1 8-3 15-1 7-1 10 0 5 3 7 2 2 6 2 2 0 4 0 3-1 6-2 3-1 4-1zm-31-76q0 0-1-3-1-3-4-5-1-3-3-3-11 0-20 6-8 5-13 14-4 9-7 19-1 9-1 18 0 6 0 11 2 7 5 10 4 4 11 4 4 0 9-3 5-3 8-6 4-2 5-4zm127 17q0 8-3 17-2 10-6 18-5 9-11 16-8 8-17 12-10 4-23 4-8 0-16-2-9-2-16-7l24-132-19-2v-6l33-7h8l-12 64q6-5 14-9 7-3 15-3 10 0 17 5 6 7 8 15 4 9 4 17zm-21 1q0-9-3-14-3-6-6-8-4-3-6-3-5 0-12 3-7 3-12 8l-12 63q2 2 7 5 5 3 10 3 7 0 14-6 5-5 10-13 5-8 7-19 3-9 3-19z" />
</svg>`;
