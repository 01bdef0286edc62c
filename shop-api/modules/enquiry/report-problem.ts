import type { z } from 'zod';
import { orderproblem } from '@/lib/contract/shop/enquiry';
import { lacksWords } from '@/lib/domain/enquiry';
import { ShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { getCustomer, lockCustomer } from '@/shop-api/modules/customers/repository';
import { type Intent, once } from '@/shop-api/modules/idempotency/once';
import { findOwnOrder } from '@/shop-api/modules/orders/repository';
import { newReadableId } from '@/shop-api/readable-id';
import { insertEnquiry, openProblem } from './repository';
import { requireFewOfCustomer } from './require-few';

type Report = Pick<z.output<typeof orderproblem.input>, 'order_id' | 'reason' | 'message'>;
type Sender = { customerId: string; callerIp: string };

/**
 * Stores a customer's report about their own order under a ticket number; repeating the key stores nothing more.
 *
 * @throws ShopError not_found for another customer's order; bad_request without a message for the reason `other`;
 * conflict while the order has an open report, or when the key was used for another report; too_many like
 * `requireFewOfCustomer`.
 */
export function reportProblem(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  sender: Sender,
  report: Report,
  key: string,
) {
  const now = clock.now();
  const { order_id: orderId, reason, message } = report;
  if (lacksWords(report)) throw new ShopError('bad_request', { field: 'message' });
  const intent: Intent = { scope: `problem:${sender.customerId}`, key, request: [orderId, reason, message] };
  return withTransaction(db, (tx) =>
    once(tx, intent, now, orderproblem.output, async () => {
      const ticket = await storeReport(tx, sender, report, now);
      return { message: text('problem.sent', { ticket }), ticket };
    }),
  );
}

async function storeReport(tx: Tx, { customerId, callerIp }: Sender, report: Report, now: Date) {
  const { order_id: orderId, reason, message } = report;
  if (!(await findOwnOrder(tx, customerId, orderId))) throw new ShopError('not_found', { field: 'order_id' });
  await lockCustomer(tx, customerId);
  const { name, mobile, email } = await getCustomer(tx, customerId);
  await requireFewOfCustomer(tx, customerId, now);
  if (await openProblem(tx, orderId)) throw new ShopError('conflict', { field: 'order_id' });
  const ticket = newReadableId('KT');
  const from = { name, mobile, email, callerIp, customerId };
  await insertEnquiry(tx, { ...from, orderId, reason, message, kind: 'problem', ticket, createdAt: now });
  return ticket;
}
