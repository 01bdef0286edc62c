import { toLanguage } from '@/lib/domain/language';
import type { Text } from '@/lib/messages/text';
import { texts } from '@/lib/messages/texts';
import { drawnPreview } from '@/lib/seo/preview/drawn-previews';
import { categoryPreview, type Preview, previewKey, productPreview } from '@/lib/seo/preview/preview';
import { cachedCategories } from '@/lib/shop/cached/categories';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { cachedProduct } from '@/lib/shop/cached/products';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For outdated picture URLs, which get the current picture, and for unknown ones. */
const SHORT_LIVED = 'public, max-age=60';
const FILE = /^[0-9a-f]{12}\.jpg$/;

type Context = { params: Promise<{ lang: string; section: string; slug: string; file: string }> };

/** The picture of a link preview (lib/seo/preview). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lang, section, slug, file } = await params;
  const text = texts[toLanguage(lang)];
  const preview = FILE.test(file) ? await previewOf(text, section, slug) : undefined;
  if (!preview) return new Response(null, { status: 404, headers: { 'cache-control': SHORT_LIVED } });
  const { jpeg, whole } = await drawnPreview(preview);
  const isCurrent = file === `${previewKey(preview)}.jpg`;
  return new Response(new Uint8Array(jpeg), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(jpeg.length),
      'cache-control': whole && isCurrent ? IMMUTABLE : SHORT_LIVED,
    },
  });
}

async function previewOf(text: Text, section: string, slug: string): Promise<Preview | undefined> {
  if (section === 'product-detail') {
    const product = await cachedProduct(slug, text.language);
    return product && productPreview(text, product);
  }
  if (section !== 'category') return undefined;
  const [categories, { terms }] = await Promise.all([
    cachedCategories(text.language),
    cachedSiteDetails(text.language),
  ]);
  const category = categories.find((one) => one.slug === slug);
  return category && categoryPreview(text, category, terms);
}
