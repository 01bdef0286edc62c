import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { FeedProduct } from '@/lib/contract/bff/catalogue';
import { type Translations, wordsIn } from '@/lib/domain/words';
import { lifetimes, tags } from '@/lib/shop/cache';
import { listFeed } from '@/lib/shop/products';
import { readAtBuildOr } from './read-at-build';

/** Every pack on sale, in English, in a stable order. */
export async function cachedFeed(): Promise<FeedProduct[]> {
  const products: FeedProduct[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const found = await readFeedPage(page);
    pageCount = found.pageCount;
    products.push(...found.products.map(inEnglish));
  }
  return products;
}

function inEnglish({ descriptionHtml, countryOfOrigin, ...product }: FeedProduct<Translations>): FeedProduct {
  return {
    ...product,
    descriptionHtml: wordsIn('en', descriptionHtml),
    countryOfOrigin: wordsIn('en', countryOfOrigin),
  };
}

async function readFeedPage(
  page: number,
): Promise<{ products: FeedProduct<Translations>[]; pageCount: number }> {
  'use cache';
  cacheTag(tags.catalogue, tags.feed);
  cacheLife(lifetimes.catalogue);
  return readAtBuildOr({ products: [], pageCount: 0 }, () => listFeed(page));
}
