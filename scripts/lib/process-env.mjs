/** @import { Env } from './types.mjs' */

/**
 * The environment as Node starts a process with. Next's types require NODE_ENV in it, which is not always set.
 *
 * @param {Env} env
 */
export function processEnv(env) {
  return /** @type {NodeJS.ProcessEnv} */ (env);
}
