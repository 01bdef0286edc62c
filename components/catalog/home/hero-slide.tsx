import { buttonClass } from '@/components/ui/button/button-class';
import { ButtonLink } from '@/components/ui/button/button-link';
import { PincodeLink } from '@/components/ui/link/pincode-link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './hero.module.css';

/** If this category does not exist, the link leads to all categories. */
const FIRST_CATEGORY = 'vegetables';

const SIZES = '(min-width: 1432px) 816px, (min-width: 640px) 57vw, 390px';
const srcSetOf = (type: 'avif' | 'webp') =>
  [480, 780, 1170, 1400].map((width) => `/art/hero-${width}.${type} ${width}w`).join(', ');

type Props = { categories: readonly Category[]; terms: DeliveryTerms };

export function HeroSlide({ categories, terms }: Props) {
  const text = useText();
  const isSold = categories.some(({ slug }) => slug === FIRST_CATEGORY);
  const href = isSold ? paths.category(FIRST_CATEGORY) : paths.categories;
  return (
    <div className={`wrap ${styles.grid}`}>
      <div className={styles.copy}>
        <p className={styles.tamil} lang={OTHER_LANGUAGE[text.language]}>
          {text('shop.tagline2')}
        </p>
        <h2 className={styles.title}>{text('shop.tagline')}</h2>
        <p className={styles.text}>
          {text('home.hero_text')} {terms.isDeliveryFree && text('home.hero_free')}
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="accent" size="lg" href={href}>
            {text('home.shop_vegetables')}
            {isSold && <OnItsWay page="list" />}
          </ButtonLink>
          <PincodeLink className={buttonClass({ variant: 'onground', size: 'lg' })}>
            {text('home.check_pincode')}
          </PincodeLink>
        </div>
      </div>
      <div className={styles.art}>
        <div className={styles.floor} />
        {/* why: React preloads a bare eager img even when this page is only prefetched */}
        <picture>
          <source type="image/avif" srcSet={srcSetOf('avif')} sizes={SIZES} />
          <img
            className={styles.basket}
            src="/art/hero-780.webp"
            srcSet={srcSetOf('webp')}
            sizes={SIZES}
            width={1400}
            height={1000}
            alt={text('home.hero_alt')}
            fetchPriority="high"
          />
        </picture>
      </div>
    </div>
  );
}
