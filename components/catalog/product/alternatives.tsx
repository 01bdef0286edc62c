import type { ProductCard as Product } from '@/lib/contract/bff/product';
import { useText } from '@/lib/messages/use-text';
import { ProductCard } from '../card/product-card';
import { toCard } from '../card/to-card';
import { ProductGrid } from '../grid/product-grid';

const SHOWN = 4;

/** The closest in-stock products for one that is out of stock; `related` is sorted closest first. */
export function Alternatives({ related }: { related: readonly Product[] }) {
  const text = useText();
  const inStock = related.filter(({ stock }) => stock > 0).slice(0, SHOWN);
  if (inStock.length === 0) return null;
  return (
    <section className="section" aria-labelledby="alternatives">
      <div className="section__head">
        <h2 id="alternatives">{text('product.alternatives')}</h2>
      </div>
      <ProductGrid beside="rail">
        {inStock.map((product) => (
          <li key={product.id}>
            <ProductCard product={toCard(product)} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
