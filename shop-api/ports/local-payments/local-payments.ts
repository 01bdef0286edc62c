import { createHmac } from 'node:crypto';
import { ShopError } from '@/lib/domain/errors';
import type { Db } from '@/shop-api/db/client';
import type { Clock } from '@/shop-api/ports/clock';
import type { PaymentProvider } from '@/shop-api/ports/payments';
import { endLink, ensureLink, findLocalLink, newLocalId, refundCapture, stateOf } from './books';
import { localPagePath } from './page-path';
import { registerLocalPage } from './routes';
import { readEvent, readReturnQuery } from './wire';

/** The link expires a little after the hold, as with real providers. */
const AFTER_HOLD_MS = 60_000;

export type LocalPayments = PaymentProvider & {
  /** Signs the webhooks and the return URLs. */
  secret: string;
};

export type LocalPaymentsOptions = {
  db: Db;
  clock: Clock;
  /** The public URL of this API. */
  pageUrl: string;
  apiSecret: string;
};

/**
 * A payment provider that works offline and moves no money. It has its own tables; the shop uses it through the port
 * only.
 */
export function localPayments({ db, clock, pageUrl, apiSecret }: LocalPaymentsOptions): LocalPayments {
  const secret = createHmac('sha256', apiSecret).update('local payments').digest('hex');
  return {
    name: 'local',
    secret,
    async createLink({ reference, amount, description, holdUntil, returnUrl }) {
      const linkId = await ensureLink(db, {
        id: newLocalId('locallink'),
        reference,
        amountPaise: amount,
        description,
        returnUrl,
        expiresAt: new Date(holdUntil.getTime() + AFTER_HOLD_MS),
      });
      return { linkId, url: `${pageUrl}${localPagePath(linkId)}` };
    },
    async findLink(linkId) {
      const link = await findLocalLink(db, linkId);
      if (!link) throw new ShopError('unavailable', { message: 'the local provider does not know the link' });
      return stateOf(link, clock.now());
    },
    async cancelLink(linkId) {
      await endLink(db, linkId, clock.now());
    },
    async refund({ captureId }) {
      const refundId = await refundCapture(db, captureId);
      if (!refundId)
        throw new ShopError('unavailable', { message: 'the local provider does not know the payment' });
      return refundId;
    },
    readWebhook: (rawBody, headers) => readEvent(rawBody, headers, secret),
    readReturn: (query) => readReturnQuery(query, secret),
    registerPages: (app) => registerLocalPage(app, { db, clock, secret }),
  };
}

export function isLocalPayments(provider: PaymentProvider): provider is LocalPayments {
  return 'secret' in provider;
}
