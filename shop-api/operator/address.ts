import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Socket files have short names: 104 bytes on macOS, 108 on Linux. */
const LONGEST_PATH_BYTES = 100;

/** Where the running shop hears its operator: a socket file in the data directory; on Windows a named pipe. */
export function operatorAddress(dataDir: string): string {
  const real = fs.existsSync(dataDir) ? fs.realpathSync(dataDir) : path.resolve(dataDir);
  const name = `koodai-operator-${createHash('sha256').update(real).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const file = path.join(real, 'operator.sock');
  return Buffer.byteLength(file) <= LONGEST_PATH_BYTES ? file : path.join(os.tmpdir(), `${name}.sock`);
}
