import { ButtonLink } from '@/components/ui/button/button-link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { pageKindOf } from '@/components/ui/page-skeleton/page-kind';
import type { Banner } from '@/lib/contract/bff/content';
import { mediaSrcSet, mediaUrl } from '@/lib/domain/media-url';
import { useText } from '@/lib/messages/use-text';
import styles from './hero.module.css';

type Props = {
  banner: Banner;
  /** Element of the banner's title; `p` above a page's own title. */
  title?: 'h2' | 'p';
  eager?: boolean;
};

/** A banner of the shop: its picture is a cut-out on the hero's background. */
export function BannerSlide({ banner, title: Title = 'h2', eager }: Props) {
  const text = useText();
  return (
    <div className={`wrap ${styles.grid}`}>
      <div className={styles.copy}>
        <Title className={styles.title} lang={banner.title.lang}>
          {banner.title.words}
        </Title>
        <p className={styles.text} lang={banner.text.lang}>
          {banner.text.words}
        </p>
        {banner.link !== '' && (
          <div className={styles.actions}>
            <ButtonLink variant="accent" size="lg" href={banner.link}>
              {text('action.shop_now')}
              <OnItsWay page={pageKindOf(banner.link)} />
            </ButtonLink>
          </div>
        )}
      </div>
      <div className={styles.art}>
        <div className={styles.floor} />
        {/* why: React preloads a bare eager img even when this page is only prefetched */}
        <picture>
          <img
            className={styles.produce}
            src={mediaUrl(banner.image, 480)}
            srcSet={mediaSrcSet(banner.image)}
            sizes="(min-width: 1240px) 496px, (min-width: 640px) 40vw, 274px"
            width={520}
            height={520}
            alt=""
            loading={eager ? undefined : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
          />
        </picture>
      </div>
    </div>
  );
}
