import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isShopError } from '@/lib/domain/errors';
import { rupeesFromPaise } from '@/lib/domain/money';
import type { OrderStatus } from '@/lib/domain/order-status';
import { orders } from '@/shop-api/db/schema/orders';
import { cancelOrderOfShop } from '@/shop-api/modules/checkout/cancel-order';
import { defineCommand } from '../command';
import { Refusal } from '../refusal';
import { money } from '../table';
import { orderIdField } from './order-fields';

const CANCELLED: OrderStatus = 'Order Cancelled';

export const orderCancel = defineCommand({
  name: 'order cancel',
  summary:
    'Cancel an order that is not out for delivery yet; stock, promotion credit and money are returned.',
  args: [{ name: 'order', about: 'the order id' }],
  options: {
    'not-for-sale': { about: 'do not put its products back on sale, such as when they are spoilt' },
  },
  input: z.object({ order: orderIdField, 'not-for-sale': z.boolean().default(false) }),
  output: z.object({ order_id: z.string(), from: z.string(), to: z.string(), refund: z.number() }),
  run: async (context, { order: id, 'not-for-sale': isSpoilt }) => {
    const { from, refundPaise } = await cancelOrderOfShop(context, id, { returnsStock: !isSpoilt }).catch(
      async (error: unknown) => {
        if (isShopError(error, 'not_found')) throw new Refusal(`There is no order ${id}.`);
        if (!isShopError(error, 'conflict')) throw error;
        const [found] = await context.db.select().from(orders).where(eq(orders.id, id));
        throw new Refusal(`Order ${id} is "${found?.status}" and can no longer be cancelled.`);
      },
    );
    if (isSpoilt && from === CANCELLED) {
      throw new Refusal(
        `Order ${id} was already cancelled, and no stock was changed. Remove spoilt goods with "stock take".`,
      );
    }
    return { order_id: id, from, to: CANCELLED, refund: rupeesFromPaise(refundPaise) };
  },
  text: ({ order_id: id, from, to, refund }) =>
    [
      from === to ? `Order ${id} was already cancelled.` : `Order ${id}: ${from} → ${to}`,
      ...(refund > 0 ? [`${money(refund)} will be refunded to the customer automatically.`] : []),
    ].join('\n'),
});
