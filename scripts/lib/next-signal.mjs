const PARENT_CHECK_MS = 500;

/**
 * Resolves with the signal that asks this process to end. From then on signals do not end it.
 *
 * @returns {Promise<NodeJS.Signals>}
 */
export function nextSignal() {
  return new Promise((resolve) => {
    for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(name, () => resolve(name));
  });
}

/**
 * Resolves when the npm that started this process is gone (killed, it sends no signal); never without npm.
 *
 * @returns {Promise<void>}
 */
export function npmGone() {
  const parent = process.ppid;
  return new Promise((resolve) => {
    if (!process.env.npm_lifecycle_event) return;
    setInterval(() => process.ppid !== parent && resolve(), PARENT_CHECK_MS).unref();
  });
}
