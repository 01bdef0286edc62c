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
import { FaultProxyClient } from './fault-proxy-client';

const STOREFRONT = path.join('dist', 'storefront.mjs');
/** No limit in effect: all shoppers of a test share one IP address. */
const RATE_PER_MINUTE = 10_000_000;

export const secrets = {
  SHOP_API_SECRET: builtSecrets.SHOP_API_SECRET,
  SESSION_SECRET: 'the-session-secret-of-the-storefront-in-tests',
  REVALIDATE_SECRET: 'the-revalidate-secret-of-a-shop-in-tests',
  CAPTCHA_SECRET: 'the-captcha-secret-of-the-storefront-in-tests',
};
export const OPERATOR_TOKEN = 'the-token-of-test-mode-in-these-tests';

export type Settings = Record<string, string>;

/** A built storefront and shop API on their own database, with a proxy between them that can inject faults. */
export type WholeShop = {
  origin: string;
  apiUrl: string;
  faultProxy: FaultProxyClient;
  database: TestDatabase;
  api: BuiltServer;
  storefront: RunningProgram;
  /** @param settings override the shop's settings, for this start only */
  startApi: (settings?: Settings) => Promise<void>;
  startStorefront: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  /** Fills the database before the shop API opens it. */
  fill: (db: Db) => Promise<void>;
  database?: TestDatabase;
  api?: Settings;
  storefront?: Settings;
};

/** Opens the database for `work`. The embedded database must not be open elsewhere. */
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

/** Opens a shop in test mode, unless the settings say otherwise. */
export async function openWholeShop(options: Options): Promise<WholeShop> {
  const database = options.database ?? (await makeTestDatabase());
  await withDatabase(database, options.fill);
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  // why: the tests seal their customers' cookies themselves
  setStorefrontEnv({ ...secrets, APP_ORIGIN: origin });
  const faultProxy = await FaultProxyClient.open(apiPort);
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
    ...options.api,
  };
  const storefrontSettings = {
    ...shared,
    SHOP_API_URL: faultProxy.url,
    DATA_DIR: '.data',
    NEXT_TELEMETRY_DISABLED: '1',
    RATE_LIMIT_PER_MINUTE: String(RATE_PER_MINUTE),
    PAYMENT_ORIGINS: `http://127.0.0.1:${apiPort}`,
    ...options.storefront,
  };
  const shop: WholeShop = {
    origin,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    faultProxy,
    database,
    api: await startBuiltServer(apiSettings),
    storefront: spawnProgram(STOREFRONT, port, storefrontSettings),
    startApi: async (settings = {}) => {
      shop.api = await startBuiltServer({ ...apiSettings, ...settings });
    },
    startStorefront: async () => {
      shop.storefront = spawnProgram(STOREFRONT, port, storefrontSettings);
      // why: not '/ready', for which it waits 15 s when the shop API is down
      await untilServes(shop.storefront, '/api/health');
    },
    close: async () => {
      await Promise.all([shop.storefront.end('SIGKILL'), shop.api.end('SIGKILL')]);
      faultProxy.close();
      await database.remove();
    },
  };
  await untilServes(shop.storefront, '/ready');
  return shop;
}
