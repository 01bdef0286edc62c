import { BreadcrumbJsonLd, ProductJsonLd } from 'next-seo';
import { paths } from '@/lib/config/paths';
import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import { MEDIA_WIDTHS, mediaUrl } from '@/lib/domain/media-url';
import { rupeesFromPaise } from '@/lib/domain/money';
import { unitPayPrice } from '@/lib/domain/pricing';
import { text } from '@/lib/messages/text';
import { siteOrigin } from './origin';
import { plainText } from './plain-text';

const DESCRIPTION_CHARACTERS = 500;
const LARGEST_PX = Math.max(...MEDIA_WIDTHS);

/** What search engines and link previews read of a product: its offer, and where it stands in the shop. */
export function ProductStructuredData({ product }: { product: ProductDetail }) {
  const absolute = (path: string) => new URL(path, siteOrigin()).href;
  const url = absolute(paths.product(product.slug));
  const price = rupeesFromPaise(unitPayPrice(product)).toFixed(2);
  return (
    <>
      <meta property="product:price:amount" content={price} />
      <meta property="product:price:currency" content="INR" />
      <meta property="product:availability" content={product.stock > 0 ? 'in stock' : 'out of stock'} />
      <ProductJsonLd
        name={`${product.name}, ${product.variantName} ${product.nicName}`}
        description={plainText(product.descriptionHtml, DESCRIPTION_CHARACTERS)}
        image={product.images.map((image) => absolute(mediaUrl(image, LARGEST_PX)))}
        sku={product.slug}
        category={product.categoryName}
        url={url}
        offers={{
          '@type': 'Offer',
          url,
          price,
          priceCurrency: 'INR',
          availability: product.stock > 0 ? 'InStock' : 'OutOfStock',
          itemCondition: 'NewCondition',
        }}
      />
      <BreadcrumbJsonLd
        items={[
          { name: text('nav.home'), item: absolute(paths.home) },
          { name: product.categoryName, item: absolute(paths.category(product.categorySlug)) },
          { name: product.name, item: url },
        ]}
      />
    </>
  );
}
