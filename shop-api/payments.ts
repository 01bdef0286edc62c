import type { ApiConfig } from './config';
import type { Db } from './db/client';
import type { Deps } from './deps';
import { type Job, startJob } from './jobs/start-job';
import { checkDuePayments } from './modules/payments/check-due';
import { webhookPath } from './modules/payments/webhook';
import { describeError, type Logger } from './plugins/log';
import type { Clock } from './ports/clock';
import { deliverWebhooks, type PostWebhook } from './ports/local-payments/deliver-webhooks';
import { isLocalPayments, localPayments } from './ports/local-payments/local-payments';
import type { PaymentProvider } from './ports/payments';
import { razorpayPayments } from './ports/razorpay/razorpay-payments';

const CHECK_EVERY_MS = 5_000;
const DELIVER_EVERY_MS = 1_000;
const WEBHOOK_TIMEOUT_MS = 10_000;

/** The configured provider; undefined when the shop takes no online payment. */
export function createPayments(
  { payments, apiSecret }: Pick<ApiConfig, 'payments' | 'apiSecret'>,
  db: Db,
  clock: Clock,
): PaymentProvider | undefined {
  if (payments?.provider === 'razorpay') return razorpayPayments({ ...payments, clock });
  return payments && localPayments({ db, clock, pageUrl: payments.pageUrl, apiSecret });
}

/**
 * Starts the jobs that check due payments and deliver the local provider's webhooks. Returns a function that stops
 * them.
 */
export function startPaymentJobs(deps: Deps, port: number, log: Logger): () => Promise<void> {
  const { payments: provider } = deps;
  const onError = (error: unknown, payment: string) =>
    log.error({ payment, failure: describeError(error) }, 'payment check failed');
  const jobs: Job[] = [
    startJob({
      name: 'check payments',
      everyMs: CHECK_EVERY_MS,
      log,
      run: (stopping) => checkDuePayments(deps, { stopping, onError }),
    }),
  ];
  if (provider && isLocalPayments(provider)) {
    const { secret } = provider;
    const post = postTo(`http://127.0.0.1:${port}${webhookPath(provider)}`);
    const run = (stopping: AbortSignal) => deliverWebhooks(deps, { secret, post, stopping });
    jobs.push(startJob({ name: 'deliver payment webhooks', everyMs: DELIVER_EVERY_MS, log, run }));
  }
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
  };
}

function postTo(url: string): PostWebhook {
  return async (body, headers) => {
    const signal = AbortSignal.timeout(WEBHOOK_TIMEOUT_MS);
    return (await fetch(url, { method: 'POST', body, headers, signal })).status;
  };
}
