import { ProductCard } from '@/components/catalog/card/product-card';
import { RemoveFavourite } from '@/components/catalog/favourites/remove-favourite';
import { ProductGrid } from '@/components/catalog/grid/product-grid';
import { CategoryTiles } from '@/components/catalog/home/category-tiles';
import type { Category } from '@/lib/contract/bff/catalogue';
import type { ProductCard as Product } from '@/lib/contract/bff/product';
import { ZERO_PAISE } from '@/lib/domain/money';
import { Section } from './section';
import styles from './styleguide.module.css';

type Props = { product: Product; categories: readonly Category[] };

/** Ids that no product has, so that these cards are never in the cart. */
const FREE_ID = 2_000_000_000;

/** A card and a tile in all their states, with a product and the categories of the running shop. */
export function Cards({ product, categories }: Props) {
  const plain = { ...product, special: false, offerPrice: ZERO_PAISE };
  const states: readonly (readonly [string, Product])[] = [
    ['Plain', plain],
    ['On offer', { ...product, special: false }],
    ["Today's special", { ...product, special: true }],
    ['Out of stock', { ...plain, stock: 0 }],
    ['Without a picture', { ...plain, image: '' }],
  ];
  return (
    <>
      <Section title="Product card" wide>
        <ProductGrid>
          {states.map(([state, shown], index) => (
            <li key={state}>
              <p className={styles.state}>{state}</p>
              <ProductCard product={{ ...shown, id: FREE_ID + index }} heading="h3" />
            </li>
          ))}
          <li>
            <p className={styles.state}>A favourite</p>
            <ProductCard
              product={{ ...plain, id: FREE_ID - 1 }}
              corner={<RemoveFavourite product={plain} />}
            />
          </li>
        </ProductGrid>
      </Section>
      <Section title="Category tiles" wide>
        <CategoryTiles categories={categories.slice(0, 5)} layout="all" />
      </Section>
    </>
  );
}
