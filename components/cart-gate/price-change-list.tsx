import { ProductLine } from '@/components/ui/product-line/product-line';
import type { CartCheck } from '@/lib/contract/bff/cart';
import { formatPaise } from '@/lib/domain/money';
import { useText } from '@/lib/messages/use-text';
import styles from './gate-list.module.css';

/** Each line whose price changed, with the old and the new price (spec 8, Cart check popups). */
export function PriceChangeList({ result }: { result: CartCheck }) {
  const text = useText();
  const lines = new Map(result.cart.lines.map((line) => [line.id, line]));
  return (
    <ul className={styles.list}>
      {result.priceChanges.map(({ lineId, name, oldPrice, newPrice }) => (
        <ProductLine
          key={lineId}
          image={lines.get(lineId)?.image ?? ''}
          tone={lines.get(lineId)?.tone}
          name={lines.get(lineId)?.name ?? name}
        >
          {text('check.productPriceChange')}{' '}
          {text('cart.price_now', { old: formatPaise(oldPrice), new: formatPaise(newPrice) })}
        </ProductLine>
      ))}
    </ul>
  );
}
