import { and, eq } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import { customers } from '@/shop-api/db/schema/identity';
import { payments } from '@/shop-api/db/schema/payments';
import { act, type LocalAction } from '@/shop-api/ports/local-payments/act';
import { findLocalLink } from '@/shop-api/ports/local-payments/books';
import { isLocalPayments } from '@/shop-api/ports/local-payments/local-payments';
import { returnAddress } from '@/shop-api/ports/local-payments/wire';
import type { TestModeDeps } from './test-mode-deps';

/**
 * Completes a customer's open payment with this outcome and returns the URL the shopper would be sent back to.
 *
 * @throws ShopError not_found when none is open, conflict when it is already decided.
 */
export async function decidePayment(
  { db, clock, payments: provider }: TestModeDeps,
  mobile: string,
  outcome: LocalAction,
): Promise<string> {
  const [open] = await db
    .select({ linkId: payments.linkId })
    .from(payments)
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .where(and(eq(customers.mobile, mobile), eq(payments.state, 'open')));
  const link = open?.linkId ? await findLocalLink(db, open.linkId) : undefined;
  if (!link || !provider || !isLocalPayments(provider)) {
    const message = 'This customer has no open payment.';
    throw new ShopError('not_found', { field: 'mobile', message });
  }
  const status = await act({ db, clock }, link, outcome, 'upi');
  if (!status) throw new ShopError('conflict', { message: 'This payment is decided already.' });
  return returnAddress(link, status, provider.secret);
}
