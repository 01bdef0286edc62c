import fs from 'node:fs';
import path from 'node:path';
import { Pool } from 'pg';
import { backUp } from './back-up';
import { lockDirectory } from './dir-lock';
import { startEngineThread } from './engine-thread';
import { startEngineUpkeep } from './engine-upkeep';
import { keptName } from './kept-name';

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

/** Opens `<dataDir>/db`, created on the first start, exclusively for this process. */
export async function openEmbedded({
  dataDir,
  durable,
  connectTimeoutMs,
  loadFrom,
  onFatal,
}: EmbeddedOptions) {
  const databaseDir = path.resolve(dataDir, 'db');
  checkRestored(databaseDir);
  fs.mkdirSync(databaseDir, { recursive: true, mode: 0o700 });
  fs.chmodSync(databaseDir, 0o700);
  const lock = await lockDirectory(databaseDir);
  try {
    checkVersion(databaseDir);
    const engine = await startEngineThread({ databaseDir, durable, loadFrom }, (error) =>
      onFatal?.(error),
    ).catch((cause: Error) => {
      throw new Error(
        `The database in ${databaseDir} does not open: ${cause.message}. Where it is damaged, a backup takes its place: ` +
          'npm run shop -- restore <file> --force',
        { cause },
      );
    });
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
