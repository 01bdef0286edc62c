import { startJob } from './jobs/start-job';
import { sendPincodeAlerts } from './modules/delivery/send-pincode-alerts';
import type { AlertDeps } from './modules/sms/queue-in-batches';
import { sendStockAlerts } from './modules/stock-alerts/send-stock-alerts';
import type { Logger } from './plugins/log';

const EVERY_MS = 5_000;

/**
 * Starts the jobs that send the SMS customers signed up for: product back in stock, pincode now served. One failing
 * does not stop the other. Returns a function that stops them.
 */
export function startAlertSms(deps: AlertDeps, log: Logger): () => Promise<void> {
  const jobs = [
    { name: 'send stock alerts', send: sendStockAlerts },
    { name: 'send pincode alerts', send: sendPincodeAlerts },
  ].map(({ name, send }) =>
    startJob({ name, everyMs: EVERY_MS, log, run: (stopping) => send(deps, stopping) }),
  );
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
}
