import { asc, eq } from 'drizzle-orm';
import { paise } from '@/lib/domain/money';
import type { PurchaseLimits } from '@/lib/domain/purchase-limits';
import type { DbOrTx } from '@/shop-api/db/client';
import {
  banners,
  cities,
  cmsPages,
  faqs,
  pincodes,
  siteSettings,
  testimonials,
} from '@/shop-api/db/schema/content';

export function listBanners(db: DbOrTx) {
  return db.select().from(banners).orderBy(asc(banners.sort), asc(banners.id));
}

/** @throws Error when the shop has no settings row. */
export async function getSettings(db: DbOrTx) {
  const [row] = await db.select().from(siteSettings);
  if (!row) throw new Error('site_settings is empty');
  return row;
}

/** @throws Error when the shop has no settings row, since then no limits are known. */
export async function getPurchaseLimits(db: DbOrTx): Promise<PurchaseLimits> {
  const { minimumPurchasePaise, maximumPurchasePaise } = await getSettings(db);
  return { minimum: paise(minimumPurchasePaise), maximum: paise(maximumPurchasePaise) };
}

export async function findPage(db: DbOrTx, pageName: string) {
  const [row] = await db.select().from(cmsPages).where(eq(cmsPages.pageName, pageName));
  return row;
}

export function listFaqs(db: DbOrTx) {
  return db.select().from(faqs).orderBy(asc(faqs.sort), asc(faqs.id));
}

export function listTestimonials(db: DbOrTx) {
  return db.select().from(testimonials).orderBy(asc(testimonials.sort), asc(testimonials.id));
}

export function listCities(db: DbOrTx) {
  return db.select({ name: cities.name }).from(cities).orderBy(asc(cities.name));
}

export function listPincodes(db: DbOrTx, cityName: string) {
  return db
    .select({ pincode: pincodes.pincode })
    .from(pincodes)
    .where(eq(pincodes.cityName, cityName))
    .orderBy(asc(pincodes.pincode));
}
