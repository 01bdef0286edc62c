import 'server-only';
import type { GalleryPicture } from '@/components/catalog/product/gallery';
import { cachedProduct, cachedSpecials } from '@/lib/shop/cached/products';

const SAMPLES = 4;

/** Four pictures of today's special products, those with a zoom picture first (spec 2: four sample images). */
export async function samplePictures(): Promise<GalleryPicture[]> {
  const specials = (await cachedSpecials())?.products ?? [];
  const details = await Promise.all(specials.map(({ slug }) => cachedProduct(slug)));
  return specials
    .map(({ image }, index) => ({ image, hasZoom: details[index]?.hasZoom ?? false }))
    .sort((a, b) => Number(b.hasZoom) - Number(a.hasZoom))
    .slice(0, SAMPLES);
}
