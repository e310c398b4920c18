// The human solver's deductions without a worker.

/** All deductions of a module up to the solution; null if digits conflict or an argument is wrong. */
export function pathOf(module, state, order) {
  const path = module.startPath(state, order);
  if (!path) return null;
  const deductions = [];
  while (path.advance(Infinity) && path.deduction()) deductions.push(path.deduction());
  const whole = { deductions, solved: path.solved(), end: path.position() };
  path.delete();
  return whole;
}

/** The first deduction of a path, or null. */
export const nextOf = (module, state, order) => {
  const path = module.startPath(state, order);
  path?.advance(Infinity);
  const deduction = path?.deduction() ?? null;
  path?.delete();
  return deduction;
};
