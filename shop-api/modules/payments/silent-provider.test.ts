import { EventEmitter, once } from 'node:events';
import { inArray } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { payments } from '@/shop-api/db/schema/payments';
import { checkPayments, openPage } from '@/shop-api/testing/paying';
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
