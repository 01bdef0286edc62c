import { ShopError } from '@/lib/domain/errors';
import { unitPayPrice } from '@/lib/domain/pricing';
import type { Tx } from '@/shop-api/db/client';
import { lockOwnAddress } from '@/shop-api/modules/address/repository';
import { type ShippingDetail, toShippingDetail } from '@/shop-api/modules/address/shipping-detail';
import { customerCart } from '@/shop-api/modules/cart/owner';
import { toPricedLine } from '@/shop-api/modules/cart/priced-row';
import { type CartRow, lockCartRows } from '@/shop-api/modules/cart/repository';
import { getPurchaseLimits } from '@/shop-api/modules/content/repository';
import { type Customer, getCustomer } from '@/shop-api/modules/customers/repository';
import { requireServed } from '@/shop-api/modules/delivery/service';
import type { SoldLine } from '@/shop-api/modules/orders/repository';
import { lockPromotionCredit, spendPromotionCredit } from '@/shop-api/modules/promotion/repository';
import { recordProductChange } from '@/shop-api/modules/storefront/changes';
import { type OrderTerms, recordedPaymentType, requireSellable, requireTotals } from './order-rules';
import { takeStock } from './take-stock';

export type OrderRequest = OrderTerms & { addressId: number };

/** The contents of a cart whose stock and promotion credit have been taken. */
export type ReservedCart = {
  customer: Customer;
  paymentType: OrderTerms['paymentType'];
  subtotalPaise: number;
  promotionPaise: number;
  totalPaise: number;
  shippingDetail: ShippingDetail;
  lines: SoldLine[];
};

/**
 * Prices the customer's cart and takes its stock and promotion credit, all or nothing. The cart and
 * then the customer must be locked, before the address, as a change of the default address does.
 *
 * @throws ShopError not_found, out_of_stock, cart_changed, below_minimum, above_maximum, not_served, bad_request.
 */
export async function reserveCart(tx: Tx, customerId: string, request: OrderRequest): Promise<ReservedCart> {
  const { customer, address } = await requireBuyer(tx, customerId, request.addressId);
  await requireServed(tx, address.pincode);
  const cart = customerCart(customerId);
  const rows = await lockCartRows(tx, cart);
  requireSellable(rows);
  const credit = await lockPromotionCredit(tx, customer.mobile);
  const totals = requireTotals(rows, credit, await getPurchaseLimits(tx), request);
  await takeStock(tx, cart, rows.length);
  await recordProductChange(
    tx,
    rows.map(({ product }) => product.id),
  );
  await spendPromotionCredit(tx, customer.mobile, totals.promotion);
  return {
    customer,
    paymentType: recordedPaymentType(totals, request.paymentType),
    subtotalPaise: totals.subtotal,
    promotionPaise: totals.promotion,
    totalPaise: totals.total,
    shippingDetail: toShippingDetail(address),
    lines: rows.toSorted((one, other) => one.line.id - other.line.id).map(toSoldLine),
  };
}

async function requireBuyer(tx: Tx, customerId: string, addressId: number) {
  const customer = await getCustomer(tx, customerId);
  const address = await lockOwnAddress(tx, customerId, addressId);
  if (!address) throw new ShopError('not_found', { field: 'shipping_address_id' });
  return { customer, address };
}

function toSoldLine(row: CartRow, position: number): SoldLine {
  const { line, product } = row;
  return {
    position,
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
