import type { Pool } from 'pg';
import type { CustomerActor } from '@/lib/contract/actor-token';
import { cartupdate } from '@/lib/contract/shop/cart';
import { productlist, searchproduct } from '@/lib/contract/shop/catalogue';
import { OrderConfirm } from '@/lib/contract/shop/orders';
import type { Caller } from './http-caller';
import type { Work } from './measure';
import { SIZE } from './seed';

/** The same rows from the API and by a bare SELECT. With `isWrite` the call ends in a durable commit. */
export type BenchCase = { name: string; what: string; call: Work; select: Work; isWrite: boolean };

const CARD = `p.id, p.slug, p.image, p.name, p.name2, p.variant_name, p.nic_name, p.variant_label,
  p.net_quantity_value, p.net_quantity_unit, p.price_paise, p.offer_paise, p.stock, p.today_special,
  c.slug as category_slug, c.name as category_name, c.tone as category_tone`;

const SELECT_CARDS = {
  name: 'cards',
  text: `select ${CARD} from products p join categories c on c.id = p.category_id where p.id = any($1)`,
};
const SELECT_CART = {
  name: 'cart',
  text: `select l.*, ${CARD} from cart_lines l join products p on p.id = l.product_id
    join categories c on c.id = p.category_id where l.owner_kind = 'customer' and l.owner_id = $1`,
};

export const SEARCH_KEYS = [
  'tomato',
  'thakkali',
  'tomatto',
  'வெங்காயம்',
  'keerai',
  'potato',
  'ma',
  'brinjal ooty',
];
const PAGES = 3;

const customer = (n: number): CustomerActor => ({ kind: 'customer', id: `c${n}`, sid: `s${n}` });
/** The customer of a turn, spread over all customers so that no cart stays cached. */
const customerOfTurn = (turn: number) => 1 + ((turn * 7919) % SIZE.customers);

/** Product ids in the responses of a case, fetched before measuring so that the SELECT can read the same rows. */
async function idsOf(calls: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const ids: number[][] = [];
  for (const call of calls) ids.push(productIdsIn(await call()));
  return ids;
}

function productIdsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(productIdsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('product_id' in value) return [Number(value.product_id)];
  return Object.values(value).flatMap(productIdsIn);
}

async function readCase(
  { name, what }: { name: string; what: string },
  pool: Pool,
  calls: readonly ((turn: number) => Promise<unknown>)[],
): Promise<BenchCase> {
  const ids = await idsOf(calls.map((call) => () => call(0)));
  return {
    name,
    what,
    isWrite: false,
    call: (turn) => calls[turn % calls.length]?.(turn) ?? Promise.resolve(),
    select: (turn) => pool.query({ ...SELECT_CARDS, values: [ids[turn % ids.length]] }),
  };
}

export async function makeCases(caller: Caller, pool: Pool): Promise<BenchCase[]> {
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from categories where active order by sort',
  );
  const listings = rows.flatMap(({ slug }) =>
    Array.from({ length: PAGES }, (_, page) => ({ cat_id: slug, page: page + 1 })),
  );
  const cart: Work = (turn) => pool.query({ ...SELECT_CART, values: [`c${customerOfTurn(turn)}`] });
  return [
    await readCase(
      { name: 'listing', what: 'a page of a category, for a visitor' },
      pool,
      listings.map((listing) => () => caller.call(productlist, listing)),
    ),
    await readCase(
      { name: 'listing, signed in', what: 'the same with the quantities of a customer’s cart' },
      pool,
      listings.map((listing) => (turn) => caller.call(productlist, listing, customer(customerOfTurn(turn)))),
    ),
    await readCase(
      { name: 'search', what: 'a page of results for names, Tamil, misspellings and short words' },
      pool,
      SEARCH_KEYS.map((key) => () => caller.call(searchproduct, { key, page: 1 })),
    ),
    await readCase(
      { name: 'suggestions', what: 'the header’s suggestions for the same' },
      pool,
      SEARCH_KEYS.map((key) => () => caller.call(searchproduct, { key, search_list: '1', page: 1 })),
    ),
    {
      name: 'cart write',
      what: 'a quantity set in a full cart, the whole cart answered',
      isWrite: true,
      call: (turn) => {
        const n = customerOfTurn(turn);
        const product_id = 1 + ((n * 7 + 613) % SIZE.products);
        return caller.call(cartupdate, { product_id, quantity: 1 + (turn % 9) }, customer(n));
      },
      select: cart,
    },
    {
      name: 'order',
      what: 'a full cart ordered Cash On Delivery',
      isWrite: true,
      call: (turn) => {
        const n = customerOfTurn(turn);
        return caller.call(OrderConfirm, { shipping_address_id: n, payment_type: 'COD' }, customer(n));
      },
      select: cart,
    },
  ];
}
