import type { Metadata } from 'next';
import { Missing } from '@/app/missing';
import { Alternatives } from '@/components/catalog/product/alternatives';
import { ProductView } from '@/components/catalog/product/product-view';
import { RelatedProducts } from '@/components/catalog/product/related-products';
import { relatedRows } from '@/components/catalog/product/related-rows';
import { RecentlyViewed } from '@/components/catalog/recent/recently-viewed';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { spokenName } from '@/components/ui/spoken-name';
import { paths } from '@/lib/config/paths';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { getText } from '@/lib/messages/get-text';
import { PLACEHOLDER } from '@/lib/seo/list-view';
import { notFoundMetadata } from '@/lib/seo/page-metadata';
import { ProductData } from '@/lib/seo/product-data';
import { productMetadata } from '@/lib/seo/product-metadata';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { cachedProduct, cachedRelated } from '@/lib/shop/cached/products';

export const ensureStatic = 'navigation';
// The whole page comes from the cache at once, so no shell is shown before it.
export const instant = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams() {
  return [{ slug: PLACEHOLDER }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { language } = await getText();
  const product = await cachedProduct((await params).slug, language);
  return product ? productMetadata(product) : notFoundMetadata();
}

/**
 * The front redirects a product's old URLs to its new one (server/front.ts), since the framework loses a redirect's
 * target when it revalidates a cached page. Until the front knows a move, the old URL shows the product, with the new
 * URL as canonical.
 */
export default async function ProductPage({ params }: Props) {
  const text = await getText();
  const { slug } = await params;
  const product = await cachedProduct(slug, text.language);
  if (!product) return <Missing />;
  const [related, { terms, pictureNote }] = await Promise.all([
    cachedRelated(product.slug, text.language),
    cachedSiteDetails(text.language),
  ]);
  const { instead, others } = relatedRows(product, related);
  return (
    <div className="wrap">
      <ProductData product={product} terms={terms} />
      <Breadcrumb
        trail={[
          { label: text('nav.home'), href: paths.home },
          {
            label: spokenName(text.language, product.categoryName),
            href: paths.category(product.categorySlug),
          },
        ]}
        current={
          <>
            {spokenName(text.language, product.name)}
            {product.name2 !== '' && ' / '}
            <span lang={OTHER_LANGUAGE[text.language]}>{product.name2}</span>
          </>
        }
      />
      <ProductView product={product} terms={terms} pictureNote={pictureNote} />
      <Alternatives products={instead} />
      <RelatedProducts products={others} />
      <RecentlyViewed current={product.slug} />
    </div>
  );
}
