import path from 'node:path';
import { z } from 'zod';
import { parseEnv } from '@/lib/config/parse-env';
import { trustProxies } from './http/trusted-proxies';

const environment = z.object({
  NEXT_DIST_DIR: z.string().default('.next'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(canBeTrusted, 'must be addresses and CIDR ranges'),
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(256),
  SERVICE_WORKER: z.enum(['0', '1']).default('1'),
  NODE_ENV: z.enum(['development', 'production']).default('production'),
});

type FrontSettings = {
  staticDir: string;
  publicDir: string;
  /** Addresses and CIDR ranges of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
  /** Maximum number of concurrent requests. */
  maxInFlight: number;
  worker: { dir: string; isOn: boolean };
  dev: boolean;
};

/** Settings of the front only; lib/config/read-env has the shared ones. @throws Error as `parseEnv` does */
export function readFrontSettings(env: NodeJS.ProcessEnv): FrontSettings {
  const given = parseEnv(environment, env);
  return {
    staticDir: path.resolve(given.NEXT_DIST_DIR, 'static'),
    publicDir: path.resolve('public'),
    trustedProxies: given.TRUSTED_PROXIES,
    maxInFlight: given.MAX_IN_FLIGHT,
    worker: { dir: path.resolve('dist', 'worker'), isOn: given.SERVICE_WORKER === '1' },
    dev: given.NODE_ENV === 'development',
  };
}

function canBeTrusted(list: readonly string[]): boolean {
  try {
    trustProxies(list);
    return true;
  } catch {
    return false;
  }
}
