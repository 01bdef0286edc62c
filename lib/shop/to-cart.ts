import 'server-only';
import type { z } from 'zod';
import type { CartCheck, CartLine } from '@/lib/contract/bff/cart';
import type { cartcheck, cartLineWire, cartStateWire } from '@/lib/contract/shop/cart';
import { CART_PROBLEMS } from '@/lib/domain/cart-check';
import { paiseFromRupees } from '@/lib/domain/money';
import { toOrderSettings } from './settings';

/** The cart as the API returns it; the BFF adds the owner mark. */
export type CartState = Omit<CartCheck['cart'], 'owner'>;
export type CartCheckResult = Omit<CartCheck, 'cart'> & { state: CartState };

function toCartLine(wire: z.output<typeof cartLineWire>): CartLine {
  return {
    id: wire.id,
    productId: wire.product_id,
    slug: wire.product_slug,
    image: wire.product_image,
    name: wire.product_name,
    name2: wire.product_name2,
    variantName: wire.variant_name,
    nicName: wire.nic_name,
    variantLabel: wire.variant_label,
    netQuantity: wire.net_quantity,
    tone: wire.category_tone,
    price: paiseFromRupees(wire.price),
    offerPrice: paiseFromRupees(wire.offer_price),
    quantity: wire.quantity,
    stock: wire.stock_availability,
  };
}

export function toCartState(wire: z.output<typeof cartStateWire>): CartState {
  return {
    version: wire.version,
    lines: wire.cart_list.map(toCartLine),
    orderedAs: wire.ordered_as,
    promotionCredit: paiseFromRupees(wire.promotion_amount),
    ...toOrderSettings(wire),
  };
}

export function toCartCheck({ data }: z.output<(typeof cartcheck)['output']>): CartCheckResult {
  return {
    problems: CART_PROBLEMS.flatMap((problem) =>
      data[problem].map((line) => ({
        lineId: line.cart_id,
        productId: line.product_id,
        name: line.product_name,
        problem,
      })),
    ),
    priceChanges: data.productPriceChange.map((line) => ({
      lineId: line.cart_id,
      productId: line.product_id,
      name: line.product_name,
      oldPrice: paiseFromRupees(line.old_price),
      newPrice: paiseFromRupees(line.new_price),
    })),
    subtotal: paiseFromRupees(data.totalPrice),
    openPayment: paiseFromRupees(data.open_payment),
    state: toCartState(data),
  };
}
