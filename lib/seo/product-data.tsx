import 'server-only';
import { JsonLdScript, processors } from 'next-seo';
import { paths } from '@/lib/config/paths';
import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import { MEDIA_WIDTHS, mediaUrl, ZOOM_WIDTH } from '@/lib/domain/media-url';
import { hasDiscount, unitPayPrice } from '@/lib/domain/pricing';
import type { Text } from '@/lib/messages/text';
import { useText } from '@/lib/messages/use-text';
import { BreadcrumbData } from './breadcrumb-data';
import { absoluteUrl, pageUrl } from './origin';
import { plainText } from './plain-text';
import { ProductTags } from './product-tags';
import { CURRENCY, decimalRupees, referenceQuantity } from './structured-price';
import { returnPolicy, shippingDetails } from './terms-data';

const DESCRIPTION_CHARACTERS = 500;
const LARGEST_PX = Math.max(...MEDIA_WIDTHS);

/**
 * JSON-LD, Open Graph tags and breadcrumb of a product. It is built from parts of next-seo, because next-seo's own
 * Product has no country of origin.
 */
export function ProductData({ product, terms }: { product: ProductDetail; terms: DeliveryTerms }) {
  const text = useText();
  const [main, ...more] = product.images.map((image) => absoluteUrl(mediaUrl(image, LARGEST_PX)));
  const zoom = product.hasZoom ? [absoluteUrl(mediaUrl(product.image, ZOOM_WIDTH))] : [];
  const description = plainText(product.descriptionHtml.words, DESCRIPTION_CHARACTERS);
  return (
    <>
      <ProductTags product={product} />
      <JsonLdScript
        scriptKey="product-jsonld"
        data={{
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: `${product.name}, ${product.variantName} ${product.nicName}`,
          ...(description === '' ? {} : { description }),
          image: [...(main ? [main] : []), ...zoom, ...more],
          sku: product.slug,
          category: product.categoryName,
          url: pageUrl(text.language, paths.product(product.slug)),
          ...(product.countryOfOrigin.words === ''
            ? {}
            : { countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin.words } }),
          offers: processors.processProductOffer(offerOf(text, product, terms)),
        }}
      />
      <BreadcrumbData
        trail={[{ label: product.categoryName, href: paths.category(product.categorySlug) }]}
        current={{ label: product.name, href: paths.product(product.slug) }}
      />
    </>
  );
}

function offerOf(text: Text, product: ProductDetail, terms: DeliveryTerms) {
  const price = decimalRupees(unitPayPrice(product));
  return {
    '@type': 'Offer' as const,
    url: pageUrl(text.language, paths.product(product.slug)),
    price,
    priceCurrency: CURRENCY,
    priceSpecification: [
      { price, priceCurrency: CURRENCY, referenceQuantity: referenceQuantity(product.netQuantity) },
      ...(hasDiscount(product)
        ? [
            {
              price: decimalRupees(product.price),
              priceCurrency: CURRENCY,
              priceType: 'https://schema.org/StrikethroughPrice' as const,
            },
          ]
        : []),
    ],
    availability:
      product.stock > 0
        ? ('https://schema.org/InStock' as const)
        : ('https://schema.org/OutOfStock' as const),
    itemCondition: 'https://schema.org/NewCondition' as const,
    seller: {
      '@type': 'Organization' as const,
      name: text('shop.name'),
      url: pageUrl(text.language, paths.home),
    },
    ...shippingDetails(terms),
    ...returnPolicy(text.language, terms),
  };
}
