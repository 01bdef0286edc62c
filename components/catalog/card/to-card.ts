import type { ProductCard } from '@/lib/contract/bff/product';

/** Picks the fields that cart and favourites need, as all of them are sent to the browser. */
export function toCard(product: ProductCard): ProductCard {
  const { id, slug, image, name, name2, variantName, nicName, variantLabel, netQuantity } = product;
  const { price, offerPrice, stock, special, categorySlug, categoryName, tone } = product;
  return {
    id,
    slug,
    image,
    name,
    name2,
    variantName,
    nicName,
    variantLabel,
    netQuantity,
    price,
    offerPrice,
    stock,
    special,
    categorySlug,
    categoryName,
    tone,
  };
}
