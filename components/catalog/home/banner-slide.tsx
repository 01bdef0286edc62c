import { ButtonLink } from '@/components/ui/button/button-link';
import type { Banner } from '@/lib/contract/bff/catalogue';
import { mediaSrcSet, mediaUrl } from '@/lib/domain/media-url';
import { text } from '@/lib/messages/text';
import styles from './hero.module.css';

/** A banner of the shop; its picture is cut out and stands on the hero's ground. */
export function BannerSlide({ banner, eager }: { banner: Banner; eager?: boolean }) {
  return (
    <div className={`wrap ${styles.grid}`}>
      <div className={styles.copy}>
        <h2 className={styles.title}>{banner.title}</h2>
        <p className={styles.text}>{banner.text}</p>
        {banner.link !== '' && (
          <div className={styles.actions}>
            <ButtonLink variant="accent" size="lg" href={banner.link}>
              {text('action.shop_now')}
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={styles.art}>
        <div className={styles.floor} />
        {/* why: bare, React would preload it wherever this page is only prefetched */}
        <picture>
          <img
            className={styles.produce}
            src={mediaUrl(banner.image, 480)}
            srcSet={mediaSrcSet(banner.image)}
            sizes="(min-width: 1024px) 520px, 320px"
            width={520}
            height={520}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
          />
        </picture>
      </div>
    </div>
  );
}
