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
        {result.problems.map(({ lineId, name, problem }) => {
          const line = lines.get(lineId);
          const some = problem === 'outOfStock' ? (line?.stock ?? 0) : 0;
          return (
            <ProductLine key={lineId} image={line?.image ?? ''} tone={line?.tone} name={line?.name ?? name}>
              {text(`check.${problem}`)}
              {some > 0 && (
                <small className={styles.some}>{text('toast.stock_limit', { count: some })}</small>
              )}
            </ProductLine>
          );
        })}
      </ul>
      <p className={styles.question}>{text('cart.problem_confirm')}</p>
    </>
  );
}
