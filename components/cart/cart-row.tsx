import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { Picture } from '@/components/ui/picture/picture';
import { spokenName } from '@/components/ui/spoken-name';
import { paths } from '@/lib/config/paths';
import type { CartLine } from '@/lib/contract/bff/cart';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { formatPaise, multiplyPaise } from '@/lib/domain/money';
import { hasDiscount, lineTotal, unitPayPrice, unitPrice, unitSaving } from '@/lib/domain/pricing';
import { maxQuantity } from '@/lib/domain/quantity';
import { packWithPrice, unitPriceText } from '@/lib/messages/unit-price-text';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-table.module.css';

type Props = {
  line: CartLine;
  /** The quantity control, and the remove button. */
  quantity: ReactNode;
  remove: ReactNode;
};

export function CartRow({ line, quantity, remove }: Props) {
  const text = useText();
  const href = paths.product(line.slug);
  const most = maxQuantity(line.stock);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <Link className={styles.image} href={href} tabIndex={-1} aria-hidden="true">
          <Picture
            className={styles.tile}
            imageClassName={styles.picture}
            image={line.image}
            tone={line.tone}
            sizes="96px"
          />
          <OnItsWay page="product" />
        </Link>
        <Link className={styles.link} href={href}>
          {spokenName(text.language, line.name)}
          <OnItsWay page="product" />
        </Link>
        <span className={styles.second} lang={OTHER_LANGUAGE[text.language]}>
          {line.name2}
        </span>
        <span className={styles.pack}>
          {packWithPrice(line, unitPriceText(text, unitPrice(line, line.netQuantity)))}
        </span>
        <span className={styles.phonePrice}>
          <LinePrice line={line} />
        </span>
      </th>
      <td className={styles.price}>
        <LinePrice line={line} />
      </td>
      <td className={styles.quantity}>
        {quantity}
        {line.quantity > most && (
          <small className={styles.short}>{text('toast.stock_limit', { count: most })}</small>
        )}
      </td>
      <td className={styles.total}>
        {formatPaise(lineTotal(line))}
        {hasDiscount(line) && (
          <small className={styles.save}>
            {text('product.you_save', {
              amount: formatPaise(multiplyPaise(unitSaving(line), line.quantity)),
            })}
          </small>
        )}
      </td>
      <td className={styles.remove}>{remove}</td>
    </tr>
  );
}

function LinePrice({ line }: { line: CartLine }) {
  const text = useText();
  return (
    <>
      {formatPaise(unitPayPrice(line))}
      {hasDiscount(line) && (
        <>
          {' '}
          <s>
            <span className="sr-only">{text('word.was')} </span>
            {formatPaise(line.price)}
          </s>
        </>
      )}
    </>
  );
}
