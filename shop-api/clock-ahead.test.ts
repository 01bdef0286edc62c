import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { enquirySave } from '@/lib/contract/shop/enquiry';
import { ordercancel } from '@/lib/contract/shop/orders';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/durations';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { payments } from './db/schema/payments';
import { type Buyer, confirmOrder } from './testing/buyers';
import { checkPayments, openPage } from './testing/paying';
import { sampledShop } from './testing/sampled-shop';
import { callAs, doAs, fillCart, newGuest, newMobile } from './testing/shoppers';

const AHEAD_MS = 10 * HOUR_MS;

const world = sampledShop({
  products: 1,
  asSampled: { stock: 5_000, active: true, pricePaise: 20_000, offerPaise: 0 },
});

const smsTo = ({ mobile }: Buyer) => world.shop.sent.filter((sms) => sms.mobile === mobile).length;

async function whileAhead<Result>(work: () => Promise<Result>): Promise<Result> {
  world.shop.clock.forwardMs(AHEAD_MS);
  const result = await work();
  world.shop.clock.forwardMs(-AHEAD_MS);
  return result;
}

describe('once a clock that was ahead has been corrected', () => {
  it('an SMS that was queued or put off is sent', async () => {
    const [queued, putOff] = [await world.newBuyer(1), await world.newBuyer(1)];
    const noGateway = { send: () => Promise.reject(new Error('the gateway is down')) };
    await whileAhead(async () => {
      await confirmOrder(world.shop, putOff);
      await world.shop.deliverSms(noGateway);
      await confirmOrder(world.shop, queued);
    });
    await world.shop.deliverSms();
    expect([smsTo(queued), smsTo(putOff)]).toEqual([1, 1]);
  });

  it('the SMS of the future do not count towards the daily limit', async () => {
    const buyer = await world.newBuyer(1);
    const order = async () => {
      await fillCart(world.shop, buyer.actor, [{ productId: world.id(0), quantity: 1 }]);
      const { answer } = await confirmOrder(world.shop, buyer);
      await doAs(world.shop, buyer.actor, ordercancel, { order_id: answer?.data.invoice_id ?? '' });
    };
    await whileAhead(async () => {
      for (let turn = 0; turn < 20; turn++) await order();
    });
    await world.shop.deliverSms();
    const before = smsTo(buyer);
    await order();
    await world.shop.deliverSms();
    expect(smsTo(buyer) - before).toBe(1);
  });

  it('the messages of the future do not count towards the limit of a sender', async () => {
    const mobile = newMobile();
    const message = { name: 'Meena', mobile, email: 'meena@example.com', message: 'Do you have leaves?' };
    const save = () =>
      callAs(world.shop, newGuest(), enquirySave, message, { key: randomUUID(), callerIp: '203.0.113.7' });
    await whileAhead(async () => {
      for (let sent = 0; sent < 5; sent++) await save();
    });
    expect((await save()).status).toBe(200);
  });

  it('an open payment is checked at once and holds its stock no longer than any other', async () => {
    const buyer = await world.newBuyer(1);
    const before = await world.stockOf(0);
    await whileAhead(() => openPage(world.shop, buyer));
    const stateOf = async () => {
      const ofBuyer = eq(payments.customerId, buyer.actor.id);
      const [payment] = await world.shop.db.select().from(payments).where(ofBuyer);
      return { state: payment?.state, checks: payment?.checks };
    };
    await checkPayments(world.shop);
    expect(await stateOf()).toEqual({ state: 'open', checks: 1 });
    world.shop.clock.forwardMs(PAYMENT_HOLD_MS - MINUTE_MS);
    await checkPayments(world.shop);
    expect((await stateOf()).state).toBe('open');
    world.shop.clock.forwardMs(MINUTE_MS);
    await checkPayments(world.shop);
    expect((await stateOf()).state).toBe('expired');
    expect(await world.stockOf(0)).toBe(before);
  });
});
