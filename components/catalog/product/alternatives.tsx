import type { ProductCard as Product } from '@/lib/contract/bff/product';
import { useText } from '@/lib/messages/use-text';
import { ProductCard } from '../card/product-card';
import { toCard } from '../card/to-card';
import { ProductGrid } from '../grid/product-grid';

/** In-stock products for one that is out of stock. */
export function Alternatives({ products }: { products: readonly Product[] }) {
  const text = useText();
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby="alternatives">
      <div className="section__head">
        <h2 id="alternatives">{text('product.alternatives')}</h2>
      </div>
      <ProductGrid beside="rail">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={toCard(product)} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
