import 'server-only';
import { paths } from '@/lib/config/paths';
import type { Actor } from '@/lib/contract/actor-token';
import { plainCartQuery } from '@/lib/contract/bff/cart-forms';
import { type CartNote, noteOfLine } from '@/lib/domain/cart-note';
import type { ErrorCode, ShopError } from '@/lib/domain/errors';
import { addressIn, languageOf, pathOf } from '@/lib/domain/language';
import { MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import { acceptChanges, checkCart, emptyCart, getCart, removeLines, setLine } from '@/lib/shop/cart';
import type { Caller } from '@/lib/shop/shop-fetch';

type Shopper = Caller & { actor: Actor };

/**
 * Sets the quantity of a product that a form asks for. Without a quantity it adds one, unless some are in the cart.
 *
 * @throws ShopError as `setLine`.
 */
export async function setLineByForm(
  shopper: Shopper,
  { productId, quantity }: { productId: number; quantity?: number | undefined },
): Promise<CartNote | undefined> {
  const inCart = (lines: readonly { productId: number; quantity: number }[]) =>
    lines.find((line) => line.productId === productId)?.quantity ?? 0;
  const before = inCart((await getCart(shopper)).lines);
  if (quantity === undefined && before > 0) return 'already';
  const wanted = quantity ?? 1;
  const capped = Math.min(wanted, MAX_LINE_QUANTITY);
  const { state } = await setLine(shopper, { productId, quantity: capped });
  return noteOfLine({ wanted, before, after: inCart(state.lines) });
}

const CART_OPERATIONS = {
  clear: async (shopper) => {
    await emptyCart(shopper);
    return 'removed_all';
  },
  remove_problems: async (shopper) => {
    const { problems } = await checkCart(shopper);
    const lineIds = problems.map(({ lineId }) => lineId);
    if (lineIds.length > 0) await removeLines(shopper, lineIds);
    if (lineIds.length === 0) return undefined;
    return lineIds.length === 1 ? 'removed' : 'removed_all';
  },
  accept_changes: async (shopper) => {
    await acceptChanges(shopper);
    return 'prices_accepted';
  },
} satisfies Record<string, (shopper: Shopper) => Promise<CartNote | undefined>>;

/** Runs the operation of a form for the whole cart; resolves with undefined when nothing changed. @throws ShopError */
export function changeCartByForm(
  shopper: Shopper,
  operation: keyof typeof CART_OPERATIONS,
): Promise<CartNote | undefined> {
  return CART_OPERATIONS[operation](shopper);
}

const NOTE_OF_ERROR: Partial<Record<ErrorCode, CartNote>> = {
  bad_request: 'bad_request',
  not_found: 'not_found',
  out_of_stock: 'out_of_stock',
  suspended: 'suspended',
};

export function noteOfFailure({ code }: ShopError): CartNote {
  return NOTE_OF_ERROR[code] ?? 'not_saved';
}

/**
 * The address of the cart page after a form was sent, with a link back to the page of the form. A form on the cart
 * page itself keeps the link back that the page had.
 */
export function plainCartAfter(
  cameFrom: string | undefined,
  note: CartNote | undefined,
  product?: number,
): string {
  const from = new URL(cameFrom ?? paths.home, 'http://shop.invalid');
  const path = pathOf(from.pathname);
  const back =
    path === paths.plainCart()
      ? plainCartQuery.parse(Object.fromEntries(from.searchParams)).from
      : cameFrom && `${path}${from.search}`;
  return addressIn(languageOf(from.pathname), paths.plainCart({ note, product, from: back }));
}
