import type { ProductCard } from '@/lib/contract/bff/product';
import { paise } from '@/lib/domain/money';

export function productOf(id: number, changes: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    slug: `product-${id}`,
    image: `product-${id}-0a1b2c3d`,
    name: `Product ${id}`,
    name2: 'தக்காளி',
    variantName: '500',
    nicName: 'g',
    variantLabel: '',
    netQuantity: { value: 500, unit: 'g' },
    price: paise(4500),
    offerPrice: paise(3800),
    stock: 9,
    special: false,
    categorySlug: 'vegetables',
    tone: 'veg',
    categoryName: 'Vegetables',
    ...changes,
  };
}
