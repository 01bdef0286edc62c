import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openTestShop } from '@/scripts/lib/open-test-shops.mjs';
import { testEnv } from '@/scripts/lib/test-env.mjs';
import { pidOf } from './process-table';

/** Our shop, open on free ports. Process ids are known only where there is a /proc. */
export type Shop = {
  origin: string;
  apiUrl: string;
  token: string;
  storefrontPid: number | undefined;
  apiPid: number | undefined;
  /** Milliseconds from the command to the first response. */
  startMs: number;
  close: () => Promise<void>;
};

/** No rate limit in effect, since all load comes from one IP address. */
const WITHOUT_LIMITS = { RATE_LIMIT_PER_MINUTE: '100000000' };

/** Opens the built shop as `npm start` does, in test mode. An empty `dataDir` is filled with the sample shop. */
export async function openShop(dataDir: string): Promise<Shop> {
  const startedAt = performance.now();
  const env = { ...testEnv(process.env), ...WITHOUT_LIMITS };
  const { origin, apiUrl, token, stop } = await openTestShop({ env, dataDir, quiet: true });
  const startMs = performance.now() - startedAt;
  const variable = `DATA_DIR=${dataDir}`;
  const [storefrontPid, apiPid] = [
    pidOf('dist/storefront.mjs', variable),
    pidOf('dist/shop-api/server.cjs', variable),
  ];
  return { origin, apiUrl, token, storefrontPid, apiPid, startMs, close: async () => void (await stop()) };
}

/** Calls `use` with a temporary folder, and deletes it afterwards. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-bench-'));
  try {
    return await use(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
