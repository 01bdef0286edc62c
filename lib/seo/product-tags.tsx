import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import { hasDiscount, unitPayPrice } from '@/lib/domain/pricing';
import { useText } from '@/lib/messages/use-text';
import { CURRENCY, decimalRupees } from './structured-price';

/** Open Graph tags of a product, which Next's metadata does not support; React moves them into the head. */
export function ProductTags({ product }: { product: ProductDetail }) {
  const text = useText();
  const price = decimalRupees(unitPayPrice(product));
  const available = product.stock > 0;
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="product:price:amount" content={price} />
      <meta property="product:price:currency" content={CURRENCY} />
      {hasDiscount(product) && (
        <>
          <meta property="product:original_price:amount" content={decimalRupees(product.price)} />
          <meta property="product:original_price:currency" content={CURRENCY} />
          <meta property="product:sale_price:amount" content={price} />
          <meta property="product:sale_price:currency" content={CURRENCY} />
        </>
      )}
      <meta property="product:availability" content={available ? 'in stock' : 'out of stock'} />
      <meta property="product:condition" content="new" />
      <meta property="product:retailer_item_id" content={product.slug} />
      <meta property="product:category" content={product.categoryName} />
      <meta property="product:brand" content={text('shop.name')} />
    </>
  );
}
