import { holdDataDir } from './one-run.mjs';
import { requireFreePort } from './ports.mjs';

/** @import { Settings } from './settings.mjs' */

/**
 * Locks the data directory and checks the ports.
 *
 * @param {Settings} settings
 * @throws Refusal when one of them is in use
 */
export async function requireRoomToRun({ env, port, apiPort, dataDir, foreignApi }) {
  if (!foreignApi) await holdDataDir(dataDir);
  await requireFreePort('PORT', port, env.STOREFRONT_HOST || undefined);
  if (!foreignApi) await requireFreePort('SHOP_API_PORT', apiPort, '127.0.0.1');
}
