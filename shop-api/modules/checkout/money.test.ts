import fc from 'fast-check';
import { cartcheck, cartcheckremove, cartlisting, cartPriceUpdate } from '@/lib/contract/shop/cart';
import { promotionOffer } from '@/lib/contract/shop/content';
import { getUserOrderId, orderdetails } from '@/lib/contract/shop/orders';
import { addPaise, multiplyPaise, type Paise, paiseFromRupees, rupeesFromPaise } from '@/lib/domain/money';
import { cartTotals, needsPayment } from '@/lib/domain/pricing';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { siteSettings } from '@/shop-api/db/schema/content';
import {
  type Buyer,
  changeProducts,
  confirmOrder,
  firstProductIds,
  makeBuyer,
} from '@/shop-api/testing/buyers';
import { doAs } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

type Prices = { pricePaise: number; offerPaise: number };

const RUNS = 25;
const MOST_LINES = 5;

const priceArbitrary = fc.record({
  pricePaise: fc.integer({ min: 1, max: 500_000 }),
  offerPaise: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })),
});
const lineArbitrary = fc.record({
  added: priceArbitrary,
  /** What happens to the product between adding it to the cart and ordering it. */
  later: fc.oneof(
    { weight: 3, arbitrary: fc.constant('same' as const) },
    fc.constant('gone' as const),
    priceArbitrary,
  ),
  quantity: fc.integer({ min: 1, max: 99 }),
});
/** The first line is always available. */
const linesArbitrary = fc
  .array(lineArbitrary, { minLength: 1, maxLength: MOST_LINES })
  .filter(([first]) => first?.later !== 'gone');
const creditArbitrary = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 50_000_000 }));

type Lines = readonly { added: Prices; later: 'same' | 'gone' | Prices; quantity: number }[];

let shop: TestShop;
let ids: number[];
beforeAll(async () => {
  shop = await openTestShop();
  ids = await firstProductIds(shop.db, MOST_LINES);
  await shop.db.update(siteSettings).set({ minimumPurchasePaise: 0, maximumPurchasePaise: 0 });
});
afterAll(() => shop.close());

async function fill(lines: Lines, credit: number): Promise<Buyer> {
  for (const [index, { added }] of lines.entries()) {
    await changeProducts(shop.db, [ids[index] ?? 0], { ...added, stock: 99 });
  }
  const wanted = lines.map(({ quantity }, index) => ({ productId: ids[index] ?? 0, quantity }));
  const buyer = await makeBuyer(shop, wanted);
  if (credit > 0) {
    await shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: credit });
  }
  return buyer;
}

async function changeMeanwhile(lines: Lines): Promise<void> {
  for (const [index, { later }] of lines.entries()) {
    if (later === 'same') continue;
    const fields = later === 'gone' ? { stock: 0 } : later;
    await changeProducts(shop.db, [ids[index] ?? 0], fields);
  }
}

async function creditOf({ actor, mobile }: Buyer): Promise<Paise> {
  const { message } = await doAs(shop, actor, promotionOffer, { reg_mobile_no: mobile });
  return paiseFromRupees(message.amount);
}

/** The totals as cart page and checkout compute them from the API responses. */
async function shownTotals(buyer: Buyer) {
  const { data } = await doAs(shop, buyer.actor, cartlisting, {});
  const lines = data.cart_list
    .filter(({ stock_availability }) => stock_availability > 0)
    .map(({ price, offer_price, quantity }) => ({
      price: paiseFromRupees(price),
      offerPrice: paiseFromRupees(offer_price),
      quantity,
    }));
  return cartTotals(lines, await creditOf(buyer));
}

/** Passes the cart check as a shopper would: removes unavailable lines and accepts new prices. */
async function passChecks({ actor }: Buyer): Promise<number> {
  const { data } = await doAs(shop, actor, cartcheck, {});
  const gone = data.outOfStock.map(({ cart_id }) => cart_id);
  if (gone.length > 0) await doAs(shop, actor, cartcheckremove, { cart_ids: gone.join(',') });
  if (data.productPriceChange.length > 0) await doAs(shop, actor, cartPriceUpdate, {});
  return data.totalPrice;
}

async function invoiceOf({ actor }: Buyer, orderId: string) {
  const { orderdetails: rows } = await doAs(shop, actor, orderdetails, { order_id: orderId });
  const lineTotals = rows.map(({ price, quantity }) => multiplyPaise(paiseFromRupees(price), quantity));
  const { cart_total_price, discount_amount, total_order_price } = rows[0] ?? {};
  const amounts = { subtotal: cart_total_price, promotion: discount_amount, total: total_order_price };
  return { amounts, sumOfLines: addPaise(...lineTotals) };
}

describe('the money of an order', () => {
  it('is the same on screen, in the cart check, in the order and on the invoice, to the paisa', async () => {
    await fc.assert(
      fc.asyncProperty(linesArbitrary, creditArbitrary, async (lines, credit) => {
        const buyer = await fill(lines, credit);
        await changeMeanwhile(lines);
        const totals = await shownTotals(buyer);
        const { subtotal, promotion, total } = totals;
        const shown = {
          subtotal: rupeesFromPaise(subtotal),
          promotion: rupeesFromPaise(promotion),
          total: rupeesFromPaise(total),
        };
        expect(await passChecks(buyer)).toBe(shown.subtotal);
        expect((await doAs(shop, buyer.actor, cartcheck, {})).data.totalPrice).toBe(shown.subtotal);

        const payment_type = needsPayment(totals) ? 'COD' : 'promotion';
        const placed = await confirmOrder(shop, buyer, { payment_type, expected_total: shown.total });
        expect(placed.error).toBeUndefined();

        const invoice = await invoiceOf(buyer, placed.answer?.data.invoice_id ?? '');
        expect(invoice).toEqual({ amounts: shown, sumOfLines: subtotal });
        expect(await doAs(shop, buyer.actor, getUserOrderId, {})).toMatchObject({
          cart_total_price: shown.subtotal,
          discount_amount: shown.promotion,
        });
        expect(await creditOf(buyer)).toBe(credit - promotion);
      }),
      { numRuns: RUNS },
    );
  });
});
