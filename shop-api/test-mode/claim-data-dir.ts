import fs from 'node:fs';
import path from 'node:path';

/** Marker file of data directories that tests may empty. */
const MARK = 'for-tests';

export function markForTests(dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(dataDir, MARK), '');
}

/**
 * Marks a new data directory as one of a shop in test mode; accepts one that is already marked.
 *
 * @throws Error when the directory contains the database of another shop.
 */
export function claimForTests(dataDir: string): void {
  if (fs.existsSync(path.join(dataDir, MARK))) return;
  if (fs.existsSync(path.join(dataDir, 'db'))) {
    throw new Error(
      `In ${dataDir} is a shop that was not opened for tests, and SHOP_TEST_MODE=1 lets tests empty it. ` +
        'Choose another DATA_DIR; without one it is .data/test. Nothing was changed.',
    );
  }
  markForTests(dataDir);
}
