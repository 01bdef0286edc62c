import fs from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import { permitted } from '@/shop-api/files/permitted';
import { backUp } from './back-up';
import { lockDirectory } from './dir-lock';
import { startEngineThread } from './engine-thread';
import { startEngineUpkeep } from './engine-upkeep';
import { keptName } from './kept-name';
import { makeDatabaseFolder, requireAccess, requireRoom } from './usable-folder';

type EmbeddedOptions = {
  dataDir: string;
  durable: boolean;
  connectTimeoutMs: number;
  /** A backup file to fill a new database from. */
  loadFrom?: string | undefined;
  onFatal?: ((error: Error) => void) | undefined;
};

/** The PostgreSQL version of PGlite 0.5's data files. */
const PG_MAJOR = '18';

function checkVersion(databaseDir: string): void {
  const file = path.join(databaseDir, 'PG_VERSION');
  if (!fs.existsSync(file)) return;
  const version = fs.readFileSync(file, 'utf8').trim();
  if (version === PG_MAJOR) return;
  throw new Error(
    `The data in ${databaseDir} is of PostgreSQL ${version}, this shop needs ${PG_MAJOR}. Nothing was changed.`,
  );
}

/**
 * Refuses to start when an interrupted restore moved the old database away without replacing it: a new empty shop would
 * hide that.
 */
function checkRestored(databaseDir: string): void {
  if (fs.existsSync(databaseDir) && fs.readdirSync(databaseDir).length > 0) return;
  const dataDir = path.dirname(databaseDir);
  const kept = fs.existsSync(dataDir)
    ? fs.readdirSync(dataDir).filter((name) => name.startsWith(keptName('')))
    : [];
  const newest = kept.sort().at(-1);
  if (newest === undefined) return;
  throw new Error(
    `There is no database in ${databaseDir}, but one that a restore put aside: ${path.join(dataDir, newest)}. ` +
      `Restore again, or rename that one to "db"; to start with an empty shop, move it out of ${dataDir}. Nothing was changed.`,
  );
}

/** @throws Error, always: why the engine does not open, and what the operator can do. */
async function explain(cause: Error, databaseDir: string): Promise<never> {
  await requireRoom(databaseDir);
  throw new Error(
    `The database in ${databaseDir} does not open: ${cause.message}. If it stays so, it is damaged, and a backup takes ` +
      'its place: npm run shop -- restore <file> --force',
    { cause },
  );
}

/**
 * Opens `<dataDir>/db`, created on the first start, exclusively for this process.
 *
 * @throws DataDirInUseError, NotPermittedError
 */
export async function openEmbedded({
  dataDir,
  durable,
  connectTimeoutMs,
  loadFrom,
  onFatal,
}: EmbeddedOptions) {
  const databaseDir = path.resolve(dataDir, 'db');
  await permitted(databaseDir, async () => checkRestored(databaseDir));
  await makeDatabaseFolder(databaseDir);
  const lock = await lockDirectory(databaseDir);
  try {
    await requireAccess(databaseDir);
    checkVersion(databaseDir);
    const engine = await startEngineThread({ databaseDir, durable, loadFrom }, (error) =>
      onFatal?.(error),
    ).catch((cause: Error) => explain(cause, databaseDir));
    const pool = new Pool({
      // why: the engine has one session; a second logical connection would end the transaction of the first
      max: 1,
      stream: () => engine.connect(),
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: connectTimeoutMs,
    });
    const stopUpkeep = startEngineUpkeep(pool, (error) => pool.emit('error', error, undefined));
    const close = async (): Promise<void> => {
      await stopUpkeep();
      await pool.end();
      await engine.close();
      await lock.release();
    };
    return { pool, backup: (file: string) => backUp(pool, engine, file), close };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
