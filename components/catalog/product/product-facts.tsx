import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import { type Pack, packText } from '@/lib/domain/pack';
import { useText } from '@/lib/messages/use-text';
import styles from './product-facts.module.css';

/** Facts the law requires for packed food; only those the shop has set (decisions.md 37). */
export function ProductFacts({ product }: { product: Pack & Pick<ProductDetail, 'countryOfOrigin'> }) {
  const text = useText();
  const facts = [
    { label: text('product.net_quantity'), value: { words: packText(product), lang: undefined } },
    { label: text('product.origin'), value: product.countryOfOrigin },
  ].filter(({ value }) => value.words !== '');
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={value.lang}>{value.words}</dd>
        </div>
      ))}
    </dl>
  );
}
