import type { ReactNode } from 'react';
import { DiscountFlag } from '@/components/ui/discount-flag/discount-flag';
import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { Picture } from '@/components/ui/picture/picture';
import { Price } from '@/components/ui/price/price';
import { spokenName } from '@/components/ui/spoken-name';
import { paths } from '@/lib/config/paths';
import type { ProductCard as Product } from '@/lib/contract/bff/product';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { CARD_WIDTHS } from '@/lib/domain/media-url';
import { unitPrice } from '@/lib/domain/pricing';
import { packWithPrice, unitPriceText } from '@/lib/messages/unit-price-text';
import { useText } from '@/lib/messages/use-text';
import { CartControl } from './cart-control';
import { FavouriteButton } from './favourite-button';
import styles from './product-card.module.css';

/** Width of the picture in a grid of 2, 3 and 4 or 5 columns. */
const CARD_SIZES = '(min-width: 1280px) 235px, (min-width: 1024px) 20vw, (min-width: 767px) 28vw, 42vw';

type Props = {
  product: Product;
  heading?: 'h2' | 'h3';
  /** False hides the "Today's special" tab, as in the list of specials. */
  showSpecial?: boolean;
  /** Its picture is on the first screen. */
  eager?: boolean;
  /** Replaces the heart in the upper right corner. */
  corner?: ReactNode;
};

/**
 * One product of a list. Its heading comes first, so that a screen reader says whose offer and heart follow. The markup is
 * the same for everybody; quantity and heart come from the shopper's data.
 */
export function ProductCard({ product, heading: Heading = 'h3', showSpecial = true, eager, corner }: Props) {
  const text = useText();
  const out = product.stock === 0;
  return (
    <article className={`${styles.card} ${out ? styles.out : ''}`.trimEnd()}>
      <Heading className={styles.name}>
        <Link className={styles.link} href={paths.product(product.slug)} prefetch={true}>
          {spokenName(text.language, product.name)}
          <OnItsWay page="product" />
        </Link>
      </Heading>
      <div className={styles.media}>
        <Picture
          className={styles.tile}
          imageClassName={styles.image}
          image={product.image}
          tone={product.tone}
          sizes={CARD_SIZES}
          widths={CARD_WIDTHS}
          eager={eager}
        />
        {out && <p className={styles.strip}>{text('card.out_of_stock')}</p>}
        {product.special && showSpecial && !out && <p className={styles.special}>{text('card.special')}</p>}
      </div>
      {!out && <DiscountFlag price={product.price} offerPrice={product.offerPrice} />}
      {corner ?? <FavouriteButton className={styles.favourite} product={product} />}
      <div className={styles.body}>
        <p className={styles.name2} lang={OTHER_LANGUAGE[text.language]}>
          {product.name2}
        </p>
        <p className={styles.pack}>
          {packWithPrice(product, unitPriceText(text, unitPrice(product, product.netQuantity)))}
        </p>
        <Price className={styles.price} price={product.price} offerPrice={product.offerPrice} />
        <div className={styles.action}>
          <CartControl product={product} />
        </div>
      </div>
    </article>
  );
}
