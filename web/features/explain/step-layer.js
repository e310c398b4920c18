// The board in Explain: the position before the step that is shown, and the drawing of the step.
// @ts-check
import { paint } from '../../logic/picture.js';
import { digitsOf } from '../../puzzle/puzzle.js';
import { positionAt } from './path.js';

/**
 * @param {import('../workbench/workbench.js').Workbench} workbench
 * @param {import('./followed-path.js').FollowedPath} followed
 * @param {() => typeof import('./en.js').strings} texts
 * @returns {import('../workbench/workbench.js').Layer}
 */
export const stepLayer = (workbench, followed, texts) => ({
  pencilled: true,
  cells(views) {
    const { path, at, step, ignoresEntries, picture, rests } = followed;
    if (!path) return;
    const { digits, candidates } = positionAt(path, at);
    const { givens, entries } = workbench.session.puzzle;
    views.forEach((old, cell) => {
      const digit = Number(digits[cell]);
      const entered = entries[cell] !== '0' && !ignoresEntries;
      const kind = givens[cell] !== '0' ? 'given' : entered ? 'entered' : digit ? 'solved' : '';
      const view = {
        ...old,
        ...{ digit, kind, marks: '', other: 0, others: 0, crossed: 0 },
        ...{ corner: 0, centre: 0, tint: 0, candidates: candidates[cell], readonly: true },
      };
      view.name = workbench.texts.cell(cell, view, [], digitsOf(view.candidates), []);
      views[cell] = view;
    });
    if (picture) {
      paint(picture, views);
      const digit = step?.placements[0]?.digit ?? step?.evidence.digits[0] ?? 0;
      const { cannotBe, blocks } = texts();
      for (const cell of picture.drawing.hatched) views[cell].name += `, ${cannotBe(digit)}`;
      for (const cell of picture.drawing.rings) views[cell].name += `, ${blocks}`;
    }
    for (const index of rests ?? [])
      for (const { cell } of path.deductions[index].placements) views[cell].marks += ' rest';
  },
  drawing: () => followed.picture?.drawing ?? {},
});
