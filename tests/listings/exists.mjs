import { execFileSync } from 'node:child_process';

/** Whether a command can be run. @param {string} command */
export function exists(command) {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
