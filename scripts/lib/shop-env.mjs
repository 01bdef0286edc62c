import { demoModeOf } from './demo-mode.mjs';
import { Refusal } from './refusal.mjs';
import { localSecrets } from './secrets.mjs';

/** @import { Settings } from './settings.mjs' */
/** @import { Env } from './process-env.mjs' */

/** @typedef {Env & { SHOP_API_URL: string }} ShopEnv */

/**
 * The environment of both programs of a local shop: the settings, with defaults and generated secrets.
 *
 * @param {Settings} settings
 * @param {string} nodeEnv
 * @returns {ShopEnv}
 * @throws Refusal when SHOP_API_URL has no secret
 */
export function shopEnv(settings, nodeEnv) {
  const { env, dataDir, port, apiPort, foreignApi, origin } = settings;
  if (foreignApi && !env.SHOP_API_SECRET) {
    throw new Refusal(
      'SHOP_API_URL also needs SHOP_API_SECRET, the secret by which that shop API recognises this storefront.',
    );
  }
  const demoMode = env.DEMO_MODE || demoModeOf(origin);
  const paymentPage = env.PAYMENT_PAGE_URL || `http://127.0.0.1:${apiPort}`;
  return {
    ...env,
    ...localSecrets(dataDir, env),
    NODE_ENV: nodeEnv,
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    SHOP_API_PORT: String(apiPort),
    SHOP_API_URL: foreignApi ?? `http://127.0.0.1:${apiPort}`,
    DATA_DIR: dataDir,
    APP_ORIGIN: origin,
    DEMO_MODE: demoMode,
    DEMO_INBOX_URL: env.DEMO_INBOX_URL || (foreignApi ? '' : `http://127.0.0.1:${apiPort}/demo/sms`),
    PAYMENT_PAGE_URL: paymentPage,
    PAYMENT_ORIGINS: [
      env.PAYMENT_ORIGINS || 'https://rzp.io',
      ...(demoMode === '1' ? [paymentPage] : []),
    ].join(),
    LOG_LEVEL: env.LOG_LEVEL || 'warn',
  };
}
