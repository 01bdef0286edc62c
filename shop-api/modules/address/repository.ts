import { and, desc, eq, ne } from 'drizzle-orm';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { addresses } from '@/shop-api/db/schema/account';
import { pincodes } from '@/shop-api/db/schema/content';

export type Address = typeof addresses.$inferSelect;
export type AddressFields = Omit<Address, 'id' | 'customerId' | 'isDefault'>;

const own = (customerId: string, id: number) =>
  and(eq(addresses.customerId, customerId), eq(addresses.id, id));

/** The default first, then the newest. */
export function listAddresses(db: DbOrTx, customerId: string): Promise<Address[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id));
}

export async function findDefaultAddress(db: DbOrTx, customerId: string) {
  const [address] = await db
    .select({ city: addresses.city, pincode: addresses.pincode })
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true)));
  return address;
}

export async function findOwnAddress(
  db: DbOrTx,
  customerId: string,
  id: number,
): Promise<Address | undefined> {
  const [address] = await db.select().from(addresses).where(own(customerId, id));
  return address;
}

/** Reads the customer's own address and locks it against changes until the transaction ends. */
export async function lockOwnAddress(tx: Tx, customerId: string, id: number): Promise<Address | undefined> {
  const [address] = await tx.select().from(addresses).where(own(customerId, id)).for('share');
  return address;
}

/** Returns the id of the new address. */
export async function insertAddress(
  tx: Tx,
  address: AddressFields & Pick<Address, 'customerId' | 'isDefault'>,
): Promise<number> {
  const [inserted] = await tx.insert(addresses).values(address).returning({ id: addresses.id });
  if (!inserted) throw new Error('the address was not inserted');
  return inserted.id;
}

/** False when the address is not this customer's. */
export async function updateAddress(
  db: DbOrTx,
  customerId: string,
  id: number,
  fields: AddressFields,
): Promise<boolean> {
  const updated = await db
    .update(addresses)
    .set(fields)
    .where(own(customerId, id))
    .returning({ id: addresses.id });
  return updated.length === 1;
}

/** The deleted address; undefined when it is not this customer's. */
export async function deleteAddress(tx: Tx, customerId: string, id: number): Promise<Address | undefined> {
  const [deleted] = await tx.delete(addresses).where(own(customerId, id)).returning();
  return deleted;
}

/** Makes this address the default; false when it is not this customer's. The customer must be locked. */
export async function setDefault(tx: Tx, customerId: string, id: number): Promise<boolean> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.customerId, customerId), eq(addresses.isDefault, true), ne(addresses.id, id)));
  const set = await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(own(customerId, id))
    .returning({ id: addresses.id });
  return set.length === 1;
}

export async function isPincodeOf(db: DbOrTx, city: string, pincode: string): Promise<boolean> {
  const found = await db
    .select({ pincode: pincodes.pincode })
    .from(pincodes)
    .where(and(eq(pincodes.cityName, city), eq(pincodes.pincode, pincode)))
    .limit(1);
  return found.length === 1;
}
