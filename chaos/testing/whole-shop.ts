import path from 'node:path';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { createDatabase, type Db } from '@/shop-api/db/client';
import {
  type BuiltServer,
  builtSecrets,
  quietShopOn,
  startBuiltServer,
} from '@/shop-api/testing/built-server';
import { freePort } from '@/shop-api/testing/free-port';
import { type RunningProgram, spawnProgram, untilServes } from '@/shop-api/testing/running-program';
import { makeTestDatabase, type TestDatabase } from '@/shop-api/testing/test-database';
import { Line } from './line';

const STOREFRONT = path.join('dist', 'storefront.mjs');
/** The crowds of these tests are one machine; what a shopper may ask for in a minute has tests of its own. */
const RATE_PER_MINUTE = 10_000_000;

export const secrets = {
  SHOP_API_SECRET: builtSecrets.SHOP_API_SECRET,
  SESSION_SECRET: 'the-session-secret-of-the-storefront-in-tests',
  REVALIDATE_SECRET: 'the-revalidate-secret-of-a-shop-in-tests',
  CAPTCHA_SECRET: 'the-captcha-secret-of-the-storefront-in-tests',
};
export const OPERATOR_TOKEN = 'the-token-of-test-mode-in-these-tests';

export type Settings = Record<string, string>;

/** A storefront and a shop API as they are built, on a database of their own, with a line between that can fail. */
export type WholeShop = {
  origin: string;
  apiUrl: string;
  line: Line;
  database: TestDatabase;
  api: BuiltServer;
  storefront: RunningProgram;
  /** With settings of its own, for this time only. */
  startApi: (settings?: Settings) => Promise<void>;
  startStorefront: () => Promise<void>;
  close: () => Promise<void>;
};

type Given = {
  /** Fills the database before the shop API has it. */
  fill: (db: Db) => Promise<void>;
  database?: TestDatabase;
  api?: Settings;
  storefront?: Settings;
};

/** Opens the database, which nobody else may have open when it is the embedded one. */
export async function withDatabase<Result>(
  { place }: TestDatabase,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const opened = await createDatabase(place);
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

/** Opens one in test mode unless the settings say otherwise. */
export async function openWholeShop(given: Given): Promise<WholeShop> {
  const database = given.database ?? (await makeTestDatabase());
  await withDatabase(database, given.fill);
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  // why: the tests seal their customers' cookies themselves
  setStorefrontEnv({ ...secrets, APP_ORIGIN: origin });
  const line = await Line.open(apiPort);
  const shared = {
    ...quietShopOn(database.place),
    ...secrets,
    PORT: String(port),
    APP_ORIGIN: origin,
    SHOP_TEST_MODE: '1',
  };
  const apiSettings = {
    ...shared,
    SHOP_API_PORT: String(apiPort),
    OPERATOR_SECRET: OPERATOR_TOKEN,
    ...given.api,
  };
  const storefrontSettings = {
    ...shared,
    SHOP_API_URL: line.url,
    DATA_DIR: '.data',
    NEXT_TELEMETRY_DISABLED: '1',
    RATE_LIMIT_PER_MINUTE: String(RATE_PER_MINUTE),
    PAYMENT_ORIGINS: `http://127.0.0.1:${apiPort}`,
    ...given.storefront,
  };
  const shop: WholeShop = {
    origin,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    line,
    database,
    api: await startBuiltServer(apiSettings),
    storefront: spawnProgram(STOREFRONT, port, storefrontSettings),
    startApi: async (settings = {}) => {
      shop.api = await startBuiltServer({ ...apiSettings, ...settings });
    },
    startStorefront: async () => {
      shop.storefront = spawnProgram(STOREFRONT, port, storefrontSettings);
      await untilServes(shop.storefront, '/api/health');
    },
    close: async () => {
      await Promise.all([shop.storefront.end('SIGKILL'), shop.api.end('SIGKILL')]);
      line.close();
      await database.remove();
    },
  };
  await untilServes(shop.storefront, '/');
  return shop;
}
