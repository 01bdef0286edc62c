import path from 'node:path';
import { z } from 'zod';
import { isOrigin } from '@/lib/domain/is-origin';
import { parseEnvironment } from '@/lib/domain/parse-environment';
import { weaknessOf } from '@/lib/domain/secret';
import { SMS_TEMPLATES, type SmsTemplate } from './modules/sms/content';
import {
  missingPaymentVariables,
  type PaymentSettings,
  paymentSettings,
  paymentVariables,
} from './payment-settings';
import type { NominatimSettings } from './ports/geocoder/nominatim';
import type { Msg91Settings } from './ports/msg91';
import { settingsAgainstTestMode } from './test-mode/refuse-production';

const secret = z.string('is missing').superRefine((given, context) => {
  const message = weaknessOf(given);
  if (message) context.addIssue({ code: 'custom', message });
});
const port = z.coerce.number().int().min(0).max(65_535);

const templateId = z.string().optional();

type TemplateVariable = `MSG91_${Uppercase<SmsTemplate>}_TEMPLATE_ID`;

/** The ids of the English templates, and of the Tamil ones, which are optional. */
const templateVariables = {
  MSG91_OTP_TEMPLATE_ID: templateId,
  MSG91_ORDER_CANCELLED_TEMPLATE_ID: templateId,
  MSG91_ORDER_PLACED_TEMPLATE_ID: templateId,
  MSG91_BACK_IN_STOCK_TEMPLATE_ID: templateId,
  MSG91_NOW_SERVED_TEMPLATE_ID: templateId,
  MSG91_GRIEVANCE_RECEIVED_TEMPLATE_ID: templateId,
  MSG91_OTP_TEMPLATE_ID_TA: templateId,
  MSG91_ORDER_CANCELLED_TEMPLATE_ID_TA: templateId,
  MSG91_ORDER_PLACED_TEMPLATE_ID_TA: templateId,
  MSG91_BACK_IN_STOCK_TEMPLATE_ID_TA: templateId,
  MSG91_NOW_SERVED_TEMPLATE_ID_TA: templateId,
  MSG91_GRIEVANCE_RECEIVED_TEMPLATE_ID_TA: templateId,
} satisfies Record<TemplateVariable | `${TemplateVariable}_TA`, z.ZodType>;

