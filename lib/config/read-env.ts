import path from 'node:path';
import { z } from 'zod';

const secret = z.string().min(32, 'needs at least 32 characters');
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const port = z.coerce.number().int().min(1).max(65_535);

const environment = z
  .object({
    PORT: port.default(3000),
    SHOP_API_PORT: port.default(4000),
    SHOP_API_URL: address.optional(),
    APP_ORIGIN: address.optional(),
    SHOP_API_SECRET: secret,
    SESSION_SECRET: secret,
    REVALIDATE_SECRET: secret,
    CAPTCHA_SECRET: secret,
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    DATA_DIR: z.string().default('.data'),
    MEDIA_DIR: z.string().optional(),
    PAYMENT_ORIGINS: z
      .string()
      .default('https://rzp.io')
      .transform((list) => list.split(',').map((origin) => origin.trim()))
      .pipe(z.array(address)),
    DEMO_MODE: z.enum(['0', '1', '']).default('0'),
    DEMO_INBOX_URL: address.optional(),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .transform((given) => ({
    shopApiUrl: given.SHOP_API_URL ?? `http://127.0.0.1:${given.SHOP_API_PORT}`,
    shopApiSecret: given.SHOP_API_SECRET,
    sessionSecret: given.SESSION_SECRET,
    revalidateSecret: given.REVALIDATE_SECRET,
    captchaSecret: given.CAPTCHA_SECRET,
    /** Where this storefront itself answers. */
    ownUrl: `http://127.0.0.1:${given.PORT}`,
    /** Set when several instances share what they hear; undefined for one alone. */
    redisUrl: given.REDIS_URL,
    /** Where stored pictures lie. */
    mediaDir: path.resolve(given.MEDIA_DIR ?? path.join(given.DATA_DIR, 'media')),
    appOrigin: new URL(given.APP_ORIGIN ?? `http://localhost:${given.PORT}`).origin,
    /** The only sites a shopper is sent to for paying (decisions.md 20). */
    paymentOrigins: given.PAYMENT_ORIGINS.map((url) => new URL(url).origin),
    /** Where a person reads the demo's SMS; undefined outside demo mode. */
    demoInboxUrl: given.DEMO_MODE === '1' ? given.DEMO_INBOX_URL : undefined,
    logLevel: given.LOG_LEVEL,
  }));

export type Env = z.output<typeof environment>;

/** @throws Error that names each missing or wrong variable, never its value. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The storefront's environment is not complete:\n${problems.join('\n')}`);
}
