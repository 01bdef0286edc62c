import type { Cart, CartLine } from '@/lib/contract/bff/cart';
import type { ProductCard } from '@/lib/contract/bff/product';
import { ZERO_PAISE } from '@/lib/domain/money';
import { type CartTotals, cartTotals } from '@/lib/domain/pricing';

/** What the cart needs to know of a product to show it before the server answers. */
export type CartProduct = Pick<ProductCard, 'id' | 'name' | 'price' | 'offerPrice' | 'stock'> &
  Partial<ProductCard>;

/** A product, or a cart line as the product it is of: a line's own id is not the product's. */
export function toCartProduct(given: CartProduct | CartLine): CartProduct {
  if (!('productId' in given)) return given;
  const { productId, quantity: _, ...line } = given;
  return { ...line, id: productId };
}

/** A quantity that is on screen before the server knows it. */
export type PendingLine = {
  product: CartProduct;
  quantity: number;
  /** Of a line that is put back: the id it had, and so its place. */
  lineId?: number | undefined;
  /** Which change it is (`nextMark`): sent once more after a reload, it is still the one it was. */
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

/** The lines with the shopper's newest quantities over the server's. */
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

/** A new line comes last, one that is put back where it was: lines stand in the order of their ids. */
function putLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const after = line.id > 0 ? lines.findIndex(({ id }) => id > line.id) : -1;
  const at = after < 0 ? lines.length : after;
  return [...lines.slice(0, at), line, ...lines.slice(at)];
}

/** The same words for the same quantities of the same products, in whatever order. */
export function contentOf(lines: readonly Pick<CartLine, 'productId' | 'quantity'>[]): string {
  return lines
    .map(({ productId, quantity }) => `${productId}:${quantity}`)
    .sort()
    .join();
}

export type CartView = {
  /** Lines that can be sold; stock-0 ones are in `unavailable` (decisions.md 29). */
  lines: CartLine[];
  unavailable: CartLine[];
  /** Items in the cart: the sum of the sellable quantities. */
  count: number;
  totals: CartTotals;
};

export function toCartView(cart: Cart): CartView {
  const lines = cart.lines.filter(({ stock }) => stock > 0);
  return {
    lines,
    unavailable: cart.lines.filter(({ stock }) => stock === 0),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: cartTotals(lines, cart.promotionCredit),
  };
}