const environment = z.object({
  SHOP_API_HOST: z.string().min(1).default('127.0.0.1'),
  SHOP_API_PORT: port.default(4000),
  DATA_DIR: z.string().min(1).default('.data'),
  MEDIA_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  APP_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'must be an address without a path')
    .default('http://localhost:3000'),
  SHOP_API_SECRET: secret,
  OTP_PEPPER: secret,
  OPERATOR_SECRET: secret.optional(),
  REVALIDATE_SECRET: secret.optional(),
  PORT: port.default(3000),
  STOREFRONT_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...paymentVariables,
  DEMO_MODE: z.enum(['0', '1']).default('0'),
  SHOP_TEST_MODE: z.enum(['0', '1']).default('0'),
  MSG91_AUTH_KEY: z.string().optional(),
  ...templateVariables,
  MSG91_URL: z.url({ protocol: /^https?$/ }).default('https://control.msg91.com'),
  GEOCODER_URL: z.url({ protocol: /^https?$/ }).optional(),
  GEOCODER_CONTACT: z.string().trim().min(3).max(200).optional(),
  ENQUIRY_KEPT_DAYS: z.coerce.number().int().min(30).max(3650).default(365),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

const consistent = environment.superRefine((env, context) => {
  const complain = (name: keyof typeof env, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (env.OPERATOR_SECRET === env.SHOP_API_SECRET) {
    complain('OPERATOR_SECRET', 'must differ from SHOP_API_SECRET');
  }
  if (env.GEOCODER_URL && !env.GEOCODER_CONTACT) complain('GEOCODER_CONTACT', 'is needed with GEOCODER_URL');
  for (const name of missingPaymentVariables(env)) complain(name, 'is needed with Razorpay');
  if (env.SHOP_TEST_MODE === '1') {
    for (const { name, message } of settingsAgainstTestMode(env)) complain(name, message);
  }
  if (!env.MSG91_AUTH_KEY) return;
  if (env.DEMO_MODE === '1')
    complain('DEMO_MODE', 'tells codes to anybody, so not together with MSG91_AUTH_KEY');
  const variables: Record<string, unknown> = env;
  for (const name of SMS_TEMPLATES.map(variableOf).filter((required) => !variables[required])) {
    context.addIssue({ code: 'custom', path: [name], message: 'is needed with MSG91_AUTH_KEY' });
  }
});

const templateIds = z.record(z.enum(SMS_TEMPLATES), z.string());
const tamilTemplateIds = z.partialRecord(z.enum(SMS_TEMPLATES), templateId);

function msg91Of(env: z.infer<typeof environment>): Msg91Settings | undefined {
  if (!env.MSG91_AUTH_KEY) return undefined;
  const variables: Record<string, unknown> = env;
  const idsOf = (suffix: '' | '_TA') =>
    Object.fromEntries(
      SMS_TEMPLATES.map((template) => [template, variables[`${variableOf(template)}${suffix}`]]),
    );
  return {
    authKey: env.MSG91_AUTH_KEY,
    templateIds: templateIds.parse(idsOf('')),
    tamilTemplateIds: tamilTemplateIds.parse(idsOf('_TA')),
    url: env.MSG91_URL,
  };
}

function variableOf(template: SmsTemplate): string {
  return `MSG91_${template.toUpperCase()}_TEMPLATE_ID`;
}

export type ApiConfig = {
  /** The address the API listens on. */
  host: string;
  port: number;
  dataDir: string;
  /** Where the front serves product pictures from. */
  mediaDir: string;
  databaseUrl: string | undefined;
  /** Where several instances share the sending limits of sign-in codes. */
  redisUrl: string | undefined;
  /** The public origin of the storefront, without a trailing slash. */
  appOrigin: string;
  /** The BFF's service credential, and the key that signs actors. */
  apiSecret: string;
  otpPepper: string;
  /** The secret of the operator's command line; undefined: the running shop accepts no commands. */
  operatorSecret: string | undefined;
  /** The storefront to notify of changes; undefined without REVALIDATE_SECRET. */
  storefront: { url: string; revalidateSecret: string } | undefined;
  /** For local use: SMS go to an inbox that anybody on this machine can open, and `register` returns the code. */
  demoMode: boolean;
  /** The SMS gateway; undefined without one. */
  msg91: Msg91Settings | undefined;
  /** The geocoder for the pincode of a point; undefined: the nearest pincode in the built-in list. */
  geocoder: NominatimSettings | undefined;
  /** Undefined: Cash On Delivery only. */
  payments: PaymentSettings | undefined;
  /** How many days messages are kept, and grievances and problems after they are closed. */
  enquiryKeptDays: number;
  /** Tests may change and empty this shop (docs/testing.md). */
  testMode: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

/** @throws Error that names each missing or wrong variable, never its value. */
export function readConfig(env: Record<string, string | undefined>): ApiConfig {
  const data = parseEnvironment('shop API', consistent, env);
  return {
    host: data.SHOP_API_HOST,
    port: data.SHOP_API_PORT,
    dataDir: data.DATA_DIR,
    mediaDir: data.MEDIA_DIR ?? path.join(data.DATA_DIR, 'media'),
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    appOrigin: new URL(data.APP_ORIGIN).origin,
    apiSecret: data.SHOP_API_SECRET,
    otpPepper: data.OTP_PEPPER,
    operatorSecret: data.OPERATOR_SECRET,
    storefront: data.REVALIDATE_SECRET
      ? {
          url: data.STOREFRONT_URL ?? `http://127.0.0.1:${data.PORT}`,
          revalidateSecret: data.REVALIDATE_SECRET,
        }
      : undefined,
    demoMode: data.DEMO_MODE === '1',
    msg91: msg91Of(data),
    geocoder:
      data.GEOCODER_URL && data.GEOCODER_CONTACT
        ? { url: data.GEOCODER_URL, contact: data.GEOCODER_CONTACT }
        : undefined,
    payments: paymentSettings(data, { demoMode: data.DEMO_MODE === '1', port: data.SHOP_API_PORT }),
    enquiryKeptDays: data.ENQUIRY_KEPT_DAYS,
    testMode: data.SHOP_TEST_MODE === '1',
    logLevel: data.LOG_LEVEL,
  };
}
