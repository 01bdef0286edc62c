import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { checkPayments, openPage } from '@/shop-api/testing/paying';
import { operatedSampledShop } from '@/shop-api/testing/sampled-shop';

const world = operatedSampledShop({
  products: 1,
  asSampled: { stock: 50, active: true, pricePaise: 20_000, offerPaise: 0 },
});

it('promotion credit that an open payment holds is named beside the credit, and comes back when nobody pays', async () => {
  const { shop } = world;
  const buyer = await world.newBuyer(1);
  const { mobile } = buyer;
  const has = (credit: string) => `${mobile} has a promotion credit of ${credit}.`;
  const held = ' An open payment holds another ₹100.00; it comes back unless the payment goes through.';
  const show = async () => (await shop.operate('promotion', 'show', mobile)).out;
  await shop.ask('promotion', 'add', mobile, '100');
  expect(await show()).toBe(has('₹100.00'));
  await openPage(shop, buyer);
  expect(await show()).toBe(has('₹0.00') + held);
  expect((await shop.operate('promotion', 'set', mobile, '0')).out).toBe(has('₹0.00') + held);
  expect(await shop.ask('promotion', 'set', mobile, '50')).toEqual({ mobile, promotion: 50, held: 100 });
  shop.clock.forwardMs(PAYMENT_HOLD_MS);
  await checkPayments(shop);
  expect(await show()).toBe(has('₹150.00'));
});
