import path from 'node:path';
import { z } from 'zod';
import { withoutEmpty } from '@/lib/config/read-env';

const environment = z.object({
  NEXT_DIST_DIR: z.string().default('.next'),
  TRUSTED_PROXIES: z.string().default(''),
  MAX_IN_FLIGHT: z.coerce.number().int().min(1).default(256),
  SERVICE_WORKER: z.enum(['0', '1']).default('1'),
  NODE_ENV: z.enum(['development', 'production']).default('production'),
});

export type FrontSettings = {
  staticDir: string;
  publicDir: string;
  /** Addresses and CIDR ranges whose word on a client's address is taken. */
  trustedProxies: readonly string[];
  /** Requests that are answered at the same time. */
  maxInFlight: number;
  worker: { dir: string; isOn: boolean };
  dev: boolean;
};

/** What the front alone needs; the rest is that of the pages (lib/config/read-env). @throws ZodError */
export function readFrontSettings(env: NodeJS.ProcessEnv): FrontSettings {
  const given = environment.parse(withoutEmpty(env));
  return {
    staticDir: path.resolve(given.NEXT_DIST_DIR, 'static'),
    publicDir: path.resolve('public'),
    trustedProxies: given.TRUSTED_PROXIES.split(/[\s,]+/).filter(Boolean),
    maxInFlight: given.MAX_IN_FLIGHT,
    worker: { dir: path.resolve('dist', 'worker'), isOn: given.SERVICE_WORKER === '1' },
    dev: given.NODE_ENV === 'development',
  };
}
