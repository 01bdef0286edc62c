import type { Deps } from '@/shop-api/deps';
import { describeError, type Logger, maskMobile } from '@/shop-api/plugins/log';
import type { SmsGateway } from '@/shop-api/ports/sms';
import { backOffMs } from './back-off';
import { smsText } from './content';
import { claimDue, postpone, type QueuedSms, settle } from './outbox-repository';
import { openContent } from './seal';

export type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'config'> & { gateway: SmsGateway; log: Logger };

const BATCH = 20;
/** Shorter than the time a stopping server waits for running work. */
const GATEWAY_TIMEOUT_MS = 6_000;
/** Longer than a batch can take, so that no other worker sends the same messages. */
const LEASE_MS = 3 * GATEWAY_TIMEOUT_MS;
const MAX_ATTEMPTS = 20;

/**
 * Sends due messages in batches until none is left or `stopping` aborts. When the promise settles, no message is in
 * progress.
 */
export async function deliverDue(deps: DeliveryDeps, stopping?: AbortSignal): Promise<void> {
  let claimed: QueuedSms[];
  do {
    claimed = await claimDue(deps.db, { count: BATCH, leaseMs: LEASE_MS, now: deps.clock.now() });
    const ended = await Promise.allSettled(claimed.map((message) => deliver(deps, message)));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
  } while (claimed.length === BATCH && !stopping?.aborted);
}

async function deliver(deps: DeliveryDeps, message: QueuedSms): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const { id, template, attempts, expiresAt } = message;
  const about = { sms: id, template, attempts, mobile: maskMobile(message.mobile) };
  if (expiresAt <= now) {
    await settle(db, message, 'expired', now);
    return log.warn(about, 'sms expired before it could be sent');
  }
  try {
    await sendNow(deps, message, now);
  } catch (error) {
    const isLast = attempts >= MAX_ATTEMPTS;
    if (isLast) await settle(db, message, 'given_up', clock.now());
    else await postpone(db, message, new Date(clock.now().getTime() + backOffMs(attempts)));
    return log.error(
      { ...about, failure: describeError(error) },
      isLast ? 'sms given up' : 'sms not sent yet',
    );
  }
  await settle(db, message, 'sent', clock.now());
  log.info(about, 'sms sent');
}

async function sendNow({ gateway, config }: DeliveryDeps, message: QueuedSms, now: Date): Promise<void> {
  const { id, mobile, sealed, expiresAt } = message;
  if (sealed === null) throw new Error('sms content was already deleted');
  const content = openContent(sealed, id, config.otpPepper);
  const timeoutMs = Math.min(GATEWAY_TIMEOUT_MS, expiresAt.getTime() - now.getTime());
  const outgoing = { ...content, reference: id, mobile, text: smsText(content) };
  await gateway.send(outgoing, AbortSignal.timeout(timeoutMs));
}
