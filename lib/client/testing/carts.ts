import { deleteCookie } from 'cookies-next/client';
import { mutate } from 'swr';
import type { CartProduct } from '@/lib/client/cart/cart-lines';
import { forgetCart } from '@/lib/client/cart/cart-store';
import { draftsOf } from '@/lib/client/drafts';
import type { Cart, CartLine } from '@/lib/contract/bff/cart';
import { FIRST_GUEST_COOKIE } from '@/lib/domain/first-guest';
import { paise } from '@/lib/domain/money';

export const tomato: CartProduct = {
  id: 1,
  name: 'Tomato',
  price: paise(4000),
  offerPrice: paise(3000),
  stock: 20,
};
export const okra: CartProduct = { id: 2, name: 'Okra', price: paise(2500), offerPrice: paise(0), stock: 5 };

export function lineOf(product: CartProduct, quantity: number, changes: Partial<CartLine> = {}): CartLine {
  return {
    id: 100 + product.id,
    productId: product.id,
    slug: 'a-product',
    image: 'a-product',
    name: product.name,
    name2: '',
    variantName: '500',
    nicName: 'g',
    variantLabel: '',
    netQuantity: { value: 500, unit: 'g' },
    tone: 'veg',
    price: product.price,
    offerPrice: product.offerPrice,
    quantity,
    stock: product.stock,
    ...changes,
  };
}

export function cartOf(version: number, lines: CartLine[] = [], owner = 'owner-1'): Cart {
  return {
    version,
    owner,
    lines,
    promotionCredit: paise(0),
    limits: { minimum: paise(0), maximum: paise(0) },
    onlinePayment: true,
  };
}

/** A promise that the test resolves or rejects, for delayed responses. */
export function later<Value>() {
  let settle: { resolve: (value: Value) => void; reject: (error: unknown) => void } | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  if (!settle) throw new Error('a promise runs its executor at once');
  return { promise, ...settle };
}

/** Resets cart, drafts, storage, cookies and SWR cache, as in a new tab. */
export async function forgetEverything(): Promise<void> {
  forgetCart();
  draftsOf(undefined);
  localStorage.clear();
  sessionStorage.clear();
  deleteCookie(FIRST_GUEST_COOKIE, { path: '/' });
  await mutate(() => true, undefined, { revalidate: true });
}
