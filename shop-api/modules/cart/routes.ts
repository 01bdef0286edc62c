import type { FastifyInstance } from 'fastify';
import * as calls from '@/lib/contract/shop/cart';
import { wireStatus } from '@/lib/contract/shop/wire';
import type { Deps } from '@/shop-api/deps';
import { registerCall } from '@/shop-api/plugins/register-call';
import { checkAvailability, checkCart, removeAndCheck } from './check';
import { countItems } from './line-repository';
import { cartOwner } from './owner';
import { cartState } from './to-wire';
import { acceptChanges, addOne, emptyCart, removeLine, setQuantity } from './write';

export function registerCart(app: FastifyInstance, deps: Deps): void {
  registerReads(app, deps);
  registerWrites(app, deps);
  registerChecks(app, deps);
}

function registerReads(app: FastifyInstance, deps: Deps): void {
  registerCall(app, calls.cartlisting, async ({ actor }) => {
    const state = await cartState(deps, cartOwner(actor));
    return { data: { status: state.cart_list.length > 0 ? wireStatus.done : wireStatus.none, ...state } };
  });

  registerCall(app, calls.cartcount, async ({ actor }) => ({
    data: { quantity_list: [{ cartcount: await countItems(deps.db, cartOwner(actor)) }] },
  }));
}

function registerWrites(app: FastifyInstance, deps: Deps): void {
  registerCall(app, calls.cartinsert, ({ input, actor }) => addOne(deps, cartOwner(actor), input.product_id));

  registerCall(app, calls.cartupdate, ({ input, actor, mark }) =>
    setQuantity(deps, cartOwner(actor), {
      productId: input.product_id,
      wanted: input.quantity,
      lineId: input.cart_id,
      mark,
    }),
  );

  registerCall(app, calls.cartdelete, ({ input, actor }) =>
    removeLine(deps, cartOwner(actor), input.cart_id),
  );

  registerCall(app, calls.cartempty, ({ actor }) => emptyCart(deps, cartOwner(actor)));

  registerCall(app, calls.cartPriceUpdate, ({ actor }) => acceptChanges(deps, cartOwner(actor)));
}

function registerChecks(app: FastifyInstance, deps: Deps): void {
  registerCall(app, calls.cartcheck, ({ actor }) => checkCart(deps, cartOwner(actor)));

  registerCall(app, calls.productAvailability, ({ actor }) => checkAvailability(deps.db, cartOwner(actor)));

  registerCall(app, calls.cartcheckremove, ({ input, actor }) =>
    removeAndCheck(deps, cartOwner(actor), input.cart_ids.split(',').map(Number)),
  );
}
