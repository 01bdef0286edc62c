import { holdDataDir } from './hold-data-dir.mjs';
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
  await requireFreePort({
    portVariable: 'PORT',
    port,
    hostVariable: 'STOREFRONT_HOST',
    host: env.STOREFRONT_HOST || undefined,
  });
  if (foreignApi) return;
  await requireFreePort({
    portVariable: 'SHOP_API_PORT',
    port: apiPort,
    hostVariable: 'SHOP_API_HOST',
    host: env.SHOP_API_HOST || '127.0.0.1',
  });
}
