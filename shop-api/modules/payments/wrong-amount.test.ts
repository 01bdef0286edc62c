import { orderlisting } from '@/lib/contract/shop/orders';
import { localPaymentLinks } from '@/shop-api/db/schema/local-payments';
import { latePayments } from '@/shop-api/testing/late-payments';
import { checkPayments, deliver, openPage, press } from '@/shop-api/testing/paying';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs } from '@/shop-api/testing/shoppers';

const TOTAL_PAISE = 20_000;

const world = sampledShop({
  products: 1,
  asSampled: { stock: 2, active: true, pricePaise: TOTAL_PAISE / 2, offerPaise: 0 },
});
const { isRefunded } = latePayments(world);

const IN_VAIN = { refunded: true, orders: 0, stock: 2 };

it.each([
  ['far too little is refunded', 100, IN_VAIN],
  ['a paisa too little is refunded', TOTAL_PAISE - 1, IN_VAIN],
  ['a paisa too much is refunded', TOTAL_PAISE + 1, IN_VAIN],
  ['the right amount becomes an order', TOTAL_PAISE, { refunded: false, orders: 1, stock: 0 }],
])('a payment of %s', async (_title, amountPaise, expected) => {
  const buyer = await world.newBuyer(2);
  const page = await openPage(world.shop, buyer);
  await world.shop.db.update(localPaymentLinks).set({ amountPaise });
  await press(world.shop, page, 'pay');
  await deliver(world.shop);
  await checkPayments(world.shop);
  const { orderlist } = (await doAs(world.shop, buyer.actor, orderlisting, {})).data;
  const [refunded, stock] = [await isRefunded(page), await world.stockOf(0)];
  expect({ refunded, orders: orderlist.length, stock }).toEqual(expected);
});
