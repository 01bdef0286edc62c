import fs from 'node:fs/promises';

/** True when there is a file or folder at this path. */
export function exists(path: string): Promise<boolean> {
  return fs.access(path).then(
    () => true,
    () => false,
  );
}
