import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { CustomerActor } from '@/lib/contract/actor-token';
import { addresses } from '@/shop-api/db/schema/account';
import { cartLines, carts } from '@/shop-api/db/schema/cart';
import { products } from '@/shop-api/db/schema/catalogue';
import { customers, sessions } from '@/shop-api/db/schema/identity';
import { acceptedTerms } from '@/shop-api/modules/cart/repository';
import type { Buyer, WantedLine } from './buyers';
import { newMobile, type ShopUnderTest } from './shoppers';

const NAME = 'Meena';

/** Creates one buyer per cart, like `makeBuyer`, in a few statements. */
export async function makeCrowd(
  { db, clock }: Pick<ShopUnderTest, 'db' | 'clock'>,
  cartContents: readonly WantedLine[][],
): Promise<Buyer[]> {
  const createdAt = clock.now();
  const people = cartContents.map((lines) => ({
    actor: { kind: 'customer', id: randomUUID(), sid: randomUUID() } satisfies CustomerActor,
    mobile: newMobile(),
    lines,
  }));
  await db
    .insert(customers)
    .values(people.map(({ actor, mobile }) => ({ id: actor.id, mobile, name: NAME, createdAt })));
  await db
    .insert(sessions)
    .values(people.map(({ actor }) => ({ id: actor.sid, customerId: actor.id, createdAt })));
  const homes = await db
    .insert(addresses)
    .values(people.map(({ actor, mobile }) => addressOf(actor.id, mobile)))
    .returning({ id: addresses.id, customerId: addresses.customerId });
  const addressIds = new Map(homes.map(({ id, customerId }) => [customerId, id]));
  await fillCarts(db, people, createdAt);
  return people.map(({ actor, mobile }) => ({
    actor,
    mobile,
    name: NAME,
    addressId: addressIds.get(actor.id) ?? 0,
  }));
}

function addressOf(customerId: string, mobile: string): typeof addresses.$inferInsert {
  return {
    customerId,
    isDefault: true,
    name: NAME,
    mobile,
    address: '12 Car Street',
    area: 'R S Puram',
    state: 'Tamil Nadu',
    city: 'Coimbatore',
    pincode: '641002',
  };
}

async function fillCarts(
  db: ShopUnderTest['db'],
  people: readonly { actor: CustomerActor; lines: readonly WantedLine[] }[],
  updatedAt: Date,
): Promise<void> {
  const productIds = [...new Set(people.flatMap(({ lines }) => lines.map(({ productId }) => productId)))];
  const sold = await db.select().from(products).where(inArray(products.id, productIds));
  const terms = new Map(sold.map((product) => [product.id, acceptedTerms(product)]));
  const owner = (id: string) => ({ ownerKind: 'customer' as const, ownerId: id });
  await db.insert(carts).values(people.map(({ actor }) => ({ ...owner(actor.id), updatedAt })));
  await db.insert(cartLines).values(
    people.flatMap(({ actor, lines }) =>
      lines.map(({ productId, quantity }) => {
        const accepted = terms.get(productId);
        if (!accepted) throw new Error(`no product ${productId}`);
        return { ...owner(actor.id), productId, quantity, ...accepted };
      }),
    ),
  );
}
