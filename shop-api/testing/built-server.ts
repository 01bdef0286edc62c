import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { TEST_DATA_DIR } from './embedded-databases';
import { freePort } from './free-port';
import { ROOT, type RunningProgram, spawnProgram, untilServes } from './running-program';
import type { TestDatabase } from './test-database';

/** The output folder of `npm run build`. */
const BUILT = path.join('dist', 'shop-api');

export const builtSecrets = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
};

/** Shared by all test runs, since creating the pictures takes half a minute. */
const PICTURES = path.join(TEST_DATA_DIR, 'media');

/** The built shop API in a separate process. */
export type BuiltServer = RunningProgram;

/** Bundles the shop API as `npm start` does, into a folder named after the test, and returns the folder. */
export async function buildServer(name: string): Promise<string> {
  const folder = path.join('dist', `test-${name}`);
  await promisify(execFile)(process.execPath, ['scripts/build-api.mjs', folder], { cwd: ROOT });
  return folder;
}

/** The environment of a demo shop on this database that logs errors only. */
export function quietShopOn({ databaseUrl, dataDir }: TestDatabase['place']): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    MEDIA_DIR: PICTURES,
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'error',
    DEMO_MODE: '1',
  };
}

/**
 * Starts a bundle at SHOP_API_PORT or a free port, without waiting for it. @throws Error when it has not been built.
 */
export async function spawnBuiltServer(
  env: Record<string, string>,
  folder: string = BUILT,
): Promise<BuiltServer> {
  const port = Number(env.SHOP_API_PORT ?? (await freePort()));
  return spawnProgram(path.join(folder, 'server.cjs'), port, {
    MEDIA_DIR: PICTURES,
    ...builtSecrets,
    ...env,
    SHOP_API_PORT: String(port),
  });
}

/** Starts a bundle and resolves once it is ready. @throws Error with its output when it fails to start. */
export async function startBuiltServer(env: Record<string, string>, folder?: string): Promise<BuiltServer> {
  const server = await spawnBuiltServer(env, folder);
  await untilServes(server, '/ready');
  return server;
}
