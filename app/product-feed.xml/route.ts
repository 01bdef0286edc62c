import { productFeed } from '@/lib/seo/product-feed';
import { cachedFeed } from '@/lib/shop/cached/feed';

/** Every pack on sale for Google Merchant Center and others that read its format. */
export async function GET(): Promise<Response> {
  return new Response(productFeed(await cachedFeed()), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
