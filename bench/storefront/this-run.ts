import { execFileSync } from 'node:child_process';
import { machineKind } from '@/bench/api/report';
import { openBrowser } from './browser';
import { phoneFonts } from './phone-fonts';
import type { Run } from './result';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The current commit, with `-dirty` when a tracked file other than the results has changed. */
function thisCommit(folder: string): string {
  const results = [`:(exclude)${folder}/RESULTS.md`, `:(exclude)${folder}/results.json`];
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ...results);
  return `${git('describe', '--always')}${changed === '' ? '' : '-dirty'}`;
}

/** @param folder the folder of the results, which may have changed */
export async function thisRun(args: readonly string[], folder: string): Promise<Run> {
  const browser = await openBrowser();
  const parts = [`Chromium ${browser.version()}`, ...(await phoneFonts(browser))];
  await browser.close();
  return {
    at: new Date().toISOString().slice(0, 10),
    command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
    commit: thisCommit(folder),
    machine: machineKind(),
    node: process.versions.node,
    browser: parts.join(', '),
  };
}
