import { text } from '@/lib/messages/text';
import { productFeed } from '@/lib/seo/product-feed';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { cachedFeed } from '@/lib/shop/cached/feed';

/** A feed of every pack on sale, in the format of Google Merchant Center. */
export async function GET(): Promise<Response> {
  const [products, { terms }] = await Promise.all([cachedFeed(), cachedSiteDetails(text.language)]);
  return new Response(productFeed(text, products, terms), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}
