import path from 'node:path';
import { z } from 'zod';
import { isOrigin } from '@/lib/domain/is-origin';
import { isOriginForTests } from '@/lib/domain/private-host';
import { weaknessOf } from '@/lib/domain/secret';
import { trimEnd } from '@/lib/domain/trim-end';
import { ownUrl } from './own-url';
import { parseEnv } from './parse-env';

const secret = z.string('is missing').superRefine(refuseWeak);
/** The first one seals, each one opens, so that a new one can be put in front. */
const secrets = z
  .string('is missing')
  .transform((list) => list.split(',').map((one) => one.trim()))
  .pipe(z.tuple([secret], secret));
const address = z.url({ protocol: /^https?$/ }).transform((url) => trimEnd(url, '/'));
const port = z.coerce.number().int().min(1).max(65_535);

type GivenInTestMode = {
  APP_ORIGIN?: string | undefined;
  SHOP_API_URL?: string | undefined;
  REDIS_URL?: string | undefined;
  DEMO_MODE: string;
};

const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/;

/** The settings of a shop for people, which must not be a shop for tests as well. */
function againstTestMode({ APP_ORIGIN, SHOP_API_URL, REDIS_URL, DEMO_MODE }: GivenInTestMode) {
  const problems: [keyof GivenInTestMode, string][] = [];
  if (APP_ORIGIN !== undefined && !isOriginForTests(APP_ORIGIN)) {
    problems.push([
      'APP_ORIGIN',
      'is the address of a shop for people, so not together with SHOP_TEST_MODE=1',
    ]);
  }
  if (SHOP_API_URL !== undefined && !LOOPBACK.test(SHOP_API_URL)) {
    problems.push(['SHOP_API_URL', 'must be on this machine with SHOP_TEST_MODE=1']);
  }
  if (REDIS_URL !== undefined) {
    problems.push(['REDIS_URL', 'is shared with other shops, so not together with SHOP_TEST_MODE=1']);
  }
  if (DEMO_MODE !== '1') problems.push(['DEMO_MODE', 'must be 1 with SHOP_TEST_MODE=1']);
  return problems;
}

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
  .superRefine((given, context) => {
    if (given.SHOP_TEST_MODE !== '1') return;
    for (const [name, message] of againstTestMode(given)) {
      context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .transform((given) => ({
    shopApiUrl: given.SHOP_API_URL ?? `http://127.0.0.1:${given.SHOP_API_PORT}`,
    shopApiSecret: given.SHOP_API_SECRET,
    sessionSecrets: given.SESSION_SECRET,
    revalidateSecret: given.REVALIDATE_SECRET,
    captchaSecret: given.CAPTCHA_SECRET,
    /** The address it listens on; undefined: every one of this machine. */
    host: given.STOREFRONT_HOST || undefined,
    port: given.PORT,
    /** Where this storefront itself answers. */
    ownUrl: ownUrl(given.STOREFRONT_HOST, given.PORT),
    /** Set when several instances share what they hear; undefined for one alone. */
    redisUrl: given.REDIS_URL,
    /** Where stored pictures lie. */
    mediaDir: path.resolve(/* turbopackIgnore: true */ given.MEDIA_DIR ?? path.join(given.DATA_DIR, 'media')),
    appOrigin: new URL(given.APP_ORIGIN ?? `http://localhost:${given.PORT}`).origin,
    /** The only sites a shopper is sent to for paying (decisions.md 20). */
    paymentOrigins: given.PAYMENT_ORIGINS.map((url) => new URL(url).origin),
    /** Where a person reads the demo's SMS; undefined outside demo mode. */
    demoInboxUrl: given.DEMO_MODE === '1' ? given.DEMO_INBOX_URL : undefined,
    /** What one shopper may ask for. */
    ratePerMinute: given.RATE_LIMIT_PER_MINUTE,
  }));

export type Env = z.output<typeof environment>;

/** @throws Error that names each missing or wrong variable, never its value. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  return parseEnv(environment, variables);
}

function refuseWeak(given: string, context: z.core.$RefinementCtx<string>): void {
  const message = weaknessOf(given);
  if (message) context.addIssue({ code: 'custom', message });
}
