import 'server-only';
import type { z } from 'zod';
import type { AgainLine } from '@/lib/contract/bff/buy-again';
import type { ProductCard } from '@/lib/contract/bff/product';
import { type againLineWire, boughtbefore, buyagain } from '@/lib/contract/shop/buy-again';
import { paiseFromRupees } from '@/lib/domain/money';
import { asCustomer, type CustomerCaller } from './acting';
import { shopFetch } from './shop-fetch';
import { type CartState, toCartState } from './to-cart';
import { toPricedCard } from './to-product';

type AgainLineWire = z.output<typeof againLineWire>;

/** Adds the lines of one of the customer's orders to the cart, once per key. @throws ShopError not_found, conflict. */
export async function buyAgain(
  caller: CustomerCaller,
  orderId: string,
  idempotencyKey: string,
): Promise<{ lines: AgainLine[]; message: string; state: CartState }> {
  const input = { ...asCustomer(caller), order_id: orderId };
  const { data } = await shopFetch(buyagain, input, { ...caller, idempotencyKey });
  return { lines: data.lines.map(toAgainLine), message: data.message, state: toCartState(data) };
}

/** Products the customer has ordered before and can order again. */
export async function listBoughtBefore(caller: CustomerCaller): Promise<ProductCard[]> {
  const { data } = await shopFetch(boughtbefore, asCustomer(caller), caller);
  return data.boughtlist.map(toPricedCard);
}

function toAgainLine({ before, now, ...line }: AgainLineWire): AgainLine {
  return {
    slug: line.product_slug,
    name: line.product_name,
    name2: line.product_name2,
    ordered: line.ordered,
    added: line.added,
    problem: line.problem,
    before: toPack(before),
    now: now && toPack(now),
  };
}

function toPack({ variant_name, nic_name, variant_label, price }: AgainLineWire['before']) {
  return {
    variantName: variant_name,
    nicName: nic_name,
    variantLabel: variant_label,
    price: paiseFromRupees(price),
  };
}
