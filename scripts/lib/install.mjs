import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';
import { runTool } from './run-tool.mjs';
import { ROOT } from './settings.mjs';

/** @import { Lockfile } from './lockfile.mjs' */

/** Runs `npm ci` when node_modules is missing or differs from package-lock.json. @throws Refusal when that fails. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  // why: in a planted copy node_modules is a link, and npm would empty the folder of the original project
  if (fs.lstatSync(path.join(ROOT, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Refusal(
      `The packages in ${path.join(ROOT, 'node_modules')} are not those of package-lock.json.`,
    );
  console.log('Installing packages (npm ci) …');
  const code = await runTool('npm', ['ci', '--include=dev', '--no-fund', '--no-audit']);
  if (code !== 0) throw new Refusal('The packages could not be installed: see the output of npm above.');
}

function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted ?? {}).every(([name, { version, optional, peer }]) => {
    const found = present?.[name];
    return found ? found.version === version : name === '' || optional || peer;
  });
}

/**
 * @param {string} file
 * @returns {Lockfile['packages'] | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
