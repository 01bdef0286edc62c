import type { ProductCard } from '@/lib/contract/bff/product';

/** Only what cart and favourites need of a product: all of it goes to the browser. */
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
