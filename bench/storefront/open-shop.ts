import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { testEnv } from '@/scripts/lib/test-env.mjs';
import { openTestShop } from '@/scripts/lib/test-shop.mjs';
import { pidOf } from './process-table';

/** Our shop, open on free ports, with processes that can be watched where there is a /proc. */
export type Shop = {
  origin: string;
  apiUrl: string;
  token: string;
  storefrontPid: number | undefined;
  apiPid: number | undefined;
  /** From the command to the first answer. */
  startMs: number;
  close: () => Promise<void>;
};

/** What a suite of shoppers at one address needs, and a load that is to reach the pages. */
const WITHOUT_LIMITS = { RATE_LIMIT_PER_MINUTE: '100000000' };

/** Opens the built shop as `npm start` does, in test mode. An empty `dataDir` becomes the sample shop. */
export async function openShop(dataDir: string): Promise<Shop> {
  const startedAt = performance.now();
  const env = { ...testEnv(process.env), ...WITHOUT_LIMITS };
  const { origin, apiUrl, token, stop } = await openTestShop({ env, dataDir, quiet: true });
  const startMs = performance.now() - startedAt;
  const its = `DATA_DIR=${dataDir}`;
  const [storefrontPid, apiPid] = [pidOf('dist/storefront.mjs', its), pidOf('dist/shop-api/server.cjs', its)];
  return { origin, apiUrl, token, storefrontPid, apiPid, startMs, close: async () => void (await stop()) };
}

/** A folder that is gone when `use` is done. */
export async function withFolder<Found>(use: (folder: string) => Promise<Found>): Promise<Found> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-bench-'));
  try {
    return await use(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
