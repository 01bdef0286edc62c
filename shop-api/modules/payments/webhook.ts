import type { FastifyInstance } from 'fastify';
import { ShopError } from '@/lib/domain/errors';
import type { Deps } from '@/shop-api/deps';
import type { PaymentProvider } from '@/shop-api/ports/payments';
import { handleProviderEvent } from './handle-provider-event';

export function webhookPath({ name }: Pick<PaymentProvider, 'name'>): string {
  return `/payments/${name}/webhook`;
}

/**
 * The webhook for the provider's events, authenticated by a signature over the raw body. A failure gives no 2xx status,
 * so that the provider sends the event again.
 */
export async function registerWebhook(
  app: FastifyInstance,
  deps: Deps,
  provider: PaymentProvider,
): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.post(webhookPath(provider), async (request) => {
      if (!Buffer.isBuffer(request.body)) throw new ShopError('bad_request');
      const event = provider.readWebhook(request.body, request.headers);
      const outcome = await handleProviderEvent(deps, provider.name, event);
      const { kind, reference, state } = event;
      const capture = state?.status === 'paid' ? state.capture.captureId : undefined;
      const refund = state?.status === 'refund_failed' ? state.refundId : undefined;
      const fields = { kind, payment: reference, capture, refund, outcome };
      if (outcome === 'unknown') request.log.error(fields, 'payment unknown');
      else if (outcome === 'paid_twice') request.log.error(fields, 'payment made twice');
      else if (refund && outcome === 'applied') request.log.error(fields, 'refund failed');
      else request.log.info(fields, 'payment event');
      return { status: 'ok' };
    });
  });
}
