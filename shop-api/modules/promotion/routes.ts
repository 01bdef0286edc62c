import type { FastifyInstance } from 'fastify';
import { promotionOffer } from '@/lib/contract/shop/content';
import { ShopError } from '@/lib/domain/errors';
import { rupeesFromPaise } from '@/lib/domain/money';
import type { Deps } from '@/shop-api/deps';
import { getCustomer } from '@/shop-api/modules/customers/repository';
import { registerCall } from '@/shop-api/plugins/register-call';
import { usablePromotion } from './repository';

export function registerPromotion(app: FastifyInstance, { db }: Deps): void {
  registerCall(app, promotionOffer, async ({ input, actor }) => {
    const { mobile } = await getCustomer(db, actor.id);
    if (input.reg_mobile_no !== mobile) throw new ShopError('forbidden', { field: 'reg_mobile_no' });
    return { message: { amount: rupeesFromPaise(await usablePromotion(db, actor.id)) } };
  });
}
