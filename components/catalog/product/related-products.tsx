import type { ProductCard as Product } from '@/lib/contract/bff/product';
import { useText } from '@/lib/messages/use-text';
import { ProductCard } from '../card/product-card';
import { ProductRow } from '../grid/product-row';

export function RelatedProducts({ products }: { products: readonly Product[] }) {
  const text = useText();
  if (products.length === 0) return null;
  return (
    <section className="section">
      <ProductRow layout="related" title={text('product.related')}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ProductRow>
    </section>
  );
}
