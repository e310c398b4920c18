// In a sandbox without `allow-same-origin`, embed.html can load neither modules nor workers from
// files. The script of the element contains everything.
// @ts-check
if (self.origin === 'null') {
  const script = document.createElement('script');
  script.dataset.frame = '';
  script.src = 'sudoku-lab-element.js';
  document.head.append(script);
}
