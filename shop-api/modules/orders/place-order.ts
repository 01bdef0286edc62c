import { z } from 'zod';
import { orderIdWire } from '@/lib/contract/shop/wire';
import { ShopError } from '@/lib/domain/errors';
import { unitPayPrice } from '@/lib/domain/pricing';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { lockOwnAddress } from '@/shop-api/modules/address/repository';
import { toShippingDetail } from '@/shop-api/modules/address/to-wire';
import { customerCart } from '@/shop-api/modules/cart/owner';
import { toPricedLine } from '@/shop-api/modules/cart/priced-row';
import { type CartRow, lockCartRows, removeLines, touchCart } from '@/shop-api/modules/cart/repository';
import { type Customer, findCustomer } from '@/shop-api/modules/identity/customer-repository';
import { recordProductChange } from '@/shop-api/modules/storefront/changes';
import { once } from './idempotency';
import { type OrderTerms, recordedPaymentType, requireSellable, requireTotals } from './order-rules';
import { lockPromotionCredit, spendPromotionCredit } from './promotion-credit';
import { insertOrder, type OrderLine, purchaseLimits } from './repository';
import { takeStock } from './take-stock';
import { tellOrderPlaced } from './tell-order-placed';

type OrderDeps = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'>;
export type OrderRequest = OrderTerms & { addressId: number };

const placedSchema = z.object({ invoice_id: orderIdWire });

/**
 * Places the customer's cart as one order, or changes nothing. The same key and request answer the same order
 * (decisions.md 7, 8 and 10).
 *
 * @throws ShopError conflict, not_found, out_of_stock, cart_changed, below_minimum, above_maximum, bad_request.
 */
export async function placeOrder(
  deps: OrderDeps,
  customerId: string,
  request: OrderRequest,
  key: string,
): Promise<z.infer<typeof placedSchema>> {
  const now = deps.clock.now();
  const { addressId, paymentType, expectedTotal } = request;
  const intent = {
    scope: `order:${customerId}`,
    key,
    request: [addressId, paymentType, expectedTotal ?? null],
  };
  const placed = await withTransaction(deps.db, (tx) =>
    once(tx, intent, now, placedSchema, async () => ({
      invoice_id: await placeCart(tx, deps, customerId, request),
    })),
  );
  deps.sms.wake();
  return placed;
}

async function placeCart(
  tx: Tx,
  deps: OrderDeps,
  customerId: string,
  request: OrderRequest,
): Promise<string> {
  const now = deps.clock.now();
  const { customer, address } = await requireBuyer(tx, customerId, request.addressId);
  const cart = customerCart(customerId);
  await touchCart(tx, cart, now);
  const rows = await lockCartRows(tx, cart);
  requireSellable(rows);
  const credit = await lockPromotionCredit(tx, customer.mobile);
  const totals = requireTotals(rows, credit, await purchaseLimits(tx), request);

  await takeStock(tx, cart, rows.length);
  await recordProductChange(
    tx,
    rows.map(({ product }) => product.id),
  );
  await spendPromotionCredit(tx, customer.mobile, totals.promotion);
  const orderId = await insertOrder(
    tx,
    {
      customerId,
      status: 'Pending',
      paymentType: recordedPaymentType(totals, request.paymentType),
      subtotalPaise: totals.subtotal,
      promotionPaise: totals.promotion,
      totalPaise: totals.total,
      shippingDetail: toShippingDetail(address),
      createdAt: now,
      deliveryDate: null,
    },
    rows.toSorted((one, other) => one.line.id - other.line.id).map(toOrderLine),
  );
  await removeLines(tx, cart);
  await tellOrderPlaced(tx, deps, { orderId, mobile: customer.mobile, total: totals.total });
  return orderId;
}

async function requireBuyer(tx: Tx, customerId: string, addressId: number) {
  const customer: Customer | undefined = await findCustomer(tx, customerId);
  if (!customer) throw new ShopError('unauthenticated');
  const address = await lockOwnAddress(tx, customerId, addressId);
  if (!address) throw new ShopError('not_found', { field: 'shipping_address_id' });
  return { customer, address };
}

function toOrderLine(row: CartRow): Omit<OrderLine, 'orderId' | 'position'> {
  const { line, product } = row;
  return {
    productId: product.id,
    productSlug: product.slug,
    productImage: product.image,
    productName: product.name,
    productName2: product.name2,
    variantName: product.variantName,
    nicName: product.nicName,
    variantLabel: product.variantLabel,
    quantity: line.quantity,
    unitPricePaise: unitPayPrice(toPricedLine(row)),
  };
}
