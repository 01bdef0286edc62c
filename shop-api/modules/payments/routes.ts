import type { FastifyInstance } from 'fastify';
import { webOrderConfirm, webOrderResult } from '@/lib/contract/shop/orders';
import type { Deps } from '@/shop-api/deps';
import { registerCall } from '@/shop-api/plugins/register-call';
import { paymentResult } from './payment-result';
import { startPayment } from './start-payment';
import { registerWebhook } from './webhook';

export async function registerPayments(app: FastifyInstance, deps: Deps): Promise<void> {
  registerCall(app, webOrderConfirm, async ({ input, actor, idempotencyKey, language }) => {
    const request = {
      addressId: input.shipping_address_id,
      expectedTotal: input.expected_total,
      language,
    };
    return { data: { web_link: await startPayment(deps, actor.id, request, idempotencyKey) } };
  });

  registerCall(app, webOrderResult, async ({ input, actor }) => {
    const { outcome, orderId } = await paymentResult(deps, actor.id, input.returned);
    return { data: { payment_status: outcome, ...(orderId === null ? {} : { invoice_id: orderId }) } };
  });

  if (!deps.payments) return;
  await registerWebhook(app, deps, deps.payments);
  deps.payments.registerPages?.(app);
}
