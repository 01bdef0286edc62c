import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { paise } from '@/lib/domain/money';
import type { Tx } from '@/shop-api/db/client';
import { cartLines } from '@/shop-api/db/schema/cart';
import { products } from '@/shop-api/db/schema/catalogue';
import { orders } from '@/shop-api/db/schema/orders';
import { paymentLines } from '@/shop-api/db/schema/payments';
import { storedAddressWire } from '@/shop-api/modules/address/shipping-detail';
import { customerCart } from '@/shop-api/modules/cart/owner';
import { type CartRow, listCartRows, ofOwner } from '@/shop-api/modules/cart/repository';
import { getCustomer } from '@/shop-api/modules/customers/repository';
import { refusedOf } from '@/shop-api/modules/delivery/service';
import type { SoldLine } from '@/shop-api/modules/orders/repository';
import {
  lockPromotionCredit,
  returnPromotionCredit,
  spendPromotionCredit,
} from '@/shop-api/modules/promotion/repository';
import { lockProducts, returnStock } from '@/shop-api/modules/reservation/return-stock';
import { recordProductChange } from '@/shop-api/modules/storefront/changes';
import { listPaymentLines, lockOpenPayment, type Payment } from './repository';

/** Returns the stock and promotion credit reserved by a payment. */
export async function releaseHold(tx: Tx, payment: Payment): Promise<void> {
  await returnStock(tx, await listPaymentLines(tx, payment.id));
  await returnPromotionCredit(tx, await mobileOf(tx, payment), payment.promotionPaise);
}

/** Like `releaseHold`, for a payment replaced by an order of the cart: locks the products of both in id order. */
export async function releaseForCart(tx: Tx, payment: Payment): Promise<void> {
  const held = heldProducts(tx, payment.id);
  const wanted = tx
    .select({ id: cartLines.productId })
    .from(cartLines)
    .where(ofOwner(customerCart(payment.customerId)));
  await lockProducts(tx, or(inArray(products.id, held), inArray(products.id, wanted)));
  await releaseHold(tx, payment);
}

/**
 * Reserves stock and promotion credit again for a late payment. Returns false and reserves nothing when they are no
 * longer available or sold in the same way, or when the shopper has ordered, changed the cart, or started another
 * payment.
 */
export async function claimHold(tx: Tx, payment: Payment): Promise<boolean> {
  if (!(await isStillWanted(tx, payment))) return false;
  const wanted = await listPaymentLines(tx, payment.id);
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  const locked = await lockProducts(tx, inArray(products.id, heldProducts(tx, payment.id)));
  if (locked.some(({ id, stock }) => stock < (quantities.get(id) ?? 0))) return false;
  const mobile = await mobileOf(tx, payment);
  if ((await lockPromotionCredit(tx, mobile)) < payment.promotionPaise) return false;
  await recordProductChange(
    tx,
    locked.map(({ id }) => id),
  );
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} - ${paymentLines.quantity}` })
    .from(paymentLines)
    .where(and(eq(paymentLines.paymentId, payment.id), eq(products.id, paymentLines.productId)));
  await spendPromotionCredit(tx, mobile, paise(payment.promotionPaise));
  return true;
}

function heldProducts(tx: Tx, paymentId: string) {
  return tx
    .select({ id: paymentLines.productId })
    .from(paymentLines)
    .where(eq(paymentLines.paymentId, paymentId));
}

/**
 * True when the cart still has at least the paid quantities, sold in the same packs and deliverable today, nothing was
 * ordered since, and no other payment is open.
 */
async function isStillWanted(tx: Tx, payment: Payment): Promise<boolean> {
  const paid = await tx.select().from(paymentLines).where(eq(paymentLines.paymentId, payment.id));
  const rows = await listCartRows(tx, customerCart(payment.customerId));
  const inCart = new Map(rows.map((row) => [row.product.id, row]));
  const isInCart = paid.every(({ productId, ...line }) => {
    const row = productId === null ? undefined : inCart.get(productId);
    return row !== undefined && row.line.quantity >= line.quantity && isSoldAs(row, line);
  });
  if (!isInCart || (await hasOrderedSince(tx, payment))) return false;
  const { customer_pincode: pincode } = storedAddressWire.parse(payment.shippingDetail);
  if ((await refusedOf(tx, [pincode])).size > 0) return false;
  return (await lockOpenPayment(tx, payment.customerId)) === undefined;
}

function isSoldAs(
  { product, category }: CartRow,
  { variantName, nicName }: Pick<SoldLine, 'variantName' | 'nicName'>,
): boolean {
  const isSamePack = product.variantName === variantName && product.nicName === nicName;
  return product.active && category.active && isSamePack;
}

async function hasOrderedSince(tx: Tx, { customerId, createdAt }: Payment): Promise<boolean> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), gt(orders.createdAt, createdAt)))
    .limit(1);
  return order !== undefined;
}

async function mobileOf(tx: Tx, { customerId }: Payment): Promise<string> {
  return (await getCustomer(tx, customerId)).mobile;
}
