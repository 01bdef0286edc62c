import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import { mediaSrcSet, mediaUrl } from '@/lib/domain/media-url';
import { text } from '@/lib/messages/text';
import styles from './category-tiles.module.css';

/** Pictures of produce stand on white; those of the shop's own art have a clear ground. */
const CUT_OUT = /^art-/;

type Props = {
  categories: readonly Category[];
  /** `home`: one large tile and four; `all`: an even grid with SHOP NOW on each. */
  layout: 'home' | 'all';
};

export function CategoryTiles({ categories, layout }: Props) {
  return (
    <ul className={`${styles.tiles} ${styles[layout]}`}>
      {categories.map(({ slug, name, name2, image, tone }) => (
        <li key={slug} className={styles.item}>
          <Link
            className={`${styles.tile} ${CUT_OUT.test(image) ? '' : styles.onWhite}`}
            href={paths.category(slug)}
            data-tone={tone}
          >
            <b className={styles.name}>{name}</b>
            <span className={styles.name2} lang="ta">
              {name2}
            </span>
            <span className={styles.picture}>
              {image !== '' && (
                // biome-ignore lint/performance/noImgElement: sizes are made at import, next/image would cost script.
                <img
                  className={styles.image}
                  src={mediaUrl(image, 320)}
                  srcSet={mediaSrcSet(image)}
                  sizes="(min-width: 1024px) 360px, (min-width: 767px) 30vw, 50vw"
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
