import { CACHED } from '@/chaos/pages/page-calls';
import { type Crowd, fillWithCrowd } from '@/chaos/testing/crowd-of-shop';
import { LINE_FAULTS, type LineFault } from '@/chaos/testing/faults';
import { isLongRun, longOrShort } from '@/chaos/testing/long-or-short';
import { mapWithConcurrency } from '@/chaos/testing/map-with-concurrency';
import { openWholeShop, type WholeShop } from '@/chaos/testing/whole-shop';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { ROUTES, WITHOUT_ROUTE } from './all-routes';
import { type CallRoute, FaultScenario } from './fault-scenario';

jest.setTimeout(300_000);

const NAMES = Object.keys(LINE_FAULTS) as LineFault[];
/** Longer than the storefront's timeout: 2.5 s, or 8 s for a call with an idempotency key (lib/shop/shop-fetch.ts). */
const LATE_MS = { keyed: 8_500, other: 3_000 };
/** More at the same time would slow each other down. */
const LATE_AT_ONCE = 6;
/** The calls tested in a short run. */
const LATE_FEW = ['OrderConfirm', 'cartupdate', 'address', 'favourites'];
const FAULTS_OF_A_CALL = longOrShort({ long: NAMES.length, short: 1 });
/** Shoppers per call: one for each fault, one for the late call, two without a fault, one for the outage. */
const PEOPLE = FAULTS_OF_A_CALL + 4;

const callRoutes: CallRoute[] = allCalls.flatMap(({ name }) => {
  const route = ROUTES[name];
  return route ? [{ name, route }] : [];
});
const isKeyed = (name: string) => allCalls.some((call) => call.name === name && call.idempotent);

let shop: WholeShop;
let scenario: FaultScenario;

beforeAll(async () => {
  const people = callRoutes.length * PEOPLE;
  let crowd: Crowd | undefined;
  shop = await openWholeShop({
    fill: async (db) => {
      crowd = await fillWithCrowd(db, people);
    },
  });
  if (crowd) scenario = new FaultScenario(shop, crowd);
});
afterAll(() => shop.close());

test('every call of the contract has a route of a shopper or a cached page, or is listed as unused', () => {
  const known = new Set([...Object.keys(ROUTES), ...Object.keys(CACHED), ...WITHOUT_ROUTE]);
  expect([...known].toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted());
});

describe.each(callRoutes.map((one, index): [string, CallRoute, number] => [one.name, one, index]))(
  '%s',
  (_name, one, index) => {
    // why: a short run tests one fault per call, a different one for each next call
    const chosen = NAMES.filter((_fault, place) => isLongRun || place === index % NAMES.length);

    test(`answers the error of the table, and is done once and not lost: ${chosen.join(', ')}`, async () => {
      const expected = await scenario.runWithoutFault(one);
      for (const fault of chosen) {
        await scenario.runDuringFault(one, LINE_FAULTS[fault], expected).catch((cause: unknown) => {
          throw new Error(`${one.name}, ${fault}: ${cause instanceof Error ? cause.message : cause}`, {
            cause,
          });
        });
      }
    });
  },
);

test('calls that arrive after the request was repeated change nothing', async () => {
  const late = callRoutes.filter(({ name }) => isLongRun || LATE_FEW.includes(name));
  await mapWithConcurrency(late, LATE_AT_ONCE, async (one) => {
    const expected = await scenario.runWithoutFault(one);
    await scenario.runWithLateArrival(one, isKeyed(one.name) ? LATE_MS.keyed : LATE_MS.other, expected);
  });
});

test('while the shop API is down every call answers 503 `unavailable`, and is answered again once it is back', async () => {
  const prepared = [];
  for (const one of callRoutes) prepared.push(await scenario.prepare(one));
  await shop.api.end('SIGKILL');
  await Promise.all(prepared.map((one) => scenario.runDuringOutage(one)));
  await shop.startApi();
  await Promise.all(prepared.map((one) => scenario.untilAnswered(one)));
});
