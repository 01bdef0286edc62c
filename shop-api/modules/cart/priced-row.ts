import type { CheckedLine } from '@/lib/domain/cart-check';
import { paise } from '@/lib/domain/money';
import { type PricedLine, unitPayPrice } from '@/lib/domain/pricing';
import type { CartRow } from './repository';

/** A line at today's prices. */
export function toPricedLine({ line, product }: CartRow): PricedLine {
  return { price: paise(product.pricePaise), offerPrice: paise(product.offerPaise), quantity: line.quantity };
}

/** A line as the rules of the cart check see it. */
export function toCheckedLine(row: CartRow): CheckedLine {
  const { line, product, category } = row;
  return {
    added: { variantName: line.variantName, nicName: line.nicName, unitPrice: line.cartPricePaise },
    current: {
      variantName: product.variantName,
      nicName: product.nicName,
      unitPrice: unitPayPrice(toPricedLine(row)),
      stock: product.stock,
      active: product.active,
      categoryActive: category.active,
    },
    quantity: line.quantity,
  };
}
