import type { FastifyInstance } from 'fastify';
import { boughtbefore, buyagain } from '@/lib/contract/shop/buy-again';
import type { Deps } from '@/shop-api/deps';
import { toRelatedWire } from '@/shop-api/modules/catalogue/to-wire';
import { registerCall } from '@/shop-api/plugins/register-call';
import { buyAgain } from './buy-again';
import { listBoughtBefore } from './repository';

export function registerBuyAgain(app: FastifyInstance, deps: Deps): void {
  registerCall(app, buyagain, ({ input, actor, idempotencyKey }) =>
    buyAgain(deps, actor.id, input.order_id, idempotencyKey),
  );

  registerCall(app, boughtbefore, async ({ actor }) => ({
    data: { boughtlist: (await listBoughtBefore(deps.db, actor)).map(toRelatedWire) },
  }));
}
