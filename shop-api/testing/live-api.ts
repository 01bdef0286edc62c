import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { Actor } from '@/lib/contract/actor-token';
import type { ShopCall } from '@/lib/contract/define-call';
import { type PayloadOf, sendAs } from '@/shop-api/conformance/call-as';
import { httpTarget } from '@/shop-api/conformance/target';
import { apiRoot } from '@/shop-api/root';
import { TEST_ROOM } from './embedded-databases';
import { freePort } from './free-port';
import type { TestDatabase } from './test-database';

/** The built API as a process of its own. */
export type LiveApi = {
  url: string;
  pid: number;
  /** Resolves when the process is gone, however it went. */
  exited: Promise<void>;
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

/** The service credential of every live API. */
export const LIVE_SECRET = 'the-service-credential-of-a-live-shop';
const PROGRAM = path.join(apiRoot, '../dist/shop-api/server.cjs');
const READY_WITHIN_MS = 60_000;

/** Starts the API and does not wait for it. @throws Error when it has not been built. */
export async function spawnApi({ databaseUrl, dataDir }: TestDatabase['place']): Promise<LiveApi> {
  if (!fs.existsSync(PROGRAM)) throw new Error('build the API first: node scripts/build-api.mjs');
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production' as const,
    SHOP_API_PORT: String(port),
    SHOP_API_SECRET: LIVE_SECRET,
    OTP_PEPPER: 'the-pepper-of-one-time-passwords-of-a-live-shop',
    DATA_DIR: dataDir,
    MEDIA_DIR: path.join(TEST_ROOM, 'media'),
    DATABASE_URL: databaseUrl ?? '',
    LOG_LEVEL: 'error',
    DEMO_MODE: '1',
  };
  const child: ChildProcess = spawn(process.execPath, [PROGRAM], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit').then(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    exited,
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** Starts the API and waits until it serves. @throws Error when it ends instead. */
export async function startApi(place: TestDatabase['place']): Promise<LiveApi> {
  const api = await spawnApi(place);
  const ended = api.exited.then(() => 'ended' as const);
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; ) {
    const isReady = fetch(`${api.url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    const answer = await Promise.race([isReady, ended]);
    if (answer === 'ended') throw new Error('the API ended before it was ready');
    if (answer) return api;
    await pause(50);
  }
  await api.end('SIGKILL');
  throw new Error('the API did not get ready');
}

export type LiveAnswer = { status: number; body: unknown };

/** Makes a call over HTTP as the BFF would; undefined when the connection broke before the answer was whole. */
export async function callLive<Call extends ShopCall>(
  { url }: LiveApi,
  actor: Actor,
  call: Call,
  input: PayloadOf<Call>,
  key?: string,
): Promise<LiveAnswer | undefined> {
  try {
    return await sendAs(httpTarget(url, LIVE_SECRET), actor, call, input, key ? { key } : {});
  } catch (error) {
    if (isBrokenConnection(error)) return undefined;
    throw error;
  }
}

/** By its name: under Jest the error of `fetch` is of another realm. */
function isBrokenConnection(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === 'TypeError';
}

/** The parsed answer of a call that went well. @throws Error for a refusal. */
export function answerOf<Call extends ShopCall>(
  call: Call,
  { status, body }: LiveAnswer,
): z.output<Call['output']> {
  if (status !== 200) throw new Error(`${call.name} was refused: ${status} ${JSON.stringify(body)}`);
  return parseWith<Call['output']>(call.output, body);
}

function parseWith<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  return schema.parse(body);
}
