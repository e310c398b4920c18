// A sandbox without `allow-same-origin` keeps modules and workers of files out of embed.html; the
// script of the element holds all in itself.
// @ts-check
if (self.origin === 'null') {
  const script = document.createElement('script');
  script.dataset.frame = '';
  script.src = 'sudoku-lab-element.js';
  document.head.append(script);
}
