// What the mode Explain says in an edition without the human solver, in English.
// @ts-check

export const strings = {
  needsSite: 'Explain needs the site',
  needsSiteBecause:
    'This edition is a single file without the human solver. On the site, Explain shows the path of a person, step by step.',
};
