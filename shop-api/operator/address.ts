import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from './refusal';

/** Socket paths are limited: 104 bytes on macOS, 108 on Linux. */
const LONGEST_PATH_BYTES = 100;

const isWindows = process.platform === 'win32';

/**
 * The socket on which the running shop takes operator commands: a file in the data directory, or in a private folder
 * when that path is too long; on Windows a named pipe.
 */
export function operatorAddress(dataDir: string): string {
  const real = fs.existsSync(dataDir) ? fs.realpathSync(dataDir) : path.resolve(dataDir);
  const name = `koodai-operator-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (isWindows) return `\\\\.\\pipe\\${name}`;
  const file = path.join(real, 'operator.sock');
  return Buffer.byteLength(file) <= LONGEST_PATH_BYTES ? file : path.join(os.tmpdir(), name, 'sock');
}

/**
 * Like `operatorAddress`, after checking that no other user can listen there, since the operator secret is sent to it.
 * @throws Refusal
 */
export function trustedAddress(dataDir: string): string {
  const address = operatorAddress(dataDir);
  if (isInTemp(address)) requirePrivate(path.dirname(address), dataDir);
  return address;
}

/** Like `trustedAddress`, for the shop that will listen there: creates the private folder. @throws Refusal */
export function makeAddress(dataDir: string): string {
  const address = operatorAddress(dataDir);
  if (isInTemp(address)) {
    fs.mkdirSync(path.dirname(address), { recursive: true, mode: 0o700 });
    requirePrivate(path.dirname(address), dataDir);
  }
  return address;
}

function isInTemp(address: string): boolean {
  return !isWindows && path.basename(address) === 'sock';
}

/** Any user can create names in the shared temporary folder, so the folder must be private. */
function requirePrivate(folder: string, dataDir: string): void {
  const stats = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (!stats) return;
  const owners = [process.getuid?.(), fs.statSync(dataDir, { throwIfNoEntry: false })?.uid];
  if (stats.isDirectory() && owners.includes(stats.uid) && (stats.mode & 0o077) === 0) return;
  throw new Refusal(
    `${folder} is not a private folder of this user, so the shop does not take commands there. ` +
      'Remove it, or set DATA_DIR to a shorter path.',
  );
}
