import { isIPv6 } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  PORT: port.default(3000),
  STOREFRONT_HOST: z.string().optional(),
  SHOP_API_PORT: port.default(4000),
  SHOP_API_URL: z.string().optional(),
  REVALIDATE_SECRET: z.string().default(''),
  REDIS_URL: z.string().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  MEDIA_DIR: z.string().optional(),
  NEXT_DIST_DIR: z.string().min(1).default('.next'),
  TRUSTED_PROXIES: z.string().default(''),
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(256),
  SERVICE_WORKER: z.enum(['0', '1']).default('1'),
  NODE_ENV: z.enum(['development', 'production']).default('production'),
});

export type FrontSettings = {
  /** The address it listens on; undefined: every one of this machine. */
  host: string | undefined;
  port: number;
  /** Where it reaches itself. */
  ownUrl: string;
  apiUrl: string;
  revalidateSecret: string;
  redisUrl: string | undefined;
  mediaDir: string;
  staticDir: string;
  publicDir: string;
  /** Addresses and CIDR ranges whose word on a client's address is taken. */
  trustedProxies: readonly string[];
  /** Requests that are answered at the same time. */
  maxInFlight: number;
  worker: { dir: string; isOn: boolean };
  dev: boolean;
};

/** What the front itself needs; the pages read theirs from lib/config/env. */
export function readFrontSettings(env: NodeJS.ProcessEnv): FrontSettings {
  const given = environment.parse(env);
  return {
    host: given.STOREFRONT_HOST || undefined,
    port: given.PORT,
    ownUrl: `http://${reachable(given.STOREFRONT_HOST)}:${given.PORT}`,
    apiUrl: given.SHOP_API_URL || `http://127.0.0.1:${given.SHOP_API_PORT}`,
    revalidateSecret: given.REVALIDATE_SECRET,
    redisUrl: given.REDIS_URL || undefined,
    mediaDir: path.resolve(given.MEDIA_DIR || path.join(given.DATA_DIR, 'media')),
    staticDir: path.resolve(given.NEXT_DIST_DIR, 'static'),
    publicDir: path.resolve('public'),
    trustedProxies: given.TRUSTED_PROXIES.split(/[\s,]+/).filter(Boolean),
    maxInFlight: given.MAX_IN_FLIGHT,
    worker: { dir: path.resolve('dist', 'worker'), isOn: given.SERVICE_WORKER === '1' },
    dev: given.NODE_ENV === 'development',
  };
}

const EVERY_ADDRESS = ['', '0.0.0.0', '::'];

function reachable(host = ''): string {
  if (EVERY_ADDRESS.includes(host)) return '127.0.0.1';
  return isIPv6(host) ? `[${host}]` : host;
}
