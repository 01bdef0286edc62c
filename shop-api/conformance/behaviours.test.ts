import { randomUUID } from 'node:crypto';
import { address } from '@/lib/contract/shop/account';
import { cartinsert } from '@/lib/contract/shop/cart';
import { OrderConfirm } from '@/lib/contract/shop/orders';
import { CHANGE_MARK_HEADER } from '@/lib/domain/change-mark';
import { products } from '@/shop-api/db/schema/catalogue';
import { appTarget } from '@/shop-api/testing/app-target';
import {
  anotherCall,
  answer,
  at,
  type Fault,
  fieldsOf,
  openToAll,
  refusal,
  withFields,
} from '@/shop-api/testing/faulty-target';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { allBehaviours } from './behaviours';
import { nameOf, runConformance } from './run';
import { findSample } from './sample';
import type { Incoming, Target } from './target';
import { remoteWorld } from './world';

const STOCK = 60;

let shop: TestShop;
let target: Target;
beforeAll(async () => {
  shop = await openTestShop();
  target = appTarget(shop);
});
beforeEach(() => refill());
afterAll(() => shop.close());

async function refill(): Promise<void> {
  await shop.db.update(products).set({ stock: STOCK });
}

/** The report lines about an API with this fault. */
async function brokenBy(fault: Fault, behaviours = allBehaviours): Promise<string> {
  const faulty = { ...target, request: fault(target.request) };
  const world = await remoteWorld(faulty, await findSample(target));
  const lines: string[] = [];
  await runConformance(world, (line) => void lines.push(line), { calls: [], behaviours });
  expect(lines.filter((line) => line.startsWith('–'))).toEqual([]);
  return lines.filter((line) => line.startsWith('✗')).join('\n');
}

const orderIdOf = (body: unknown) => OrderConfirm.output.parse(body).data.invoice_id;
const addressIdOf = (body: unknown) => String(address.output.parse(body).address_id);

const withoutKeys = at('/OrderConfirm', (outgoing, send) =>
  send({ ...outgoing, headers: { ...outgoing.headers, 'idempotency-key': randomUUID() } }),
);

function remembering(again: (first: Incoming) => Incoming): Fault {
  const firsts = new Map<string, Incoming>();
  return at('/OrderConfirm', async (outgoing, send) => {
    const key = outgoing.headers['idempotency-key'] ?? '';
    const first = firsts.get(key);
    if (first) return again(first);
    const incoming = await send(outgoing);
    firsts.set(key, incoming);
    return incoming;
  });
}

function addingUp(): Fault {
  const sums = new Map<unknown, number>();
  return at('/cartupdate', (outgoing, send) => {
    const { user_id, quantity } = fieldsOf(outgoing);
    const sum = Number(quantity) === 0 ? 0 : (sums.get(user_id) ?? 0) + Number(quantity);
    sums.set(user_id, sum);
    return send(withFields(outgoing, { quantity: sum }));
  });
}

const cappedInSilence = at('/cartinsert', async (outgoing, send) => {
  const incoming = await send(outgoing);
  const { data } = cartinsert.output.parse(incoming.body);
  return { ...incoming, body: { data: { ...data, status: 1 } } };
});

const moreThanThereIs = at('/cartinsert', async (outgoing, send) => {
  const incoming = await send(outgoing);
  const { data } = cartinsert.output.parse(incoming.body);
  const cart_list = data.cart_list.map((line) => ({
    ...line,
    quantity: line.quantity + Number(data.status === 2),
  }));
  return { ...incoming, body: { data: { ...data, cart_list } } };
});

const orderIdEverywhere = ['orderdetails', 'trackorder', 'ordercancel', 'buyagain'].map(
  (call): [string, Fault, string] => [
    `lets everybody into ${call}`,
    openToAll(`/${call}`, '/OrderConfirm', orderIdOf, 'order_id'),
    "decisions 19: another customer's order_id is not found",
  ],
);
const addressIdEverywhere = ['addressupdate', 'addressdelete', 'defaultaddress'].map(
  (call): [string, Fault, string] => [
    `lets everybody into ${call}`,
    openToAll(`/${call}`, '/address', addressIdOf, 'address_id'),
    "decisions 19: another customer's address_id is not found",
  ],
);

