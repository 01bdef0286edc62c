import { setTimeout as pause } from 'node:timers/promises';
import type { ApiConfig } from '@/shop-api/config';
import { createDatabase, type Database } from '@/shop-api/db/client';
import { DataDirInUseError } from '@/shop-api/db/pglite/dir-lock';
import { schemaState } from '@/shop-api/db/schema-state';
import { codeOf } from '@/shop-api/files/code-of';
import { hasGateway } from '@/shop-api/modules/sms/job';
import { systemClock } from '@/shop-api/ports/clock';
import { prepareDatabase } from '@/shop-api/prepare-database';
import { askRunningShop } from './ask-running-shop';
import type { Command, OperatorContext } from './command';
import { Refusal } from './refusal';

export type RunConfig = Pick<ApiConfig, 'databaseUrl' | 'dataDir' | 'mediaDir' | 'operatorSecret' | 'msg91'> &
  OperatorContext['config'];

const START_TIMEOUT_MS = 20_000;
const RETRY_AFTER_MS = 250;

/**
 * Runs a command where the database is open: in the running shop if that has the embedded one open, otherwise in this
 * process.
 *
 * @throws Refusal, OperatorFailure
 */
export async function runCommand(config: RunConfig, command: Command, input: unknown): Promise<unknown> {
  if (config.databaseUrl) return runHere(config, command, input);
  const until = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const answered = await askIfRunning(config, command.name, input);
    if (answered) return answered.result;
    try {
      return await runHere(config, command, input);
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error;
      if (Date.now() > until) throw new Refusal(`${error.message} It does not answer commands.`);
    }
    // why: a starting shop locks the database before it listens
    await pause(RETRY_AFTER_MS);
  }
}

async function askIfRunning({ dataDir, operatorSecret }: RunConfig, name: string, input: unknown) {
  if (operatorSecret === undefined) return undefined;
  return askRunningShop({ dataDir, operatorSecret, name, input });
}

async function runHere(config: RunConfig, command: Command, input: unknown): Promise<unknown> {
  const database: Database = await createDatabase(config);
  try {
    await makeReady(database, config, command);
    const { db, backup } = database;
    // why: a running shop finds queued SMS by itself
    const sms = { isOpen: hasGateway(config), wake: () => {} };
    return await command.execute({ db, clock: systemClock, sms, config, backup }, input);
  } finally {
    await database.close();
  }
}

async function makeReady(
  database: Database,
  { databaseUrl, mediaDir }: RunConfig,
  command: Command,
): Promise<void> {
  const state = await schemaState(database.pool).catch((error: unknown) => {
    if (!databaseUrl) throw error;
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`, { cause: error });
  });
  if (state === 'current') return;
  if (state === 'ahead')
    throw new Refusal('The database was created by a newer version of the shop. Nothing was changed.');
  // why: on a database server, instances of another version may be running
  if (databaseUrl && !command.preparesDatabase) {
    throw new Refusal(
      state === 'empty'
        ? 'The database of DATABASE_URL is empty. Run "migrate" or start the shop first.'
        : 'The database has the schema of an older version. Run "migrate" first.',
    );
  }
  await prepareDatabase(database, mediaDir);
}

/** An error that several addresses caused, as those of "localhost", has only a code. */
function reasonOf(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return (hasMessage && String(error.message)) || codeOf(error);
}
