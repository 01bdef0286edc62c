import { eq } from 'drizzle-orm';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { localPaymentLinks } from '@/shop-api/db/schema/local-payments';
import { payments } from '@/shop-api/db/schema/payments';
import type { Buyer } from './buyers';
import { checkPayments, deliver, openPage, press } from './paying';
import type { TestShop } from './test-shop';

export const LATE_MS = 3 * 60_000;

/** Steps of payments whose money arrives after their hold has ended. */
export function latePayments(world: { readonly shop: TestShop }) {
  async function stateOf({ actor }: Buyer): Promise<string | undefined> {
    const [payment] = await world.shop.db.select().from(payments).where(eq(payments.customerId, actor.id));
    return payment?.state;
  }

  return {
    /** The state of the buyer's only payment. */
    stateOf,
    /** True when the provider was asked for a refund. */
    isRefunded: async (page: string): Promise<boolean> => {
      const linkId = page.split('/').at(-1) ?? '';
      const [link] = await world.shop.db
        .select()
        .from(localPaymentLinks)
        .where(eq(localPaymentLinks.id, linkId));
      return link?.refundId !== null;
    },
    /** Makes late payments and lets their holds end; returns their pages. */
    payLate: async (...buyers: Buyer[]): Promise<string[]> => {
      const pages: string[] = [];
      for (const buyer of buyers) {
        const page = await openPage(world.shop, buyer);
        await press(world.shop, page, 'late');
        pages.push(page);
      }
      world.shop.clock.forwardMs(PAYMENT_HOLD_MS);
      await checkPayments(world.shop);
      for (const buyer of buyers) expect(await stateOf(buyer)).toBe('expired');
      return pages;
    },
    moneyComes: async (): Promise<void> => {
      world.shop.clock.forwardMs(LATE_MS);
      await deliver(world.shop);
      await checkPayments(world.shop);
    },
  };
}
