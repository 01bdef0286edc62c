/** @typedef {Record<string, string | undefined>} Env environment variables */

/**
 * The environment as Node starts a process with. Next's types require NODE_ENV in it, which is not always set.
 *
 * @param {Env} env
 */
export function processEnv(env) {
  return /** @type {NodeJS.ProcessEnv} */ (env);
}
