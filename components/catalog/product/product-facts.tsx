import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import { type Pack, packText } from '@/lib/domain/pack';
import { text } from '@/lib/messages/text';
import styles from './product-facts.module.css';

/** What the law asks to say of packed food; nothing that the shop has not said (decisions.md 37). */
export function ProductFacts({ product }: { product: Pack & Pick<ProductDetail, 'countryOfOrigin'> }) {
  const facts = [
    { label: text('product.net_quantity'), value: packText(product) },
    { label: text('product.origin'), value: product.countryOfOrigin },
  ].filter(({ value }) => value !== '');
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
