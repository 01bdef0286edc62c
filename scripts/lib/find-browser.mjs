import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';
import { runNode } from './run-tool.mjs';
import { TOOLS } from './tools.mjs';

/** @import { Env } from './process-env.mjs' */

/** Chromium without a window system, which starts and runs faster. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_APPS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS_DIRS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/**
 * The path of a Chromium or Chrome: CHROME_PATH, an installed one, Playwright's own, or one Playwright downloads.
 * With `orShell` an installed headless shell is preferred.
 *
 * @param {Env} env
 * @throws Refusal when there is none
 */
export async function findBrowser(env = process.env, { orShell = false } = {}) {
  if (env.CHROME_PATH) {
    if (fs.existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Refusal(`There is no program at CHROME_PATH, ${env.CHROME_PATH}.`);
  }
  const found = installed(env, orShell ? [SHELL, ...COMMANDS] : COMMANDS) ?? (await playwrightsOwn());
  if (found) return found;
  console.log('No Chromium or Chrome found: asking Playwright to download one …');
  await runNode([TOOLS.playwright, 'install', 'chromium']);
  const downloaded = await playwrightsOwn();
  if (downloaded) return downloaded;
  throw new Refusal(
    [
      'The end-to-end tests need Chromium or Chrome, none was found, and the download did not work. Either',
      '  install one:    apt-get install chromium    (or brew install --cask chromium, or google.com/chrome)',
      '  or point at it: CHROME_PATH=/path/to/chrome npm test',
      '  or leave them out: npm test -- lint, npm test -- unit',
    ].join('\n'),
  );
}

/**
 * @param {Env} env
 * @param {string[]} commands
 */
function installed(env, commands) {
  const folders = (env.PATH ?? '').split(path.delimiter);
  const ending = process.platform === 'win32' ? '.exe' : '';
  const onPath = commands.flatMap((name) => folders.map((folder) => path.join(folder, name + ending)));
  const windows = WINDOWS_DIRS.flatMap((name) =>
    env[name] ? [path.join(env[name], 'Google/Chrome/Application/chrome.exe')] : [],
  );
  return [...onPath, ...MAC_APPS, ...windows].find((file) => fs.existsSync(file) && starts(file));
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return file && fs.existsSync(file) ? file : undefined;
}

/** @param {string} file */
function starts(file) {
  if (process.platform === 'win32') return true;
  // why: on some systems `chromium-browser` only prints how to install one
  return spawnSync(file, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}
