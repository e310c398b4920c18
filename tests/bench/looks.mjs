// How Sudokus look on screens: colours, lines and plates of boards as apps and sites draw them. Lengths of lines, gaps
// and radii are in pixels of CSS; heights of digits are parts of a cell.

/**
 * @typedef {object} Look
 * @property {string} name
 * @property {string} [page]  the colour around the board
 * @property {string} [board]  its colour
 * @property {[width: number, colour: string, radius?: number]} [frame]
 * @property {[width: number, colour: string]} [boxes]  the lines between boxes
 * @property {[width: number, colour: string, dash?: number]} [lines]  those between cells
 * @property {[cells: number, boxes: number]} [gaps]  between plates, and how much more between boxes
 * @property {{colour: string, radius?: number, border?: string, given?: string}} [plate]  each cell is one
 * @property {{colour: string, radius: number}} [card]  each box is one
 * @property {string} [second]  the colour of every other box
 * @property {string} [given]  the colour of cells with a given
 * @property {[peers: string, selected: string, ink?: string]} [highlight]  of row, column and box, of the cell
 * @property {string[]} [paints]  colours of some cells, as players mark them
 * @property {string} ink
 * @property {string} entry  the ink of entries
 * @property {string} [note]  that of notes
 * @property {'grid' | 'centred' | 'corners' | 'all'} [notes]  where they are; `all`: all candidates, in every empty cell
 * @property {string} [face]
 * @property {string} [weight]
 * @property {number} [height]
 * @property {boolean} [labels]  names of rows and columns
 */

const CLEAR = 'transparent';

