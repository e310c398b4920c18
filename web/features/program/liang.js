// The program to start from: the search of Y. D. Liang's case study, in JavaScript. The page's own
// wording: it has the loop and the names of the text, not its lines.
// @ts-check

export const LIANG = `// Backtracking over the list of free cells,
// after Y. D. Liang.
function solve(grid) {
  const free = freeCells(grid);
  let k = 0;
  while (k < free.length) {
    const [i, j] = free[k];
    if (grid[i][j] === 0) grid[i][j] = 1;
    if (isValid(grid, i, j)) {
      k++; // on to the next free cell
      continue;
    }
    let [row, column] = free[k];
    while (grid[row][column] === 9) {
      grid[row][column] = 0; // no digit is left
      if (k === 0) return false;
      k--; // backtrack
      [row, column] = free[k];
    }
    grid[row][column]++;
  }
  return true;
}

function freeCells(grid) {
  const cells = [];
  for (let i = 0; i < 9; i++) {
    for (let j = 0; j < 9; j++) {
      if (grid[i][j] === 0) cells.push([i, j]);
    }
  }
  return cells;
}

// No other cell of the row, column or box has the digit.
function isValid(grid, i, j) {
  const digit = grid[i][j];
  for (let n = 0; n < 9; n++) {
    if (n !== j && grid[i][n] === digit) return false;
    if (n !== i && grid[n][j] === digit) return false;
    const r = i - (i % 3) + Math.floor(n / 3);
    const c = j - (j % 3) + (n % 3);
    if ((r !== i || c !== j) && grid[r][c] === digit) return false;
  }
  return true;
}
`;
