import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { spokenName } from '@/components/ui/spoken-name';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { CARD_WIDTHS, mediaSrcSet, mediaUrl } from '@/lib/domain/media-url';
import { useText } from '@/lib/messages/use-text';
import styles from './category-tiles.module.css';

/** The shop's own art is square and fills its tile; product photos may have a white background. */
const ART = /^art-/;

/** Widths of the pictures, which are smaller than their tiles. */
const SIZES = '(min-width: 1024px) 270px, (min-width: 767px) 20vw, 40vw';
const LARGE_SIZES = '(min-width: 1024px) 360px, (min-width: 767px) 30vw, 50vw';

type Props = {
  categories: readonly Category[];
  /** `home`: one large tile and four; `all`: an even grid with SHOP NOW on each. */
  layout: 'home' | 'all';
};

export function CategoryTiles({ categories, layout }: Props) {
  const text = useText();
  const inFives = layout === 'all' && categories.length % 5 === 0;
  return (
    <ul className={`${styles.tiles} ${styles[layout]} ${inFives ? styles.fives : ''}`}>
      {categories.map(({ slug, name, name2, image, tone }, at) => (
        <li key={slug} className={styles.item}>
          <Link
            className={`${styles.tile} ${ART.test(image) ? '' : styles.photo}`}
            href={paths.category(slug)}
            data-tone={tone}
          >
            <b className={styles.name}>{spokenName(text.language, name)}</b>
            <span className={styles.name2} lang={OTHER_LANGUAGE[text.language]}>
              {name2}
            </span>
            <span className={styles.picture}>
              {image !== '' && (
                // biome-ignore lint/performance/noImgElement: sizes are made at import; next/image would add JavaScript.
                <img
                  className={styles.image}
                  src={mediaUrl(image, 320)}
                  srcSet={mediaSrcSet(image, CARD_WIDTHS)}
                  sizes={layout === 'home' && at === 0 ? LARGE_SIZES : SIZES}
                  width={520}
                  height={520}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              )}
            </span>
            <span className={styles.go}>
              {text('action.shop_now')} <Icon name="arrow-right" size={16} />
            </span>
            <OnItsWay page="list" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
