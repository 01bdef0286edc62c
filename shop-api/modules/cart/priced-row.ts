import type { CheckedLine } from '@/lib/domain/cart-check';
import { paise } from '@/lib/domain/money';
import { type PricedLine, unitPayPrice } from '@/lib/domain/pricing';
import type { CartRow } from './repository';

/** The columns of a cart row that the pricing and check rules need. */
export type RuledRow = {
  line: Pick<CartRow['line'], 'quantity' | 'variantName' | 'nicName' | 'cartPricePaise'>;
  product: Pick<
    CartRow['product'],
    'pricePaise' | 'offerPaise' | 'variantName' | 'nicName' | 'stock' | 'active'
  >;
  category: Pick<CartRow['category'], 'active'>;
};

/** A line at today's prices. */
export function toPricedLine({ line, product }: RuledRow): PricedLine {
  return { price: paise(product.pricePaise), offerPrice: paise(product.offerPaise), quantity: line.quantity };
}

/** A line in the form that the cart check rules take. */
export function toCheckedLine(row: RuledRow): CheckedLine {
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
