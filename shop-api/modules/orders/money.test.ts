import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { cartcheck } from '@/lib/contract/shop/cart';
import { OrderConfirm } from '@/lib/contract/shop/orders';
import { paise, rupeesFromPaise } from '@/lib/domain/money';
import { cartTotals } from '@/lib/domain/pricing';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { products } from '@/shop-api/db/schema/catalogue';
import { siteSettings } from '@/shop-api/db/schema/content';
import { orderLines, orders } from '@/shop-api/db/schema/orders';
import { addAddress, doAs, fillCart, makeCustomer, type TestCustomer } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const RUNS = 25;

const lineArbitrary = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }),
  offerPrice: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const linesArbitrary = fc.array(lineArbitrary, { minLength: 1, maxLength: 5 });
const creditArbitrary = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000_000 }));

type Line = { price: number; offerPrice: number; quantity: number };

let shop: TestShop;
let ids: number[];

beforeAll(async () => {
  shop = await openTestShop();
  const rows = await shop.db.select({ id: products.id }).from(products).orderBy(asc(products.id)).limit(5);
  ids = rows.map(({ id }) => id);
  await shop.db.update(siteSettings).set({ minimumPurchasePaise: 0, maximumPurchasePaise: 0 });
});
afterAll(() => shop.close());

async function fill({ actor }: TestCustomer, lines: readonly Line[]): Promise<void> {
  const wanted = [];
  for (const [index, { price, offerPrice, quantity }] of lines.entries()) {
    const productId = ids[index] ?? 0;
    const fields = { pricePaise: price, offerPaise: offerPrice, stock: 99 };
    await shop.db.update(products).set(fields).where(eq(products.id, productId));
    wanted.push({ productId, quantity });
  }
  await fillCart(shop, actor, wanted);
}

describe('the money of an order', () => {
  it('is what the shared rules say, to the paisa, whatever the cart and the credit', async () => {
    await fc.assert(
      fc.asyncProperty(linesArbitrary, creditArbitrary, async (lines, credit) => {
        const customer = await makeCustomer(shop);
        await fill(customer, lines);
        if (credit > 0) {
          await shop.db.insert(promotionCredits).values({ mobile: customer.mobile, amountPaise: credit });
        }
        const priced = lines.map((line) => ({
          price: paise(line.price),
          offerPrice: paise(line.offerPrice),
          quantity: line.quantity,
        }));
        const totals = cartTotals(priced, paise(credit));
        const check = await doAs(shop, customer.actor, cartcheck, {});
        expect(check.data.totalPrice).toBe(rupeesFromPaise(totals.subtotal));

        const { data } = await doAs(
          shop,
          customer.actor,
          OrderConfirm,
          {
            shipping_address_id: await addAddress(shop, customer),
            payment_type: totals.total > 0 ? 'COD' : 'promotion',
            expected_total: rupeesFromPaise(totals.total),
          },
          { key: randomUUID() },
        );
        const [order] = await shop.db.select().from(orders).where(eq(orders.id, data.invoice_id));
        expect(order).toMatchObject({
          subtotalPaise: totals.subtotal,
          promotionPaise: totals.promotion,
          totalPaise: totals.total,
        });
        const bought = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, data.invoice_id));
        const sum = bought.reduce((all, line) => all + line.unitPricePaise * line.quantity, 0);
        expect(sum).toBe(totals.subtotal);
        const [left] = await shop.db
          .select()
          .from(promotionCredits)
          .where(eq(promotionCredits.mobile, customer.mobile));
        expect(left?.amountPaise ?? 0).toBe(credit - totals.promotion);
      }),
      { numRuns: RUNS },
    );
  });
});
