import type { FastifyInstance } from 'fastify';
import { OrderConfirm, ordercancel } from '@/lib/contract/shop/orders';
import { wireStatus } from '@/lib/contract/shop/wire';
import { text } from '@/lib/messages/text';
import type { Deps } from '@/shop-api/deps';
import { registerCall } from '@/shop-api/plugins/register-call';
import { cancelOrder } from './cancel-order';
import { placeOrder } from './place-order';

export function registerCheckout(app: FastifyInstance, deps: Deps): void {
  registerCall(app, OrderConfirm, async ({ input, actor, idempotencyKey, language }) => {
    const request = {
      addressId: input.shipping_address_id,
      paymentType: input.payment_type,
      expectedTotal: input.expected_total,
      language,
    };
    return { data: await placeOrder(deps, actor.id, request, idempotencyKey) };
  });

  registerCall(app, ordercancel, async ({ input, actor }) => {
    await cancelOrder(deps, actor.id, input.order_id);
    return { data: { status: wireStatus.done, message: text('cancel.done') } };
  });
}
