import type { Tx } from '@/shop-api/db/client';
import {
  banners,
  cities,
  cmsPages,
  faqs,
  pincodes,
  siteSettings,
  testimonials,
} from '@/shop-api/db/schema/content';
import type { PictureOf } from './media';
import { readPincodes } from './read-catalogue';
import { SAMPLE_PAGES } from './sample-pages';
import {
  SAMPLE_BANNERS,
  SAMPLE_FAQ,
  SAMPLE_SETTINGS,
  SAMPLE_TESTIMONIALS,
  SERVED_CITIES,
} from './sample-shop';

async function seedPlaces(tx: Tx): Promise<void> {
  const places = readPincodes();
  const names = [...new Set(places.map((place) => place.district))].sort();
  await tx.insert(cities).values(names.map((name) => ({ name, served: SERVED_CITIES.has(name) })));
  await tx.insert(pincodes).values(places.map(({ pincode, district }) => ({ pincode, cityName: district })));
}

export async function seedContent(tx: Tx, picture: PictureOf): Promise<void> {
  await tx.insert(banners).values(
    SAMPLE_BANNERS.map(({ picture: path, ...banner }, sort) => ({
      ...banner,
      image: picture(path).base,
      sort,
    })),
  );
  await tx.insert(siteSettings).values(SAMPLE_SETTINGS);
  await tx.insert(cmsPages).values([...SAMPLE_PAGES]);
  await tx.insert(faqs).values(SAMPLE_FAQ.map((entry, sort) => ({ ...entry, sort })));
  await tx.insert(testimonials).values(SAMPLE_TESTIMONIALS.map((entry, sort) => ({ ...entry, sort })));
  await seedPlaces(tx);
}
