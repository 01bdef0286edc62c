import fs from 'node:fs';
import path from 'node:path';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { Refusal } from '../../scripts/lib/refusal.mjs';
import { runNode } from '../../scripts/lib/run-tool.mjs';
import { localSecrets } from '../../scripts/lib/secrets.mjs';
import { INSTANCES, instancesOf, PORT_NAMES, writeNginxFiles } from './folder.mjs';
import { isNginxOpen, runNginx, startInstance, stopInstance } from './programs.mjs';

/** @import { Env } from '../../scripts/lib/process-env.mjs' */
/** @import { Ports } from './folder.mjs' */

/** @typedef {{ ports: Ports, env: Env }} Setup a started deployment */

/**
 * Starts two shop APIs, two storefronts and nginx on this machine, as deploy/compose.yaml does, on free ports and with
 * a self-signed certificate. All files are written into the folder.
 *
 * @param {string} folder
 * @param {Env} env settings of the shop; DATABASE_URL and REDIS_URL are required
 * @param {AbortSignal} [signal] stops what has been started
 * @throws Refusal when it cannot start; then nothing is left running
 */
export async function startDeployment(folder, env, signal) {
  for (const name of ['DATABASE_URL', 'REDIS_URL']) {
    if (!env[name]) throw new Refusal(`${name} is not set: several instances share PostgreSQL and Redis.`);
  }
  if (isNginxOpen(folder))
    throw new Refusal(`The shop of ${folder} is open already. "node deploy/here.mjs stop" closes it.`);
  fs.mkdirSync(folder, { recursive: true });
  // why: after a crash of nginx alone, instances of the earlier start still run
  await stopInstances(folder);
  const ports = await freePorts(PORT_NAMES);
  const setup = { ports, env: sharedEnv(folder, ports, env) };
  fs.writeFileSync(setupFile(folder), JSON.stringify(setup), { mode: 0o600 });
  writeNginxFiles(folder, setup);
  try {
    await openAll(folder, setup, signal);
  } catch (error) {
    await stopDeployment(folder);
    throw signal?.aborted ? signal.reason : error;
  }
  return { origin: setup.env.APP_ORIGIN, ports };
}

/**
 * @param {string} folder
 * @param {Setup} setup
 * @param {AbortSignal} [signal]
 */
async function openAll(folder, setup, signal) {
  const { env } = setup;
  const published = await runNode(['dist/publish-static.mjs', path.join(folder, 'shared')], { env });
  if (published !== 0) throw new Refusal('The files of the storefront could not be published.');
  await runNginx(folder, 'start');
  for (const kind of ['api', 'storefront']) {
    signal?.throwIfAborted();
    const instances = instancesOf(setup).filter(({ name }) => name.startsWith(kind));
    await Promise.all(instances.map((instance) => startInstance(folder, instance, env, signal)));
  }
}

/**
 * Stops one instance and starts it again; resolves when it is ready.
 *
 * @param {string} folder
 * @param {string} name
 */
export async function restartInstance(folder, name) {
  const setup = readSetup(folder);
  const instance = instancesOf(setup).find((one) => one.name === name);
  if (!instance) throw new Refusal(`There is no "${name}" in ${folder}.`);
  await stopInstance(folder, name);
  await startInstance(folder, instance, setup.env);
}

/** @param {string} folder */
export async function stopDeployment(folder) {
  readSetup(folder);
  if (isNginxOpen(folder)) await runNginx(folder, 'quit').catch(() => {});
  await stopInstances(folder);
}

/** @param {string} folder */
async function stopInstances(folder) {
  await Promise.all(INSTANCES.map((name) => stopInstance(folder, name)));
}

/** @param {string} folder */
const setupFile = (folder) => path.join(folder, 'setup.json');

/**
 * @param {string} folder
 * @returns {Setup}
 */
function readSetup(folder) {
  if (!fs.existsSync(setupFile(folder))) throw new Refusal(`Nothing was started in ${folder}.`);
  return JSON.parse(fs.readFileSync(setupFile(folder), 'utf8'));
}

/**
 * @param {string} folder
 * @param {Ports} ports
 * @param {Env} env
 */
function sharedEnv(folder, ports, env) {
  return {
    DEMO_MODE: '1',
    LOG_LEVEL: 'warn',
    ...env,
    ...localSecrets(folder, env),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: folder,
    APP_ORIGIN: `https://localhost:${ports.https}`,
    SHOP_API_URL: `http://127.0.0.1:${ports.apis}`,
    STOREFRONT_URL: `http://127.0.0.1:${ports.revalidate}`,
    TRUSTED_PROXIES: '127.0.0.1',
  };
}
