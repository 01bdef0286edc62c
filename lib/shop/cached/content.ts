import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type {
  Banner,
  Category,
  CmsPage,
  FaqEntry,
  SiteDetails,
  Testimonial,
} from '@/lib/contract/bff/catalogue';
import type { Language } from '@/lib/domain/language';
import { ZERO_PAISE } from '@/lib/domain/money';
import { namesIn } from '@/lib/domain/names';
import { NO_SELLER } from '@/lib/domain/seller';
import { lifetimes, tags } from '@/lib/shop/cache';
import { listCategories } from '@/lib/shop/categories';
import { listCities, listPincodes } from '@/lib/shop/cities';
import {
  type CmsPageId,
  getCmsPage,
  getSiteDetails,
  listBanners,
  listFaq,
  listTestimonials,
} from '@/lib/shop/content';
import { getOrderSettings, type OrderSettings } from '@/lib/shop/settings';
import { orUndefined, readAtBuildOr } from './read-at-build';

const NO_SETTINGS: OrderSettings = {
  limits: { minimum: ZERO_PAISE, maximum: ZERO_PAISE },
  onlinePayment: false,
};
const NO_DETAILS: SiteDetails = {
  email: '',
  phone: '',
  supportPhone: '',
  address: '',
  links: {},
  seller: NO_SELLER,
  terms: { isDeliveryFree: false },
};

/** All active categories; names of the language lead. */
export async function cachedCategories(language: Language = 'en'): Promise<Category[]> {
  return (await readCategories()).map((category) => namesIn(language, category));
}

async function readCategories(): Promise<Category[]> {
  'use cache';
  cacheTag(tags.categories);
  cacheLife(lifetimes.catalogue);
  return readAtBuildOr([], () => listCategories());
}

export async function cachedSiteDetails(): Promise<SiteDetails> {
  'use cache';
  cacheTag(tags.content);
  cacheLife(lifetimes.content);
  return readAtBuildOr(NO_DETAILS, () => getSiteDetails());
}

export async function cachedBanners(): Promise<Banner[]> {
  'use cache';
  cacheTag(tags.content);
  cacheLife(lifetimes.content);
  return readAtBuildOr([], () => listBanners());
}

/** A content page, undefined while the shop has none. */
export async function cachedCmsPage(page: CmsPageId): Promise<CmsPage | undefined> {
  'use cache';
  cacheTag(tags.content);
  const found = await readAtBuildOr(undefined, () => orUndefined(() => getCmsPage(page)));
  cacheLife(found ? lifetimes.content : lifetimes.absent);
  return found;
}

export async function cachedFaq(): Promise<FaqEntry[]> {
  'use cache';
  cacheTag(tags.content);
  cacheLife(lifetimes.content);
  return readAtBuildOr([], () => listFaq());
}

export async function cachedTestimonials(): Promise<Testimonial[]> {
  'use cache';
  cacheTag(tags.content);
  cacheLife(lifetimes.content);
  return readAtBuildOr([], () => listTestimonials());
}

export async function cachedCities(): Promise<string[]> {
  'use cache';
  cacheTag(tags.settings);
  cacheLife(lifetimes.content);
  return readAtBuildOr([], () => listCities());
}

/** Pincodes of one of the shop's cities; none for any other, which never reaches the cache. */
export async function cachedPincodes(city: string): Promise<string[]> {
  return (await cachedCities()).includes(city) ? readPincodes(city) : [];
}

async function readPincodes(city: string): Promise<string[]> {
  'use cache';
  cacheTag(tags.settings);
  cacheLife(lifetimes.content);
  return readAtBuildOr([], () => listPincodes(city));
}

export async function cachedOrderSettings(): Promise<OrderSettings> {
  'use cache';
  cacheTag(tags.settings);
  cacheLife(lifetimes.settings);
  return readAtBuildOr(NO_SETTINGS, () => getOrderSettings());
}
