import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * The process that a file names; undefined once it is gone, even when another program has its id since.
 *
 * @param {string} file contains a process id
 * @param {string} mark what the command line of that process contains
 */
export function runningProcess(file, mark) {
  if (!fs.existsSync(file)) return undefined;
  const pid = Number(fs.readFileSync(file, 'utf8'));
  return pid > 0 && commandLineOf(pid).includes(mark) ? pid : undefined;
}

/** @param {number} pid */
function commandLineOf(pid) {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout ?? '';
  }
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
