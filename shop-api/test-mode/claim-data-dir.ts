import fs from 'node:fs';
import path from 'node:path';

/** Lies in the data directories that tests may empty. */
const MARK = 'for-tests';

export function markForTests(dataDir: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  fs.writeFileSync(path.join(dataDir, MARK), '');
}

/**
 * Takes a data directory for a shop in test mode: a new one, or one that has been such a shop's before.
 *
 * @throws Error when it has the database of another shop.
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
