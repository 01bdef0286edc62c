import { EventEmitter, once } from 'node:events';
import { inArray } from 'drizzle-orm';
import { timeoutOf } from '@/lib/contract/call-timeout';
import { webOrderResult } from '@/lib/contract/shop/orders';
import { ShopError } from '@/lib/domain/errors';
import { paise } from '@/lib/domain/money';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { payments } from '@/shop-api/db/schema/payments';
import type { LinkState } from '@/shop-api/ports/payments';
import { checkPayments, comeBack, openPage } from '@/shop-api/testing/paying';
import { sampledShop } from '@/shop-api/testing/sampled-shop';

const world = sampledShop({
  products: 1,
  asSampled: { stock: 50, active: true, pricePaise: 10_000, offerPaise: 0 },
});

it('a provider that does not respond for one payment does not delay releasing other holds', async () => {
  const { payments: provider, db, clock } = world.shop;
  if (!provider) throw new Error('the shop has no payments');
  const buyers = [await world.newBuyer(), await world.newBuyer()];
  for (const buyer of buyers) await openPage(world.shop, buyer);
  clock.forwardMs(PAYMENT_HOLD_MS);
  const bothAsked = new EventEmitter();
  const silent = jest.spyOn(provider, 'findLink').mockImplementation(async () => {
    if (silent.mock.calls.length < buyers.length) await once(bothAsked, 'asked');
    else bothAsked.emit('asked');
    throw new ShopError('unavailable');
  });
  await expect(checkPayments(world.shop)).rejects.toMatchObject({ code: 'unavailable' });
  const ids = buyers.map(({ actor }) => actor.id);
  const states = await db
    .select({ state: payments.state })
    .from(payments)
    .where(inArray(payments.customerId, ids));
  expect(states).toEqual([{ state: 'expired' }, { state: 'expired' }]);
  expect(await world.stockOf(0)).toBe(50);
});

it('a provider that takes longer than the storefront waits is asked once, and the payment is pending', async () => {
  const { payments: provider } = world.shop;
  if (!provider) throw new Error('the shop has no payments');
  const buyer = await world.newBuyer(1);
  await openPage(world.shop, buyer);
  const answers = new EventEmitter();
  const find = jest
    .spyOn(provider, 'findLink')
    .mockReturnValue(once(answers, 'found').then(([state]) => state));
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  for (const _poll of [1, 2])
    expect(await comeBack(world.shop, buyer)).toEqual({ payment_status: 'pending' });
  expect(find).toHaveBeenCalledTimes(1);
  expect(Math.max(...limit.mock.calls.flat())).toBeLessThan(timeoutOf(webOrderResult));
  limit.mockRestore();
  const capture = { captureId: 'late', amount: paise(10_000) };
  const again = comeBack(world.shop, buyer);
  answers.emit('found', { status: 'paid', capture } satisfies LinkState);
  expect(await again).toMatchObject({ payment_status: 'paid' });
});
