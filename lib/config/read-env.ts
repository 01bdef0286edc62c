import path from 'node:path';
import { z } from 'zod';
import { isOrigin } from '@/lib/domain/is-origin';
import { isLoopbackHost } from '@/lib/domain/private-host';
import { weaknessOf } from '@/lib/domain/secret';
import { testModeProblems } from '@/lib/domain/test-mode';
import { trimEnd } from '@/lib/domain/trim-end';
import { ownUrl } from './own-url';
import { parseEnv } from './parse-env';

const secret = z.string('is missing').superRefine(refuseWeak);
/** The first secret encrypts, each one decrypts: to rotate, put a new one in front. */
const secrets = z
  .string('is missing')
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.tuple([secret], secret));
const address = z.url({ protocol: /^https?$/ }).transform((url) => trimEnd(url, '/'));
const port = z.coerce.number().int().min(1).max(65_535);

const environment = z
  .object({
    PORT: port.default(3000),
    STOREFRONT_HOST: z.string().default(''),
    SHOP_API_PORT: port.default(4000),
    SHOP_API_URL: address.optional(),
    APP_ORIGIN: address.refine(isOrigin, 'must be an address without a path').optional(),
    SHOP_API_SECRET: secret,
    SESSION_SECRET: secrets,
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
    SHOP_TEST_MODE: z.enum(['0', '1']).default('0'),
    RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).default(600),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .superRefine((variables, context) => {
    if (variables.SHOP_TEST_MODE !== '1') return;
    const complain = (name: keyof typeof variables, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const { name, message } of testModeProblems(variables)) complain(name, message);
    const { SHOP_API_URL } = variables;
    if (SHOP_API_URL !== undefined && !isHttpOfThisMachine(SHOP_API_URL)) {
      complain('SHOP_API_URL', 'must be on this machine with SHOP_TEST_MODE=1');
    }
  })
  .transform((variables) => ({
    shopApiUrl: variables.SHOP_API_URL ?? `http://127.0.0.1:${variables.SHOP_API_PORT}`,
    shopApiSecret: variables.SHOP_API_SECRET,
    sessionSecrets: variables.SESSION_SECRET,
    revalidateSecret: variables.REVALIDATE_SECRET,
    captchaSecret: variables.CAPTCHA_SECRET,
    /** The address to listen on; undefined for all addresses of this machine. */
    host: variables.STOREFRONT_HOST || undefined,
    port: variables.PORT,
    /** The URL of this storefront instance. */
    ownUrl: ownUrl(variables.STOREFRONT_HOST, variables.PORT),
    /** Set when several instances share events and rate limits; undefined for a single instance. */
    redisUrl: variables.REDIS_URL,
    /** The folder of stored pictures. */
    mediaDir: path.resolve(
      /* turbopackIgnore: true */ variables.MEDIA_DIR ?? path.join(variables.DATA_DIR, 'media'),
    ),
    appOrigin: new URL(variables.APP_ORIGIN ?? `http://localhost:${variables.PORT}`).origin,
    /** The only sites a shopper may be redirected to for payment (decisions.md 20). */
    paymentOrigins: variables.PAYMENT_ORIGINS.map((url) => new URL(url).origin),
    /** The page that shows the SMS of the demo; undefined outside demo mode. */
    demoInboxUrl: variables.DEMO_MODE === '1' ? variables.DEMO_INBOX_URL : undefined,
    /** The rate limit of one shopper. */
    ratePerMinute: variables.RATE_LIMIT_PER_MINUTE,
  }));

export type Env = z.output<typeof environment>;

/** @throws Error that names each missing or invalid variable, never its value. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  return parseEnv(environment, variables);
}

function isHttpOfThisMachine(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && isLoopbackHost(hostname);
}

function refuseWeak(value: string, context: z.core.$RefinementCtx<string>): void {
  const message = weaknessOf(value);
  if (message) context.addIssue({ code: 'custom', message });
}
