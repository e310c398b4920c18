// Starts WebKit: the MiniBrowser of WebKitGTK, through its WebDriver, on a virtual display.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { Builder } from 'selenium-webdriver';
import { waitForServer } from 'selenium-webdriver/http/util.js';
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { TIMEOUT } from './harness.mjs';

/** MiniBrowser is not on the PATH, but in a folder named after the machine and the version. */
function miniBrowser() {
  const found = readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .flatMap(({ name }) =>
      readdirSync(`/usr/lib/${name}`)
        .filter((folder) => /^webkit2?gtk-[46]\.\d$/.test(folder))
        .map((folder) => `/usr/lib/${name}/${folder}/MiniBrowser`),
    )
    .sort();
  if (!found.length) throw new Error('MiniBrowser of WebKitGTK not found');
  return found.at(-1);
}

/** @returns {Promise<{driver: import('selenium-webdriver').WebDriver, stop: () => Promise<void>}>} */
export async function startWebKit() {
  const port = await findFreePort();
  const processes = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1280x1024x24', 'WebKitWebDriver', `--port=${port}`],
    { stdio: 'ignore', detached: true, env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' } },
  );
  const failed = new Promise((_, reject) => processes.once('error', reject));
  // The whole group, because xvfb-run does not end the processes that it starts.
  const end = () => processes.pid && process.kill(-processes.pid);
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([failed, waitForServer(url, TIMEOUT)]);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      })
      .build();
    await driver.manage().setTimeouts({ implicit: TIMEOUT, script: TIMEOUT });
    const stop = async () => {
      await driver.quit().catch(() => {});
      end();
    };
    return { driver, stop };
  } catch (error) {
    end();
    throw error;
  }
}
