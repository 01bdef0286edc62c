import { ProductLine } from '@/components/ui/product-line/product-line';
import type { CartCheck } from '@/lib/contract/bff/cart';
import { useText } from '@/lib/messages/use-text';
import styles from './gate-list.module.css';

/** Each line that cannot be bought, with its own message (spec 8, Cart check popups). */
export function ProblemList({ result }: { result: CartCheck }) {
  const text = useText();
  const lines = new Map(result.cart.lines.map((line) => [line.id, line]));
  return (
    <>
      <ul className={styles.list}>
        {result.problems.map(({ lineId, name, problem }) => (
          <ProductLine
            key={lineId}
            image={lines.get(lineId)?.image ?? ''}
            tone={lines.get(lineId)?.tone}
            name={lines.get(lineId)?.name ?? name}
          >
            {text(`check.${problem}`)}
          </ProductLine>
        ))}
      </ul>
      <p className={styles.question}>{text('cart.problem_confirm')}</p>
    </>
  );
}
