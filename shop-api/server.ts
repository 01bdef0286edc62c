import { HOUR_MS } from '@/lib/domain/durations';
import { startAlertSms } from './alert-sms';
import { buildApp } from './app';
import { type ApiConfig, readConfig } from './config';
import { createDatabase, type Database, type Db } from './db/client';
import { createMutex, type RunExclusive } from './jobs/one-at-a-time';
import { startJob } from './jobs/start-job';
import { purgeExpired } from './modules/housekeeping/purge';
import { openSharedLimits } from './modules/identity/open-shared-limits';
import { startSms } from './modules/sms/job';
import { notifyStorefront } from './modules/storefront/notify-storefront';
import type { OperatorContext } from './operator/command';
import { allCommands } from './operator/commands/all-commands';
import { openEndpoint } from './operator/endpoint';
import { createPayments, startPaymentJobs } from './payments';
import { createLogger, describeError, type Logger } from './plugins/log';
import { type Clock, type MovableClock, movableClock } from './ports/clock';
import { nearestPincode } from './ports/geocoder/nearest-pincode';
import { nominatim } from './ports/geocoder/nominatim';
import { noStorefront, type Storefront, webhookStorefront } from './ports/storefront';
import { prepareDatabase } from './prepare-database';
import { claimForTests } from './test-mode/claim-data-dir';
import type { TestMode } from './test-mode/test-mode-deps';

const DRAIN_MS = 10_000;
/** A shopper should see a committed change on the pages within a few seconds. */
const STOREFRONT_UPDATE_EVERY_MS = 500;
const PURGE_EVERY_MS = HOUR_MS;

async function openDatabase(config: ApiConfig, log: Logger): Promise<Database> {
  return createDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    durable: !config.testMode,
    onError: (error) => log.error({ failure: describeError(error) }, 'database error'),
    onFatal: (error) => {
      log.fatal({ failure: describeError(error) }, 'database lost');
      process.exit(1);
    },
  });
}

/** Serves until the process is told to stop, then finishes running calls and jobs, and closes database and lock. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const opened: (() => Promise<void>)[] = [];
  onStop(async () => {
    for (const close of opened.reverse()) await close();
  });

  if (config.testMode && !config.databaseUrl) claimForTests(config.dataDir);
  const database = await openDatabase(config, log);
  opened.push(database.close);
  await prepareDatabase(database, config.mediaDir);
  const clock = movableClock();
  const payments = createPayments(config, database.db, clock);
  const core = { db: database.db, clock, config, log };
  const { sms, stop: stopSms } = startSms(core);
  opened.push(stopSms);
  const geocoder = config.geocoder ? nominatim({ ...config.geocoder, log }) : nearestPincode;
  const deps = { ...core, sms, payments, geocoder };
  opened.push(startHousekeeping(deps));
  opened.push(startAlertSms(deps, log));
  const { sharedLimits, close } = openSharedLimits({ ...config, pepper: config.otpPepper, log });
  opened.push(close);
  const updateDeps = { db: database.db, clock, runExclusive: createMutex() };
  const app = await buildApp({ ...deps, sharedLimits, testMode: testModeOf(config, updateDeps) });
  opened.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  opened.push(startStorefrontUpdates(config, updateDeps, log));
  opened.push(startPaymentJobs(deps, config.port, log));
  const closeEndpoint = await openOperatorEndpoint(config, { ...core, sms, backup: database.backup }, log);
  // why: closed before the jobs, since a job may wait for another server while clients wait for their responses; both at
  // once, since a command may take long
  opened.push(async () => {
    await Promise.all([app.drain(), closeEndpoint()]);
  });
}

/** With a PostgreSQL server there is none: the command line connects to the database itself. */
async function openOperatorEndpoint(
  { operatorSecret, databaseUrl, dataDir }: ApiConfig,
  context: OperatorContext,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!operatorSecret || databaseUrl) return async () => {};
  return openEndpoint(dataDir, { commands: allCommands, context, operatorSecret, log });
}

/**
 * First runs after an hour: a clock that was wrong at the start has been corrected by then, and purging cannot be
 * undone.
 */
function startHousekeeping(deps: Parameters<typeof purgeExpired>[0]): () => Promise<void> {
  const run = (stopping: AbortSignal) => purgeExpired(deps, stopping);
  const when = { everyMs: PURGE_EVERY_MS, firstAfterMs: PURGE_EVERY_MS };
  return startJob({ name: 'housekeeping', ...when, log: deps.log, run }).stop;
}

type StorefrontUpdateDeps = { db: Db; clock: Clock; runExclusive: RunExclusive };

/** Sends queued changes to the storefront. Returns a function that stops it. */
function startStorefrontUpdates(
  config: ApiConfig,
  deps: StorefrontUpdateDeps,
  log: Logger,
): () => Promise<void> {
  const updateDeps = { ...deps, storefront: storefrontOf(config) };
  const run = (stopping: AbortSignal) => deps.runExclusive(() => notifyStorefront(updateDeps, stopping));
  return startJob({ name: 'notify the storefront', everyMs: STOREFRONT_UPDATE_EVERY_MS, log, run }).stop;
}

function storefrontOf({ storefront }: ApiConfig, how?: { atOnce: true }): Storefront {
  return storefront ? webhookStorefront(storefront.url, storefront.revalidateSecret, how) : noStorefront;
}

/** While a test changes the shop, the storefront job waits, so that no outdated page is cached. */
function testModeOf(
  config: ApiConfig,
  deps: StorefrontUpdateDeps & { clock: MovableClock },
): TestMode | undefined {
  const { testMode, operatorSecret, dataDir, mediaDir } = config;
  if (!testMode || !operatorSecret) return undefined;
  const updateDeps = { ...deps, storefront: storefrontOf(config, { atOnce: true }) };
  const change: TestMode['change'] = (work) =>
    deps.runExclusive(async () => {
      const result = await work();
      await notifyStorefront(updateDeps, new AbortController().signal);
      return result;
    });
  return { operatorSecret, clock: deps.clock, dataDir, mediaDir, change };
}

let stopping = false;

function onStop(close: () => Promise<void>): void {
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // why: on Windows there is no SIGTERM; the parent that started us with a channel closes it instead
  if (process.connected) process.once('disconnect', () => void stop());
}

main().catch((error: unknown) => {
  if (stopping) return;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The shop API did not start. ${message.slice(0, 2000)}\n`);
  process.exit(1);
});
