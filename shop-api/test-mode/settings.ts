import { asc, eq } from 'drizzle-orm';
import type { Setting } from '@/lib/contract/test-mode';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { customers } from '@/shop-api/db/schema/identity';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { getSettings } from '@/shop-api/modules/content/repository';
import { findPlace } from '@/shop-api/modules/delivery/repository';
import { promotionCredit } from '@/shop-api/modules/promotion/repository';
import { recordChanges } from '@/shop-api/modules/storefront/changes';
import { changeProduct, findProduct } from '@/shop-api/operator/commands/product-rows';
import { Refusal } from '@/shop-api/operator/refusal';
import { rupees } from '@/shop-api/rupees';
import { operate } from './operate';
import type { TestModeDeps } from './test-mode-deps';

type SettingName = Setting['set'];
type SettingOf<Name extends SettingName> = Extract<Setting, { set: Name }>;
type Handler<Name extends SettingName> = {
  read: (deps: TestModeDeps, setting: SettingOf<Name>) => Promise<SettingOf<Name>>;
  apply: (deps: TestModeDeps, setting: SettingOf<Name>) => Promise<unknown>;
};

/** Reads and applies each kind of setting, with the operator's own commands where they exist. */
const HANDLERS: { [Name in SettingName]: Handler<Name> } = {
  stock: {
    read: async ({ db }, setting) => ({
      ...setting,
      count: (await findProduct(db, setting.product)).product.stock,
    }),
    apply: (deps, { product: slug, count }) => operate(deps, 'stock set', { slug, count: String(count) }),
  },
  price: {
    read: async ({ db }, setting) => {
      const { product } = await findProduct(db, setting.product);
      return { ...setting, price: rupees(product.pricePaise), offer: rupees(product.offerPaise) };
    },
    apply: (deps, { product: slug, price, offer }) =>
      operate(deps, 'price set', { slug, price: String(price), offer: String(offer) }),
  },
  pack: {
    read: async ({ db }, setting) => {
      const { product } = await findProduct(db, setting.product);
      return { ...setting, variant_name: product.variantName, nic_name: product.nicName };
    },
    apply: ({ db }, { product: slug, variant_name: variantName, nic_name: nicName }) =>
      withTransaction(db, (tx) => changeProduct(tx, slug, () => ({ variantName, nicName }))),
  },
  product: {
    read: async ({ db }, setting) => ({
      ...setting,
      on_sale: (await findProduct(db, setting.product)).product.active,
    }),
    apply: (deps, { product: slug, on_sale: isOnSale }) =>
      operate(deps, isOnSale ? 'product restore' : 'product withdraw', { slug }),
  },
  category: { read: readCategory, apply: applyCategory },
  specials: {
    read: async ({ db }, setting) => {
      const rows = await db
        .select({ slug: products.slug })
        .from(products)
        .where(eq(products.todaySpecial, true))
        .orderBy(asc(products.id));
      return { ...setting, products: rows.map(({ slug }) => slug) };
    },
    apply: (deps, { products: slugs }) =>
      operate(deps, 'special set', { slugs, ...(slugs.length === 0 ? { none: true } : {}) }),
  },
  customer: {
    read: async ({ db }, setting) => {
      const [row] = await db.select().from(customers).where(eq(customers.mobile, setting.mobile));
      return { ...setting, suspended: row?.suspendedAt != null };
    },
    apply: (deps, { mobile, suspended }) =>
      operate(deps, suspended ? 'customer suspend' : 'customer restore', { mobile }),
  },
  promotion: {
    read: async ({ db }, setting) => ({
      ...setting,
      amount: rupees(await promotionCredit(db, setting.mobile)),
    }),
    apply: (deps, { mobile, amount }) => operate(deps, 'promotion set', { mobile, amount: String(amount) }),
  },
  limits: { read: readLimits, apply: applyLimits },
  pincode: {
    read: async ({ db }, setting) => ({
      ...setting,
      served: (await findPlace(db, setting.pincode))?.served ?? false,
    }),
    apply: (deps, { pincode, served }) =>
      operate(deps, served ? 'pincode serve' : 'pincode stop', { places: [pincode] }),
  },
};

/** Applies all settings or none, and returns the previous ones in the order that restores them. @throws Refusal */
export function applySettings(deps: TestModeDeps, settings: readonly Setting[]): Promise<Setting[]> {
  return withTransaction(deps.db, async (tx) => {
    const before: Setting[] = [];
    for (const setting of settings) {
      before.unshift(await applySetting({ ...deps, db: tx }, setting.set, setting));
    }
    return before;
  });
}

async function applySetting<Name extends SettingName>(
  deps: TestModeDeps,
  kind: Name,
  setting: SettingOf<Name>,
): Promise<Setting> {
  const { read, apply } = HANDLERS[kind];
  const before = await read(deps, setting);
  await apply(deps, setting);
  return before;
}

async function readCategory(
  { db }: TestModeDeps,
  setting: SettingOf<'category'>,
): Promise<SettingOf<'category'>> {
  const [row] = await db.select().from(categories).where(eq(categories.slug, setting.category));
  if (!row) throw new Refusal(`There is no category ${setting.category}.`);
  return { ...setting, on_sale: row.active };
}

function applyCategory({ db }: TestModeDeps, { category: slug, on_sale: active }: SettingOf<'category'>) {
  return withTransaction(db, async (tx) => {
    await tx.update(categories).set({ active }).where(eq(categories.slug, slug));
    await recordChanges(tx, [{ kind: 'category', slug }, { kind: 'catalogue' }, { kind: 'specials' }]);
  });
}

async function readLimits({ db }: TestModeDeps, setting: SettingOf<'limits'>): Promise<SettingOf<'limits'>> {
  const { minimumPurchasePaise, maximumPurchasePaise } = await getSettings(db);
  return { ...setting, minimum: rupees(minimumPurchasePaise), maximum: rupees(maximumPurchasePaise) };
}

/** Removes the maximum first, since the minimum must never exceed it. */
async function applyLimits(deps: TestModeDeps, { minimum, maximum }: SettingOf<'limits'>): Promise<void> {
  if (maximum > 0 && minimum > maximum) {
    throw new Refusal(`No order is worth ₹${minimum} at least and ₹${maximum} at most.`);
  }
  const set = (name: string, value: number) => operate(deps, 'settings set', { name, value: String(value) });
  await set('maximum_purchase', 0);
  await set('minimum_purchase', minimum);
  await set('maximum_purchase', maximum);
}
