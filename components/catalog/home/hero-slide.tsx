import { buttonClass } from '@/components/ui/button/button-class';
import { ButtonLink } from '@/components/ui/button/button-link';
import { PincodeLink } from '@/components/ui/modal/pincode-link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import type { DeliveryTerms } from '@/lib/contract/bff/catalogue';
import { text } from '@/lib/messages/text';
import styles from './hero.module.css';

const FIRST_CATEGORY = 'vegetables';

export function HeroSlide({ terms }: { terms: DeliveryTerms }) {
  return (
    <div className={`wrap ${styles.grid}`}>
      <div className={styles.copy}>
        <p className={styles.tamil} lang="ta">
          {text('shop.tagline2')}
        </p>
        <h2 className={styles.title}>{text('shop.tagline')}</h2>
        <p className={styles.text}>
          {text('home.hero_text')} {terms.isDeliveryFree && text('home.hero_free')}
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="accent" size="lg" href={paths.category(FIRST_CATEGORY)}>
            {text('home.shop_vegetables')}
            <OnItsWay page="list" />
          </ButtonLink>
          <PincodeLink className={buttonClass({ variant: 'onground', size: 'lg' })}>
            {text('home.check_pincode')}
          </PincodeLink>
        </div>
      </div>
      <div className={styles.art}>
        <div className={styles.floor} />
        {/* why: bare, React would preload it wherever this page is only prefetched */}
        <picture>
          <img
            className={styles.basket}
            src="/art/hero-780.webp"
            srcSet="/art/hero-480.webp 480w, /art/hero-780.webp 780w, /art/hero.webp 1400w"
            sizes="(min-width: 1432px) 816px, (min-width: 640px) 57vw, 390px"
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
