import type { FastifyInstance } from 'fastify';
import { ShopError } from '@/lib/domain/errors';
import type { Deps } from '@/shop-api/deps';
import type { PaymentProvider } from '@/shop-api/ports/payments';
import { takeInEvent } from './take-in-event';

export function webhookPath({ name }: Pick<PaymentProvider, 'name'>): string {
  return `/payments/${name}/webhook`;
}

/**
 * Where the provider posts its events. Nobody else can: the signature is over the bytes as they came. Anything that
 * is not taken in is no 2xx, so that the provider sends it again.
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
      const taken = await takeInEvent(deps, provider.name, event);
      request.log.info({ event: event.kind, payment: event.reference, taken }, 'payment event');
      return { status: 'ok' };
    });
  });
}