it('finds nothing wrong with an API that follows the rules', async () => {
  expect(await brokenBy((send) => send)).toBe('');
});

it.each<[string, Fault, string]>([
  ['adds what it should set', addingUp(), 'decisions 4: cartupdate sets a quantity, and 0 removes the line'],
  [
    'keeps a line of 0',
    at('/cartupdate', (outgoing, send) =>
      send(withFields(outgoing, { quantity: Number(fieldsOf(outgoing).quantity) || 1 })),
    ),
    'decisions 4: cartupdate sets a quantity, and 0 removes the line',
  ],
  [
    'takes changes as they come',
    at('/cartupdate', ({ headers: { [CHANGE_MARK_HEADER]: _mark, ...headers }, ...outgoing }, send) =>
      send({ ...outgoing, headers }),
    ),
    'ADR 0037: a change that arrives after a newer one changes nothing',
  ],
  [
    'sets one where it should add one',
    at('/cartinsert', (outgoing, send) =>
      send(anotherCall(outgoing, '/cartupdate', { ...fieldsOf(outgoing), quantity: 1 })),
    ),
    'decisions 4: cartinsert of what is in the cart adds one',
  ],
  [
    'takes more than there is',
    moreThanThereIs,
    'decisions 4: more than the stock, or 99, is capped and reported',
  ],
  [
    'does not say that it caps',
    cappedInSilence,
    'decisions 4: more than the stock, or 99, is capped and reported',
  ],
  [
    'sells without taking from the stock',
    at('/OrderConfirm', async (outgoing, send) => {
      const incoming = await send(outgoing);
      await refill();
      return incoming;
    }),
    'decisions 7: an order takes its stock',
  ],
  [
    'places an order for each try',
    withoutKeys,
    'decisions 10: the same Idempotency-Key sent twice gives one order',
  ],
  [
    'refuses the second try',
    remembering(() => refusal('conflict')),
    'decisions 10: the same Idempotency-Key sent twice gives one order',
  ],
  [
    'answers a key without looking what is asked',
    remembering((first) => first),
    'decisions 10: an Idempotency-Key with another request is a conflict',
  ],
  [
    "loses the guest's cart",
    at('/verifyotp', async (outgoing, send) => {
      const user_id = fieldsOf(outgoing).session_id;
      await send(anotherCall(outgoing, '/cartempty', { user_id, user_type: 'guest' }));
      return send(outgoing);
    }),
    "decisions 18: a guest's cart is the customer's after sign-in",
  ],
  ...orderIdEverywhere,
  ...addressIdEverywhere,
  [
    "takes orders to others' addresses",
    openToAll('/OrderConfirm', '/address', addressIdOf, 'shipping_address_id'),
    "decisions 19: another customer's address_id is not found",
  ],
  [
    'goes on with a session that was ended',
    at('/signout', async () => answer({ data: { status: 1, message: 'Signed out' } })),
    'decisions 22: a session that was signed out is refused',
  ],
  [
    'orders nothing',
    at('/OrderConfirm', async (outgoing, send) => {
      const incoming = await send(outgoing);
      return incoming.status === 200 ? incoming : answer({ data: { invoice_id: 'KD2345678' } });
    }),
    'spec 4: an empty cart is not ordered',
  ],
  [
    'takes money for nothing',
    at('/webOrderConfirm', async () => answer({ data: { web_link: 'https://pay.example/1' } })),
    'spec 4: an empty cart is not paid for online',
  ],
])('detects an API that %s', async (_what, fault, broken) => {
  const asked = allBehaviours.filter((behaviour) => nameOf(behaviour) === broken);
  expect(await brokenBy(fault, asked)).toContain(`✗ ${broken}\n`);
});
