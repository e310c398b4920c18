// A short check that every edition passes, with and without a server
import assert from 'node:assert/strict';
import { Lab } from './lab.mjs';
import { Player } from './player.mjs';
import { MANY, ONE, ONE_SOLVED } from '../../puzzles.mjs';

/**
 * Solves, plays and races.
 * @param {import('@playwright/test').Page | import('@playwright/test').Frame} page
 */
export async function works(page) {
  const lab = new Lab(page);
  const player = new Player(page);
  await lab.load(MANY, /at least two/i);
  await lab.load(ONE, /exactly one/i);
  await player.shows(/^Step 0 of 29,732:/);
  await player.button('End').click();
  await player.shows(/^Step 29,732 of 29,732: /);
  assert.equal(await lab.digits('given', 'solved'), ONE_SOLVED);
  await player.side.getByRole('button', { name: 'Race', exact: true }).click();
  const race = page.getByRole('dialog', { name: 'Race' });
  await race.getByRole('button', { name: 'Start', exact: true }).click();
  await race
    .getByRole('status')
    .filter({ hasText: /events/ })
    .waitFor();
  await race.getByRole('button', { name: 'Close' }).click();
}