/** @type {Look[]} */
export const LOOKS = [
  {
    ...{ name: 'blue grey app', page: '#fff', board: '#fff', frame: [2, '#344861'] },
    ...{ boxes: [2, '#344861'], lines: [1, '#bec6d4'], highlight: ['#e2ebf3', '#bbdefb'] },
    ...{ ink: '#344861', entry: '#325aaf', note: '#6e7c8c', face: 'Inter', height: 0.62 },
  },
  {
    ...{ name: 'newspaper site', page: '#fff', board: '#fff', frame: [2, '#000'] },
    ...{ boxes: [2, '#000'], lines: [1, '#c8c8c8'], given: '#e6e6e6', notes: 'grid' },
    ...{ highlight: ['#fff', '#ffda00'], ink: '#121212', entry: '#121212', height: 0.58 },
  },
  {
    ...{ name: 'variant player', page: '#f2f2f2', board: '#fff', frame: [3, '#000'] },
    ...{ boxes: [3, '#000'], lines: [1, '#0008'], paints: ['#a3e048', '#d23be755', '#ffd7b5'] },
    ...{ ink: '#000', entry: '#1d6ae5', note: '#1d6ae5', notes: 'corners', height: 0.75 },
  },
  {
    ...{ name: 'puzzle editor', page: '#d8d8d8', board: '#fff', frame: [4, '#000'] },
    ...{ boxes: [4, '#000'], lines: [1, '#000'], highlight: ['#fff', '#ffdd88'] },
    ...{ ink: '#000', entry: '#0000ff', note: '#777', notes: 'corners', height: 0.7 },
  },
  {
    ...{ name: 'encyclopedia', page: '#fff', board: '#fff', frame: [3, '#000'] },
    ...{ boxes: [3, '#000'], lines: [1, '#aaa'], ink: '#000', entry: '#c33', height: 0.72 },
    ...{ face: 'Liberation Sans' },
  },
  {
    ...{
      name: 'tinted rounded app',
      page: '#fdf7ff',
      board: '#f3edf7',
      frame: [1.5, '#4f378b', 10],
    },
    ...{ boxes: [1.5, '#4f378b'], lines: [0.8, '#4f378b40'], highlight: ['#e8def8', '#d0bcff'] },
    ...{ ink: '#1d1b20', entry: '#6750a4', note: '#79747e', weight: '300', face: 'Inter' },
  },
  {
    ...{ name: 'tinted rounded app, dark', page: '#141218', board: '#1d1b20' },
    ...{ frame: [1.5, '#d0bcff', 10], boxes: [1.5, '#d0bcff'], lines: [0.8, '#d0bcff30'] },
    ...{ highlight: ['#2b2930', '#4f378b'], ink: '#e6e0e9', entry: '#d0bcff', note: '#938f99' },
    ...{ weight: '300', face: 'Inter' },
  },
  {
    ...{ name: 'rating program', page: '#eeeeee', board: '#fff', frame: [2, '#000'] },
    ...{ boxes: [2, '#000'], lines: [1, '#888'], labels: true, notes: 'all', note: '#777' },
    ...{ ink: '#000', entry: '#0000c0', height: 0.6, face: 'DejaVu Sans', given: '#fff' },
  },
  {
    ...{ name: 'solver with grey boxes', page: '#d6d9df', board: '#fff', frame: [2, '#000'] },
    ...{
      boxes: [2, '#000'],
      lines: [1, '#808080'],
      second: '#dcdcdc',
      notes: 'all',
      note: '#646464',
    },
    ...{ ink: '#000', entry: '#0000ff', height: 0.6, face: 'DejaVu Sans' },
  },
  {
    ...{ name: 'input fields', page: '#fff', board: '#fff', gaps: [2, 4] },
    ...{ plate: { colour: '#fff', border: '#767676', given: '#f0f0f0' } },
    ...{ ink: '#222', entry: '#080', height: 0.55, face: 'Liberation Sans' },
  },
  {
    ...{ name: 'white tiles on blue', page: '#5b7fd6', gaps: [3, 5] },
    ...{ plate: { colour: '#fff', radius: 6 }, ink: '#24345f', entry: '#e05a2b' },
    ...{ note: '#8491b5', face: 'Inter', weight: '600', highlight: ['#dfe7fb', '#ffd34d'] },
  },
  {
    ...{ name: 'pale tiles', page: '#fff', gaps: [3, 4], plate: { colour: '#f1f3f5', radius: 5 } },
    ...{ ink: '#343a40', entry: '#1c7ed6', note: '#868e96', face: 'Inter', height: 0.5 },
  },
  {
    ...{
      name: 'dark tiles',
      page: '#0f1115',
      gaps: [3, 5],
      plate: { colour: '#1f232b', radius: 8 },
    },
    ...{ ink: '#f2f4f8', entry: '#4fc3f7', note: '#9aa4b2', highlight: ['#2a303b', '#3d4a5f'] },
  },
  {
    ...{ name: 'square tiles without box gaps', page: '#bbada0', gaps: [4, 0] },
    ...{
      plate: { colour: '#eee4da', radius: 3 },
      ink: '#776e65',
      entry: '#c0392b',
      weight: 'bold',
    },
  },
  {
    ...{ name: 'tiles of two colours', page: '#fafafa', gaps: [2, 2] },
    ...{ plate: { colour: '#e3f2fd', radius: 4 }, second: '#fff3e0', ink: '#263238' },
    ...{ entry: '#00796b', note: '#607d8b', face: 'DejaVu Sans' },
  },
  {
    ...{
      name: 'cards for boxes',
      page: '#f2f2f7',
      gaps: [0, 8],
      card: { colour: '#fff', radius: 8 },
    },
    ...{ lines: [1, '#d1d1d6'], ink: '#1c1c1e', entry: '#007aff', note: '#8e8e93', face: 'Inter' },
  },
  {
    ...{
      name: 'cards for boxes, dark',
      page: '#000',
      gaps: [0, 7],
      card: { colour: '#1c1c1e', radius: 8 },
    },
    ...{ lines: [1, '#38383a'], ink: '#fff', entry: '#0a84ff', note: '#8e8e93', face: 'Inter' },
  },
  {
    ...{
      name: 'cards without lines',
      page: '#e8eaed',
      gaps: [0, 6],
      card: { colour: '#fff', radius: 6 },
    },
    ...{ ink: '#202124', entry: '#1a73e8', note: '#80868b', face: 'DejaVu Sans', height: 0.56 },
  },
  {
    ...{ name: 'chequered without lines', page: '#fff', board: '#fff', second: '#e4ecf7' },
    ...{ ink: '#1b263b', entry: '#b5179e', note: '#778da9', height: 0.6 },
  },
  {
    ...{
      name: 'hairlines',
      page: '#fff',
      board: '#fff',
      frame: [1, '#cfcfcf'],
      boxes: [1, '#b0b0b0'],
    },
    ...{
      lines: [1, '#eeeeee'],
      ink: '#333',
      entry: '#0a7',
      note: '#999',
      weight: '300',
      face: 'Inter',
    },
  },
  {
    ...{ name: 'equal lines', page: '#fff', board: '#fff', frame: [1, '#444'], boxes: [1, '#444'] },
    ...{ lines: [1, '#444'], ink: '#111', entry: '#06c', height: 0.66, face: 'Liberation Serif' },
  },
  {
    ...{ name: 'equal lines, alternating boxes', page: '#fff', board: '#fff', frame: [1, '#999'] },
    ...{ boxes: [1, '#999'], lines: [1, '#999'], second: '#ffe9c7', ink: '#402', entry: '#09c' },
  },
  {
    ...{ name: 'white lines on colour', page: '#fff', board: '#d7e3f4', frame: [4, '#fff'] },
    ...{
      boxes: [4, '#fff'],
      lines: [1.5, '#fff'],
      ink: '#12243d',
      entry: '#c2185b',
      note: '#4b6587',
    },
  },
  {
    ...{ name: 'black lines on dark', page: '#2b2b2b', board: '#3c3f41', frame: [3, '#111'] },
    ...{
      boxes: [3, '#111'],
      lines: [1, '#222'],
      ink: '#e6e6e6',
      entry: '#ffb74d',
      note: '#b0b0b0',
    },
  },
  {
    ...{
      name: 'high contrast',
      page: '#000',
      board: '#000',
      frame: [3, '#ff0'],
      boxes: [3, '#ff0'],
    },
    ...{ lines: [1, '#fff'], ink: '#fff', entry: '#0ff', note: '#0f0', weight: 'bold' },
  },
  {
    ...{ name: 'terminal green', page: '#001100', board: '#001100', frame: [1, '#0a0'] },
    ...{
      boxes: [2, '#0a0'],
      lines: [1, '#053'],
      ink: '#3f3',
      entry: '#cf6',
      face: 'DejaVu Sans Mono',
    },
  },
  {
    ...{ name: 'wooden', page: '#c89b6a', board: '#e8c99a', frame: [5, '#5a3a1a', 6] },
    ...{
      boxes: [3, '#5a3a1a'],
      lines: [1, '#a67c4e'],
      ink: '#2a1705',
      entry: '#8a1f11',
      note: '#7a5a35',
    },
    ...{ face: 'DejaVu Serif', height: 0.64 },
  },
  {
    ...{ name: 'lines between boxes only', page: '#fff', board: '#fff', boxes: [2, '#777'] },
    ...{ ink: '#111', entry: '#27c', note: '#999', height: 0.6 },
  },
  {
    ...{ name: 'filled givens', page: '#f7f7f7', board: '#fff', frame: [2, '#455a64'] },
    ...{ boxes: [2, '#455a64'], lines: [1, '#b0bec5'], given: '#cfd8dc', ink: '#102027' },
    ...{ entry: '#d81b60', note: '#78909c', weight: '600' },
  },
  {
    ...{ name: 'inverted selection', page: '#fff', board: '#fff', frame: [2, '#222'] },
    ...{ boxes: [2, '#222'], lines: [1, '#ccc'], highlight: ['#eef3ff', '#1e3a8a', '#fff'] },
    ...{ ink: '#111', entry: '#2563eb', note: '#64748b' },
  },
  {
    ...{ name: 'no frame, hairlines', page: '#fffdf7', board: CLEAR, boxes: [1.5, '#8a8170'] },
    ...{
      lines: [0.75, '#d9d2c2'],
      ink: '#3a342a',
      entry: '#b3541e',
      note: '#a39a88',
      face: 'Charis SIL',
    },
  },
  {
    ...{ name: 'dashes', page: '#fff', board: '#fff', frame: [2, '#333'], boxes: [2, '#333'] },
    ...{ lines: [1, '#888', 3], ink: '#000', entry: '#06f', note: '#777' },
  },
];
