import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { cartlisting, cartupdate } from '@/lib/contract/shop/cart';
import { productlist, searchproduct } from '@/lib/contract/shop/catalogue';
import { OrderConfirm, orderlisting } from '@/lib/contract/shop/orders';
import { createDatabase } from '@/shop-api/db/client';
import { siteSettings } from '@/shop-api/db/schema/content';
import { systemClock } from '@/shop-api/ports/clock';
import { quietShopOn, startBuiltServer } from '@/shop-api/testing/built-server';
import { type Buyer, changeProducts, firstProductIds } from '@/shop-api/testing/buyers';
import { makeCrowd } from '@/shop-api/testing/crowd';
import { makeDataDir } from '@/shop-api/testing/embedded-databases';
import { SEARCH_KEYS } from './cases';
import { type Caller, httpCaller } from './http-caller';
import { spreadOf } from './measure';
import { machineKind } from './report';
import { type Soak, writeSoak } from './soak-report';

const SHOPPERS = 8;
const PRODUCTS = 40;
const LOOK_EVERY_MS = 5_000;
const DEFAULT_MINUTES = 5;

/** An action of shoppers; `share` is its frequency in percent. */
type Habit = {
  name: string;
  share: number;
  act: (caller: Caller, buyer: Buyer, productId: number) => Promise<unknown>;
};

const HABITS: readonly Habit[] = [
  {
    name: 'listing',
    share: 35,
    act: (caller) => caller.call(productlist, { cat_id: 'vegetables', page: randomInt(1, 4) }),
  },
  {
    name: 'search',
    share: 25,
    act: (caller) =>
      caller.call(searchproduct, {
        key: SEARCH_KEYS[randomInt(SEARCH_KEYS.length)] ?? '',
        search_list: '1',
        page: 1,
      }),
  },
  { name: 'cart', share: 10, act: (caller, { actor }) => caller.call(cartlisting, {}, actor) },
  {
    name: 'cart write',
    share: 15,
    act: (caller, { actor }, product_id) =>
      caller.call(cartupdate, { product_id, quantity: randomInt(1, 4) }, actor),
  },
  {
    name: 'order',
    share: 10,
    act: async (caller, { actor, addressId }, product_id) => {
      await caller.call(cartupdate, { product_id, quantity: 1 }, actor);
      await caller.call(OrderConfirm, { shipping_address_id: addressId, payment_type: 'COD' }, actor);
    },
  },
  { name: 'my orders', share: 5, act: (caller, { actor }) => caller.call(orderlisting, {}, actor) },
];

function anyHabit(): Habit {
  let at = randomInt(HABITS.reduce((sum, { share }) => sum + share, 0));
  for (const habit of HABITS) {
    at -= habit.share;
    if (at < 0) return habit;
  }
  throw new Error('the shares do not add up');
}

/** Resident memory in MB. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

async function fillShop(dataDir: string): Promise<{ buyers: Buyer[]; productIds: number[] }> {
  const { db, close } = await createDatabase({ dataDir });
  const productIds = await firstProductIds(db, PRODUCTS);
  await changeProducts(db, productIds, { stock: 1_000_000, active: true });
  await db.update(siteSettings).set({ minimumPurchasePaise: 0, maximumPurchasePaise: 0 });
  const carts = Array.from({ length: SHOPPERS }, () => [{ productId: productIds[0] ?? 0, quantity: 1 }]);
  const buyers = await makeCrowd({ db, clock: systemClock }, carts);
  await close();
  return { buyers, productIds };
}

async function soak(minutes: number): Promise<Soak> {
  const { dataDir, remove } = await makeDataDir();
  const { buyers, productIds } = await fillShop(dataDir);
  const api = await startBuiltServer(quietShopOn({ dataDir }));
  const caller = httpCaller(api.url, SHOPPERS);
  const samples = new Map<string, number[]>(HABITS.map(({ name }) => [name, []]));
  const failures: string[] = [];
  const memory: number[] = [];
  const until = performance.now() + minutes * 60_000;

  const shop = async (buyer: Buyer): Promise<void> => {
    while (performance.now() < until) {
      const { name, act } = anyHabit();
      const startedAt = performance.now();
      await act(caller, buyer, productIds[randomInt(PRODUCTS)] ?? 0).catch((error: unknown) => {
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      });
      samples.get(name)?.push(performance.now() - startedAt);
    }
  };
  const sampleMemory = async (): Promise<void> => {
    while (performance.now() < until) {
      memory.push(memoryOf(api.process.pid ?? 0));
      await pause(LOOK_EVERY_MS);
    }
  };
  await Promise.all([sampleMemory(), ...buyers.map(shop)]);
  caller.close();
  await api.end('SIGTERM');
  await remove();
  const habits = [...samples].map(([name, times]) => ({ name, count: times.length, ...spreadOf(times) }));
  return {
    minutes,
    shoppers: SHOPPERS,
    machine: machineKind(),
    node: process.versions.node,
    habits,
    failures,
    memory,
  };
}

async function main(): Promise<void> {
  const result = await soak(Number(process.argv[2] ?? DEFAULT_MINUTES));
  process.stdout.write(writeSoak(result));
  process.exitCode = result.failures.length > 0 ? 1 : 0;
}

void main();
