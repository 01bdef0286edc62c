import { randomUUID } from 'node:crypto';
import { favourites } from '@/lib/contract/shop/account';
import { pincodealert } from '@/lib/contract/shop/delivery';
import { enquirySave, orderproblem } from '@/lib/contract/shop/enquiry';
import { stockalert } from '@/lib/contract/shop/stock-alerts';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { type Buyer, confirmOrder, makeBuyer } from './buyers';
import type { OperatedShop } from './operated-shop';
import { doAs, fillCart } from './shoppers';

/** A customer with data of every kind, whose only order is delivered. */
export async function newRegular(
  shop: OperatedShop,
  productId: number,
): Promise<{ buyer: Buyer; order: string; ticket: string; messageTicket: string }> {
  const buyer = await makeBuyer(shop, [{ productId, quantity: 1 }]);
  const { actor, mobile } = buyer;
  const order = (await confirmOrder(shop, buyer)).answer?.data.invoice_id ?? '';
  for (const status of ['Confirm', 'Out for Delivery', 'Order Delivered']) {
    await shop.ask('order', 'move', order, status);
  }
  await fillCart(shop, actor, [{ productId, quantity: 1 }]);
  await doAs(shop, actor, favourites, { product_id: productId });
  await doAs(shop, actor, stockalert, { product_id: productId });
  await doAs(shop, actor, pincodealert, { pincode: '643001' });
  await shop.db.insert(promotionCredits).values({ mobile, amountPaise: 5_000 });
  const problem = { order_id: order, reason: 'damaged' as const, message: 'Meena says: soft tomatoes' };
  const { ticket } = await doAs(shop, actor, orderproblem, problem, { key: randomUUID() });
  const sent = { name: 'Meena Kumari', mobile, email: 'meena@example.com', message: 'Call Meena' };
  const { ticket: messageTicket } = await doAs(shop, actor, enquirySave, sent, { key: randomUUID() });
  return { buyer, order, ticket, messageTicket };
}
