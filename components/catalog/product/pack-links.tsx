import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import type { ProductPack } from '@/lib/contract/bff/catalogue';
import { formatPaise } from '@/lib/domain/money';
import { packText } from '@/lib/domain/pack';
import { unitPayPrice, unitPrice } from '@/lib/domain/pricing';
import { unitPriceText } from '@/lib/messages/unit-price-text';
import { useText } from '@/lib/messages/use-text';
import styles from './pack-links.module.css';

/** Links to the same produce in other sizes, each with its own URL (decisions.md 5). */
export function PackLinks({ packs }: { packs: readonly ProductPack[] }) {
  const text = useText();
  if (packs.length === 0) return null;
  return (
    <section className={styles.sizes}>
      <h2 className={styles.title}>{text('product.other_sizes')}</h2>
      <ul className={styles.list}>
        {packs.map((pack) => (
          <li key={pack.slug}>
            <Link className={styles.pack} href={paths.product(pack.slug)}>
              <span className={styles.amount}>{packText(pack)}</span>
              <b className={styles.price}>{formatPaise(unitPayPrice(pack))}</b>
              <span className={styles.unit}>
                {pack.stock === 0
                  ? text('card.out_of_stock')
                  : unitPriceText(text, unitPrice(pack, pack.netQuantity))}
              </span>
              <OnItsWay page="product" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
