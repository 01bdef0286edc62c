import { KEPT } from '@/chaos/pages/page-calls';
import { type Crowd, fillWithCrowd } from '@/chaos/testing/crowd-of-shop';
import { LINE_FAULTS, type LineFault } from '@/chaos/testing/faults';
import { inTurns } from '@/chaos/testing/in-turns';
import { isLong, sized } from '@/chaos/testing/size';
import { openWholeShop, type WholeShop } from '@/chaos/testing/whole-shop';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { ROUTES, WITHOUT_ROUTE } from './all-routes';
import { type Made, Suffering } from './suffering';

jest.setTimeout(300_000);

const NAMES = Object.keys(LINE_FAULTS) as LineFault[];
/** The storefront waits 2.5 s for an answer, 8 s where a key goes along (lib/shop/shop-fetch.ts). */
const LATE_MS = { keyed: 8_500, other: 3_000 };
/** More of them would make each other wait. */
const LATE_AT_ONCE = 6;
/** In the short form these stand for all. */
const LATE_FEW = ['OrderConfirm', 'cartupdate', 'address', 'favourites'];
const FAULTS_OF_A_CALL = sized({ long: NAMES.length, short: 1 });
/** Shoppers a call needs: one for each fault, one who is late, two who are well, and one while nobody listens. */
const PEOPLE = FAULTS_OF_A_CALL + 4;

const made: Made[] = allCalls.flatMap(({ name }) => {
  const route = ROUTES[name];
  return route ? [{ name, route }] : [];
});
const isKeyed = (name: string) => allCalls.some((call) => call.name === name && call.idempotent);

let shop: WholeShop;
let suffering: Suffering;

beforeAll(async () => {
  const people = made.length * PEOPLE;
  let crowd: Crowd | undefined;
  shop = await openWholeShop({
    fill: async (db) => {
      crowd = await fillWithCrowd(db, people);
    },
  });
  if (crowd) suffering = new Suffering(shop, crowd);
});
afterAll(() => shop.close());

test('every call of the contract is made by a shopper, by a page, or by nobody here', () => {
  const known = new Set([...Object.keys(ROUTES), ...Object.keys(KEPT), ...WITHOUT_ROUTE]);
  expect([...known].toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted());
});

describe.each(made.map((one, index): [string, Made, number] => [one.name, one, index]))(
  '%s',
  (_name, one, index) => {
    // why: the short form proves one fault of each call, another of the next one
    const chosen = NAMES.filter((_fault, place) => isLong || place === index % NAMES.length);

    test(`is answered as the table says, done once and not lost: ${chosen.join(', ')}`, async () => {
      const course = await suffering.goodCourse(one);
      for (const fault of chosen) {
        await suffering.suffer(one, LINE_FAULTS[fault], course).catch((cause: unknown) => {
          throw new Error(`${one.name}, ${fault}: ${cause instanceof Error ? cause.message : cause}`, {
            cause,
          });
        });
      }
    });
  },
);

test('calls that arrive after the shopper has asked once more change nothing', async () => {
  const late = made.filter(({ name }) => isLong || LATE_FEW.includes(name));
  await inTurns(late, LATE_AT_ONCE, async (one) => {
    const course = await suffering.goodCourse(one);
    await suffering.sufferLate(one, isKeyed(one.name) ? LATE_MS.keyed : LATE_MS.other, course);
  });
});

test('while the shop API is down every call is refused as unavailable, and is answered once it is back', async () => {
  const ready = [];
  for (const one of made) ready.push(await suffering.ready(one));
  await shop.api.end('SIGKILL');
  await Promise.all(ready.map((one) => suffering.sufferAnOutage(one)));
  await shop.startApi();
  await Promise.all(ready.map((one) => suffering.untilAnswered(one)));
});
