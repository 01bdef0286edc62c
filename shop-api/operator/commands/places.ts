import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { PINCODE } from '@/lib/domain/patterns';
import type { Tx } from '@/shop-api/db/client';
import { cities, pincodes } from '@/shop-api/db/schema/content';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { countPincodeAlerts, hasServedPlaces, isServed } from '@/shop-api/modules/delivery/repository';
import { recordChanges } from '@/shop-api/modules/storefront/changes';
import { defineCommand, type OperatorContext } from '../command';
import { pincodeField } from '../fields';
import { Refusal } from '../refusal';
import { table } from '../table';
import { importPlaces } from './place-import';

const placesInput = z.object({ places: z.array(z.string().trim().min(1).max(60)).min(1).max(500) });
const placesArgs = [
  { name: 'places', about: 'pincodes, or districts as "pincode list" names them', many: true },
];
const changedOutput = z.object({
  served: z.boolean(),
  places: z.array(z.string()),
  /** Whether any place is served; if none is, no order is refused. */
  any_served: z.boolean(),
});

/** Serves a district as a whole or not; resets the setting of its single pincodes. */
async function serveDistrict(tx: Tx, name: string, served: boolean): Promise<void> {
  const [city] = await tx
    .update(cities)
    .set({ served })
    .where(eq(sql`lower(${cities.name})`, name.toLowerCase()))
    .returning({ name: cities.name });
  if (!city)
    throw new Refusal(`There is no district ${name} in Tamil Nadu: "pincode list" shows all of them.`);
  await tx.update(pincodes).set({ served: null }).where(eq(pincodes.cityName, city.name));
}

async function servePincodes(tx: Tx, codes: string[], served: boolean): Promise<void> {
  if (codes.length === 0) return;
  const known = await tx
    .update(pincodes)
    .set({ served })
    .where(inArray(pincodes.pincode, codes))
    .returning({ pincode: pincodes.pincode });
  const unknown = codes.filter((code) => !known.some(({ pincode }) => pincode === code));
  if (unknown.length > 0) throw notInTamilNadu(unknown);
}

const notInTamilNadu = (codes: string[]) => new Refusal(`Not a pincode of Tamil Nadu: ${codes.join(', ')}.`);

function setServed(served: boolean) {
  return ({ db }: OperatorContext, { places }: z.output<typeof placesInput>) =>
    withTransaction(db, async (tx) => {
      for (const place of places) if (!PINCODE.test(place)) await serveDistrict(tx, place, served);
      await servePincodes(
        tx,
        places.filter((place) => PINCODE.test(place)),
        served,
      );
      await recordChanges(tx, [{ kind: 'settings' }]);
      return { served, places, any_served: await hasServedPlaces(tx) };
    });
}

const serve = defineCommand({
  name: 'pincode serve',
  summary: 'Deliver to pincodes or whole districts.',
  args: placesArgs,
  input: placesInput,
  output: changedOutput,
  run: setServed(true),
  text: ({ places }) => `Served now: ${places.join(', ')}`,
});

const stop = defineCommand({
  name: 'pincode stop',
  summary: 'Stop delivering to pincodes or whole districts.',
  args: placesArgs,
  input: placesInput,
  output: changedOutput,
  run: setServed(false),
  text: ({ places, any_served }) =>
    `Not served any more: ${places.join(', ')}` +
    (any_served
      ? ''
      : '\nNo place is served now: until there is one, orders from all of Tamil Nadu are taken.'),
});

const show = defineCommand({
  name: 'pincode show',
  summary: 'Show the district of a pincode and whether it is served.',
  args: [{ name: 'pincode', about: 'six digits' }],
  input: z.object({ pincode: pincodeField }),
  output: z.object({
    pincode: z.string(),
    districts: z.array(z.object({ name: z.string(), served: z.boolean() })),
  }),
  run: async ({ db }, { pincode }) => {
    const districts = await db
      .select({ name: cities.name, served: isServed })
      .from(pincodes)
      .innerJoin(cities, eq(cities.name, pincodes.cityName))
      .where(eq(pincodes.pincode, pincode))
      .orderBy(asc(cities.name));
    if (districts.length === 0) throw notInTamilNadu([pincode]);
    return { pincode, districts };
  },
  text: ({ pincode, districts }) =>
    districts
      .map(({ name, served }) => `${pincode}, ${name}: ${served ? 'served' : 'not served'}`)
      .join('\n'),
});

const list = defineCommand({
  name: 'pincode list',
  summary: 'List the districts and how many of their pincodes are served.',
  input: z.object({}),
  output: z.object({
    districts: z.array(z.object({ name: z.string(), pincodes: z.number(), served: z.number() })),
  }),
  run: async ({ db }) => ({
    districts: await db
      .select({
        name: cities.name,
        pincodes: count(pincodes.pincode),
        served: sql<number>`count(*) filter (where ${and(isServed, sql`${pincodes.pincode} is not null`)})`,
      })
      .from(cities)
      .leftJoin(pincodes, eq(pincodes.cityName, cities.name))
      .groupBy(cities.name)
      .orderBy(asc(cities.name)),
  }),
  text: ({ districts }) =>
    table(
      ['District', 'Pincodes', 'Served'],
      districts.map((district) => [district.name, String(district.pincodes), String(district.served)]),
      'There are no districts.',
    ),
});

const wanted = defineCommand({
  name: 'pincode wanted',
  summary: 'List the pincodes people wait for, the most wanted first. "pincode serve" tells them by SMS.',
  input: z.object({}),
  output: z.object({
    pincodes: z.array(z.object({ pincode: z.string(), district: z.string(), waiting: z.number() })),
  }),
  run: async ({ db }) => ({ pincodes: await countPincodeAlerts(db) }),
  text: ({ pincodes: rows }) =>
    table(
      ['Pincode', 'District', 'Waiting'],
      rows.map(({ pincode, district, waiting }) => [pincode, district, String(waiting)]),
      'Nobody is waiting for a pincode.',
    ),
});

export const placeCommands = [list, show, wanted, serve, stop, importPlaces];
