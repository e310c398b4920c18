// A short check that every edition passes, with and without a server
import assert from 'node:assert/strict';
import { Lab } from './lab.mjs';
import { Player } from './player.mjs';
import { MANY, ONE, ONE_SOLVED } from '../../puzzles.mjs';

/**
 * Solves, plays, watches, races and explains.
 * @param {import('@playwright/test').Page | import('@playwright/test').Frame} page  in English
 */
export async function works(page) {
  const lab = new Lab(page);
  const player = new Player(page);
  await lab.enter('Solve');
  await lab.load(MANY, /at least two|2,032/i);
  await lab.load(ONE, /exactly one/i);
  await lab.enter('Watch');
  await player.shows(/^Step 0 of 29,732:/);
  await player.button('End').click();
  await player.shows(/^Step 29,732 of 29,732: /);
  assert.equal(await lab.digits('given', 'solved'), ONE_SOLVED);
  await page.getByRole('button', { name: 'Race', exact: true }).click();
  const race = page.getByRole('region', { name: 'Race' });
  await race.getByRole('list', { name: 'Lanes' }).getByRole('listitem').nth(3).waitFor();
  await lab.enter('Explain');
  await page.getByRole('button', { name: 'Next step' }).click();
  await lab.enter('Play');
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
  await lab.enter('Solve');
}
