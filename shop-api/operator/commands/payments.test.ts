import { ShopError } from '@/lib/domain/errors';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import {
  type Buyer,
  changeProducts,
  confirmOrder,
  firstProductIds,
  makeBuyer,
} from '@/shop-api/testing/buyers';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { checkPayments, comeBack, deliver, openPage, press } from '@/shop-api/testing/paying';

let shop: OperatedShop;
let buyers: Record<'paid' | 'failed' | 'refused' | 'open', Buyer>;
let productId: number;

const newBuyer = () => makeBuyer(shop, [{ productId, quantity: 2 }]);

/** Pays for an order that the shopper has placed in another way meanwhile, so that a refund is due. */
async function payInVain(): Promise<Buyer> {
  const buyer = await newBuyer();
  const page = await openPage(shop, buyer);
  await confirmOrder(shop, buyer);
  await press(shop, page, 'pay');
  await deliver(shop);
  return buyer;
}

beforeAll(async () => {
  shop = await openOperatedShop();
  [productId = 0] = await firstProductIds(shop.db, 1);
  await changeProducts(shop.db, [productId], { stock: 50, pricePaise: 10_000, offerPaise: 0 });
  const refused = await payInVain();
  shop.clock.forwardMs(1000);
  const [paid, failed, open] = [await newBuyer(), await newBuyer(), await newBuyer()];
  await comeBack(shop, paid, await press(shop, await openPage(shop, paid), 'pay'));
  await comeBack(shop, failed, await press(shop, await openPage(shop, failed), 'fail'));
  await openPage(shop, open);
  buyers = { paid, failed, refused, open };
});
afterAll(() => shop.close());
afterEach(() => jest.restoreAllMocks());

const listed = (...words: string[]) => shop.operate('payments', 'list', ...words);
async function idOf({ mobile }: Buyer): Promise<string> {
  const { out } = await listed('--mobile', mobile);
  return out.match(/PY-[\w-]+/)?.[0] ?? '';
}

describe('payments list', () => {
  it('starts with due refunds, and marks them and failed payments', async () => {
    const { out } = await listed();
    const rows = out.split('\n').filter((line) => line.includes('PY-'));
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatch(/^!! {2}PY-\S+ .* refund_due .*₹200\.00/);
    const failed = await idOf(buyers.failed);
    expect(rows.filter((line) => line.startsWith('! '))).toEqual([expect.stringContaining(failed)]);
    expect(out).toContain('!! Refunds due: 1, ₹200.00 in all.');
  });

  it('lists one state when requested, also when there is none', async () => {
    const { out } = await listed('--state', 'paid');
    expect(out.match(/PY-/g)).toHaveLength(1);
    expect(out).toContain(await idOf(buyers.paid));
    expect((await listed('--state', 'refunded')).out).toMatch(/^No payment matches\./);
    expect(await listed('--state', 'lost')).toMatchObject({
      code: 1,
      err: expect.stringContaining('must be one of: open, paid, failed'),
    });
  });

  it('shows only the last three digits of a mobile, in JSON too', async () => {
    const { mobile } = buyers.open;
    const json = await shop.ask('payments', 'list', '--mobile', mobile);
    expect(json).toMatchObject({
      refunds_due: { count: 1, total: 200 },
      payments: [{ state: 'open', total: 200, order_id: '', customer_mobile: `•••••••${mobile.slice(-3)}` }],
    });
    expect(JSON.stringify(json) + (await listed()).out).not.toContain(mobile);
  });
});

describe('payments show', () => {
  it('shows its lines, the provider’s events and the order it became', async () => {
    const { out } = await shop.operate('payments', 'show', await idOf(buyers.paid));
    for (const words of ['Country Tomato', '₹200.00, localpay_', 'local, locallink_', 'paid, and an order']) {
      expect(out).toContain(words);
    }
    expect(out).not.toContain(buyers.paid.mobile);
    const { invoice_id: orderId } = await comeBack(shop, buyers.paid);
    expect(await shop.ask('payments', 'show', await idOf(buyers.paid))).toMatchObject({
      order_id: orderId,
      captured: 200,
      lines: [{ quantity: 2, price: 100 }],
    });
  });

  it('shows how often a refund has failed, and the refund once it is sent', async () => {
    const id = await idOf(buyers.refused);
    if (!shop.payments) throw new Error('the shop takes no payments');
    const refund = jest.spyOn(shop.payments, 'refund').mockRejectedValue(new ShopError('unavailable'));
    for (let tries = 1; tries <= 2; tries++) {
      await checkPayments(shop).catch(() => undefined);
      expect(await shop.ask('payments', 'show', id)).toMatchObject({
        state: 'refund_due',
        tries,
        refund_id: '',
      });
      shop.clock.forwardMs(PAYMENT_HOLD_MS);
    }
    expect((await shop.operate('payments', 'show', id)).out).toMatch(/Tried: +2 times, next at /);
    refund.mockRestore();
    await checkPayments(shop);
    const sent = await shop.ask('payments', 'show', id);
    expect(sent).toMatchObject({ state: 'refunded', refund_id: expect.stringMatching(/^localrefund_/) });
    expect((await listed()).out).not.toContain('!!');
  });

  it('refuses a malformed id and an unknown one', async () => {
    for (const id of ['KD7Q2M9X4TBA', 'PY-nobodys']) {
      expect(await shop.operate('payments', 'show', id)).toMatchObject({ code: 1, out: '' });
    }
  });
});
