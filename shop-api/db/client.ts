import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, types } from 'pg';
import { nameStatements } from './name-statements';
import { openEmbedded } from './pglite/open-embedded';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The query methods repositories use; inside a transaction, pass the `tx`, never the outer `db`. */
export type DbOrTx = Pick<
  Db,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

export type Database = {
  db: Db;
  pool: Pool;
  /** Writes a consistent backup of the embedded database to a file; undefined on PostgreSQL. */
  backup: ((file: string) => Promise<void>) | undefined;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Fills a new embedded database from this backup. */
  loadFrom?: string | undefined;
  /**
   * Whether a commit of the embedded database waits for the disk; if false, it survives a kill but not a power cut.
   * Default true.
   */
  durable?: boolean;
  /** How long a query waits for a free connection before it fails. */
  connectTimeoutMs?: number;
  /** Called once when the embedded engine crashes; no query can succeed afterwards. */
  onFatal?: ((error: Error) => void) | undefined;
  /** Called for a failure outside any query: a lost idle connection, a failed checkpoint. */
  onError?: ((error: unknown) => void) | undefined;
};

const INT8 = 20;
const NUMERIC = 1700;
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);

/**
 * Opens PostgreSQL or the embedded database behind the same `pg` pool.
 *
 * @throws DataDirInUseError when another process holds the embedded data directory.
 */
export async function createDatabase({
  databaseUrl,
  dataDir,
  durable = true,
  connectTimeoutMs = 10_000,
  loadFrom,
  onFatal,
  onError,
}: DatabaseOptions): Promise<Database> {
  const opened = databaseUrl
    ? openPostgres(databaseUrl, connectTimeoutMs)
    : await openEmbedded({ dataDir, durable, connectTimeoutMs, loadFrom, onFatal });
  const { pool } = opened;
  nameStatements(pool);
  pool.on('error', (error) => onError?.(error));
  // why: the pool only handles errors of idle connections; losing one in a transaction would end the process
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { ...opened, db: drizzle({ client: pool }) };
}

function openPostgres(connectionString: string, connectionTimeoutMillis: number): Omit<Database, 'db'> {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'koodai-shop-api',
    // why: compiling a search takes the server longer than running it
    options: '-c jit=off',
  });
  return { pool, backup: undefined, close: () => pool.end() };
}
