import { count, eq, inArray, sum } from 'drizzle-orm';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { products } from '@/shop-api/db/schema/catalogue';
import { localPaymentLinks } from '@/shop-api/db/schema/local-payments';
import { orderLines, orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { type Buyer, changeProducts, confirmOrder, firstProductIds } from '@/shop-api/testing/buyers';
import { makeCrowd } from '@/shop-api/testing/crowd';
import { askToPay, checkPayments, comeBack, deliver, openPage, press } from '@/shop-api/testing/paying';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const ROUNDS = 50;
const CREDIT = 1_000;

jest.setTimeout(180_000);

let shop: TestShop;
let productId: number;

beforeAll(async () => {
  shop = await openTestShop();
  [productId = 0] = await firstProductIds(shop.db, 1);
});
afterAll(() => shop.close());

type Round = { buyers: Buyer[]; stock: number };

/** Buyers who want one unit each and have a promotion credit of ₹10, and the given stock. */
async function newRound(buyerCount: number, stock: number): Promise<Round> {
  await changeProducts(shop.db, [productId], { stock, active: true, pricePaise: 20_000, offerPaise: 0 });
  const one = [{ productId, quantity: 1 }];
  const buyers = await makeCrowd(
    shop,
    Array.from({ length: buyerCount }, () => one),
  );
  const credits = buyers.map(({ mobile }) => ({ mobile, amountPaise: CREDIT }));
  await shop.db.insert(promotionCredits).values(credits);
  return { buyers, stock };
}

/**
 * Checks that units are in stock, reserved or sold; that money is an order or refunded; and that credit is conserved.
 */
async function expectBalanced({ buyers, stock }: Round): Promise<{ sold: number; refunded: number }> {
  const customers = buyers.map(({ actor }) => actor.id);
  const mobiles = buyers.map(({ mobile }) => mobile);
  const ofBuyers = await shop.db.select().from(payments).where(inArray(payments.customerId, customers));
  const [left] = await shop.db.select().from(products).where(eq(products.id, productId));
  const [sold] = await shop.db
    .select({ units: sum(orderLines.quantity).mapWith(Number), orders: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orders.customerId, customers));
  const [credit] = await shop.db
    .select({ left: sum(promotionCredits.amountPaise).mapWith(Number) })
    .from(promotionCredits)
    .where(inArray(promotionCredits.mobile, mobiles));
  const links = await shop.db.select().from(localPaymentLinks);
  const references = new Set(ofBuyers.map(({ id }) => id));
  const moneyIn = links.filter(({ reference, paidAt }) => references.has(reference) && paidAt !== null);

  const units = sold?.units ?? 0;
  const open = ofBuyers.filter(({ state }) => state === 'open').length;
  expect((left?.stock ?? 0) + open + units).toBe(stock);
  expect((credit?.left ?? 0) / CREDIT + open + units).toBe(buyers.length);
  const paidOnline = ofBuyers.filter(({ state }) => state === 'paid').length;
  const refunded = moneyIn.filter(({ refundId }) => refundId !== null).length;
  expect(paidOnline + refunded).toBe(moneyIn.length);
  return { sold: units, refunded };
}

async function rounds(play: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await play();
}

it('webhook and return page at the same time: one order, whichever is first', async () => {
  await rounds(async () => {
    const round = await newRound(1, 1);
    const [buyer] = round.buyers as [Buyer];
    const returned = await press(shop, await openPage(shop, buyer), 'pay');
    const results = await Promise.all([
      comeBack(shop, buyer, returned),
      deliver(shop),
      comeBack(shop, buyer, returned),
      deliver(shop),
    ]);
    expect(results[0]).toMatchObject({ payment_status: 'paid' });
    expect(await expectBalanced(round)).toEqual({ sold: 1, refunded: 0 });
  });
});

it('the same event sent twice at once, and once more: one order', async () => {
  await rounds(async () => {
    const round = await newRound(1, 1);
    const [buyer] = round.buyers as [Buyer];
    await press(shop, await openPage(shop, buyer), 'twice');
    await Promise.all([deliver(shop), deliver(shop), checkPayments(shop)]);
    expect(await expectBalanced(round)).toEqual({ sold: 1, refunded: 0 });
  });
});

it('expiry and payment at the same time: an order or a refund, and the unit is sold once', async () => {
  await rounds(async () => {
    const round = await newRound(2, 1);
    const [buyer, other] = round.buyers as [Buyer, Buyer];
    const page = await openPage(shop, buyer);
    shop.clock.forwardMs(PAYMENT_HOLD_MS);
    await Promise.all([
      press(shop, page, 'pay').then(() => deliver(shop)),
      checkPayments(shop),
      confirmOrder(shop, other),
      checkPayments(shop),
    ]);
    shop.clock.forwardMs(60_000);
    await deliver(shop);
    await checkPayments(shop);
    await expectBalanced(round);
  });
});

it('a late payment becomes an order with stock, and a refund without', async () => {
  let [sold, refunded] = [0, 0];
  await rounds(async () => {
    const round = await newRound(2, 1);
    const [buyer, other] = round.buyers as [Buyer, Buyer];
    const page = await openPage(shop, buyer);
    await press(shop, page, 'late');
    shop.clock.forwardMs(PAYMENT_HOLD_MS);
    await checkPayments(shop);
    shop.clock.forwardMs(3 * 60_000);
    await Promise.all([confirmOrder(shop, other), deliver(shop), checkPayments(shop), deliver(shop)]);
    await checkPayments(shop);
    const outcome = await expectBalanced(round);
    expect(outcome.sold).toBe(1);
    [sold, refunded] = [sold + outcome.sold, refunded + outcome.refunded];
  });
  expect(sold).toBe(ROUNDS);
});

it('paying online, on delivery and on the old page at once: never two orders', async () => {
  await rounds(async () => {
    const round = await newRound(1, 3);
    const [buyer] = round.buyers as [Buyer];
    const page = await openPage(shop, buyer);
    await Promise.all([
      press(shop, page, 'pay').then(() => deliver(shop)),
      confirmOrder(shop, buyer),
      askToPay(shop, buyer),
    ]);
    await deliver(shop);
    shop.clock.forwardMs(PAYMENT_HOLD_MS);
    await checkPayments(shop);
    shop.clock.forwardMs(60_000);
    await checkPayments(shop);
    const { sold } = await expectBalanced(round);
    expect(sold).toBe(1);
  });
});

it('30 shoppers want the last 10 units online: 10 get a page, and each of those an order', async () => {
  const round = await newRound(30, 10);
  const results = await Promise.all(round.buyers.map((buyer) => askToPay(shop, buyer)));
  const pages = results.flatMap(({ answer }) => (answer ? [answer.data.web_link] : []));
  expect(pages).toHaveLength(10);
  expect(new Set(results.flatMap(({ error }) => (error ? [error.code] : [])))).toEqual(
    new Set(['out_of_stock']),
  );
  await Promise.all(pages.map((page) => press(shop, page, 'pay')));
  await Promise.all([deliver(shop), deliver(shop), checkPayments(shop)]);
  expect(await expectBalanced(round)).toEqual({ sold: 10, refunded: 0 });
});
