import type { Cart, CartLine } from '@/lib/contract/bff/cart';
import type { ProductCard } from '@/lib/contract/bff/product';
import { ZERO_PAISE } from '@/lib/domain/money';

/** The product data that the cart needs for an optimistic update. */
export type CartProduct = Pick<ProductCard, 'id' | 'name' | 'price' | 'offerPrice' | 'stock'> &
  Partial<ProductCard>;

/** Converts a cart line to its product, whose id is not the line's id; a product is returned as it is. */
export function toCartProduct(item: CartProduct | CartLine): CartProduct {
  if (!('productId' in item)) return item;
  const { productId, quantity: _, ...line } = item;
  return { ...line, id: productId };
}

/** An optimistic quantity, which the server has not confirmed. */
export type PendingLine = {
  product: CartProduct;
  quantity: number;
  /** The old id of a restored line, which also decides its position. */
  lineId?: number | undefined;
  /** The change mark (`nextMark`); it stays the same when the change is sent again after a reload. */
  mark?: string | undefined;
};

export const EMPTY_CART: Cart = {
  version: 0,
  owner: '',
  lines: [],
  promotionCredit: ZERO_PAISE,
  limits: { minimum: ZERO_PAISE, maximum: ZERO_PAISE },
  onlinePayment: false,
};

function toLine({ product, quantity, lineId }: PendingLine): CartLine {
  return {
    id: lineId ?? -product.id,
    productId: product.id,
    slug: product.slug ?? '',
    image: product.image ?? '',
    name: product.name,
    name2: product.name2 ?? '',
    variantName: product.variantName ?? '',
    nicName: product.nicName ?? '',
    variantLabel: product.variantLabel ?? '',
    netQuantity: product.netQuantity ?? { value: 1, unit: '' },
    tone: product.tone ?? 'plain',
    price: product.price,
    offerPrice: product.offerPrice,
    quantity,
    stock: product.stock,
  };
}

/** The server's lines with the pending quantities applied. */
export function withPending(lines: readonly CartLine[], pending: readonly PendingLine[]): CartLine[] {
  const wanted = new Map(pending.map((line) => [line.product.id, line]));
  const known = lines.flatMap((line) => {
    const quantity = wanted.get(line.productId)?.quantity ?? line.quantity;
    wanted.delete(line.productId);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const fresh = [...wanted.values()].filter(({ quantity }) => quantity > 0).map(toLine);
  return fresh.reduce(putLine, known);
}

/** Appends a new line; a restored one goes to its old position, since lines are ordered by id. */
function putLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const after = line.id > 0 ? lines.findIndex(({ id }) => id > line.id) : -1;
  const at = after < 0 ? lines.length : after;
  return [...lines.slice(0, at), line, ...lines.slice(at)];
}

/** A string that is equal for equal quantities of the same products, in any order. */
export function contentOf(lines: readonly Pick<CartLine, 'productId' | 'quantity'>[]): string {
  return lines
    .map(({ productId, quantity }) => `${productId}:${quantity}`)
    .sort()
    .join();
}
