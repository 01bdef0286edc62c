import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import type { ProductCard as Product } from '@/lib/contract/bff/product';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { HOME_SPECIALS } from '@/lib/domain/list-sizes';
import { useText } from '@/lib/messages/use-text';
import { ProductCard } from '../card/product-card';
import { ProductRow } from '../grid/product-row';
import styles from './specials-band.module.css';
import { ViewAll } from './view-all';

type Props = {
  products: readonly Product[];
  /** Number of all specials: VIEW ALL is shown above 8 (spec 9). */
  count: number;
};

/** At most eight of today's specials on a turmeric background; nothing on a day without any. */
export function SpecialsBand({ products, count }: Props) {
  const text = useText();
  if (products.length === 0) return null;
  return (
    <section className={`section ${styles.band}`}>
      <div className="wrap">
        <ProductRow
          layout="specials"
          title={
            <>
              {text('home.specials')}
              <span className="second" lang={OTHER_LANGUAGE[text.language]}>
                {text('home.specials2')}
              </span>
            </>
          }
          action={
            count > HOME_SPECIALS && (
              <ViewAll href={paths.todaySpecial()}>
                <OnItsWay page="list" />
              </ViewAll>
            )
          }
        >
          {products.slice(0, HOME_SPECIALS).map((product) => (
            <li key={product.id}>
              <ProductCard product={product} showSpecial={false} />
            </li>
          ))}
        </ProductRow>
      </div>
    </section>
  );
}
