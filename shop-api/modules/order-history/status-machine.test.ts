import fc from 'fast-check';
import { orderdetails, orderlisting, trackorder } from '@/lib/contract/shop/orders';
import { MINUTE_MS } from '@/lib/domain/durations';
import { canMove, ORDER_STATUSES, type OrderStatus } from '@/lib/domain/order-status';
import { changeProducts, confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { doAs } from '@/shop-api/testing/shoppers';

const RUNS = 20;
const PATIENCE_MS = 120_000;

let shop: OperatedShop;
let productId: number;
beforeAll(async () => {
  shop = await openOperatedShop();
  [productId = 0] = await firstProductIds(shop.db, 1);
  await changeProducts(shop.db, [productId], { pricePaise: 4_000, offerPaise: 0, stock: 100_000 });
});
afterAll(() => shop.close());

/** The subset of the wanted statuses that a new order accepts, one after the other. */
function acceptedMoves(wanted: readonly OrderStatus[]): OrderStatus[] {
  const history: OrderStatus[] = ['Pending'];
  for (const status of wanted) if (canMove(history.at(-1) ?? 'Pending', status)) history.push(status);
  return history;
}

describe('decisions 9: an order', () => {
  it(
    '[4.status.moves] [d9.entry] [d9.operator] accepts permitted moves and refuses others, and each move adds a tracking entry that the customer sees',
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 8 }), async (wanted) => {
          const buyer = await makeBuyer(shop, [{ productId, quantity: 5 }]);
          const { answer } = await confirmOrder(shop, buyer);
          const id = answer?.data.invoice_id ?? '';
          for (const [done, status] of wanted.entries()) {
            shop.clock.forwardMs(MINUTE_MS);
            const before = acceptedMoves(wanted.slice(0, done));
            const { code } = await shop.operate('order', 'move', id, status);
            expect({ status, code }).toEqual({
              status,
              code: canMove(before.at(-1) ?? 'Pending', status) ? 0 : 1,
            });
          }
          const history = acceptedMoves(wanted);
          const tracked = await doAs(shop, buyer.actor, trackorder, { order_id: id });
          expect(tracked.data.map(({ delivery_status }) => delivery_status)).toEqual(history);
          const dates = tracked.data.map(({ created_date }) => created_date);
          expect([...dates].sort()).toEqual(dates);
          const details = await doAs(shop, buyer.actor, orderdetails, { order_id: id });
          const { data: listed } = await doAs(shop, buyer.actor, orderlisting, {});
          expect([details.delivery_status, listed.delivery_status[0]]).toEqual([
            history.at(-1),
            history.at(-1),
          ]);
        }),
        { numRuns: RUNS },
      ),
    PATIENCE_MS,
  );
});
