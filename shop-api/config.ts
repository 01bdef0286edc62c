import path from 'node:path';
import { z } from 'zod';

const secret = z.string().min(32, 'needs at least 32 characters');
const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  SHOP_API_PORT: port.default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  MEDIA_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  APP_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  SHOP_API_SECRET: secret,
  OTP_PEPPER: secret,
  REVALIDATE_SECRET: secret.optional(),
  PORT: port.default(3000),
  STOREFRONT_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO_MODE: z.enum(['0', '1']).default('0'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type ApiConfig = {
  port: number;
  dataDir: string;
  /** Where the front serves product pictures from. */
  mediaDir: string;
  databaseUrl: string | undefined;
  /** Where shoppers find the storefront, without a slash at the end. */
  appOrigin: string;
  /** The BFF's service credential, and the key that signs actors. */
  apiSecret: string;
  otpPepper: string;
  /** Whom to tell what changed; undefined without REVALIDATE_SECRET. */
  storefront: { url: string; revalidateSecret: string } | undefined;
  /** The local run: SMS land in an inbox anybody on this machine can open, and `register` answers the code. */
  demoMode: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
};

/** @throws Error that names each missing or wrong variable, never its value. */
export function readConfig(env: Record<string, string | undefined>): ApiConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The shop API's environment is not complete:\n${problems.join('\n')}`);
  }
  const { data } = parsed;
  return {
    port: data.SHOP_API_PORT,
    dataDir: data.DATA_DIR,
    mediaDir: data.MEDIA_DIR ?? path.join(data.DATA_DIR, 'media'),
    databaseUrl: data.DATABASE_URL,
    appOrigin: new URL(data.APP_ORIGIN).origin,
    apiSecret: data.SHOP_API_SECRET,
    otpPepper: data.OTP_PEPPER,
    storefront: data.REVALIDATE_SECRET
      ? {
          url: data.STOREFRONT_URL ?? `http://127.0.0.1:${data.PORT}`,
          revalidateSecret: data.REVALIDATE_SECRET,
        }
      : undefined,
    demoMode: data.DEMO_MODE === '1',
    logLevel: data.LOG_LEVEL,
  };
}
