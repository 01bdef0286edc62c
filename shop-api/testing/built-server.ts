import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { TEST_ROOM } from './embedded-databases';
import { freePort } from './free-port';
import { ROOT, type RunningProgram, spawnProgram, untilServes } from './running-program';
import type { TestDatabase } from './test-database';

/** Where `npm run build` puts the shop API. */
const BUILT = path.join('dist', 'shop-api');

export const builtSecrets = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
};

/** Drawn once for all test runs: for one server it is half a minute of work. */
const PICTURES = path.join(TEST_ROOM, 'media');

/** The built shop API as a process of its own. */
export type BuiltServer = RunningProgram;

/** Bundles the shop API as `npm start` does, into a folder for the test of this name, and answers the folder. */
export async function buildServer(name: string): Promise<string> {
  const folder = path.join('dist', `test-${name}`);
  await promisify(execFile)(process.execPath, ['scripts/build-api.mjs', folder], { cwd: ROOT });
  return folder;
}

/** The variables of a demo shop on this database that writes nothing but errors. */
export function quietShopOn({ databaseUrl, dataDir }: TestDatabase['place']): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    MEDIA_DIR: PICTURES,
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'error',
    DEMO_MODE: '1',
  };
}

/** Starts a bundle, at SHOP_API_PORT or a free port, and does not wait for it. @throws Error when it has not been built. */
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

/** Starts a bundle and resolves once it serves. @throws Error with what it wrote when it does not. */
export async function startBuiltServer(env: Record<string, string>, folder?: string): Promise<BuiltServer> {
  const server = await spawnBuiltServer(env, folder);
  await untilServes(server, '/ready');
  return server;
}
