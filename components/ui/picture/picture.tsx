import { MEDIA_RATIO, MEDIA_WIDTHS, mediaSrcSet, mediaUrl } from '@/lib/domain/media-url';
import type { Tone } from '@/lib/domain/tone';
import styles from './picture.module.css';

const INTRINSIC_WIDTH_PX = 840;

type Props = {
  /** Base name of a stored picture. */
  image: string;
  /** Background colour. */
  tone: Tone;
  /** Empty when the name is next to it. */
  alt?: string;
  /** The `sizes` of the img element, e.g. "56px". */
  sizes: string;
  /** Available widths in px. */
  widths?: readonly number[];
  /** Set it for the largest picture of the first screen. */
  eager?: boolean;
  className?: string;
  imageClassName?: string;
};

/** A stored picture (on white) blended onto its category's tile. `className` sets the tile's size. */
export function Picture({
  image,
  tone,
  alt = '',
  sizes,
  widths = MEDIA_WIDTHS,
  eager,
  className = '',
  imageClassName = '',
}: Props) {
  return (
    <span className={`${styles.tile} ${className}`} data-tone={tone}>
      {image !== '' && (
        // why: React preloads a bare eager img even when its page is only prefetched
        <picture>
          <img
            className={`${styles.image} ${imageClassName}`}
            src={mediaUrl(image, 320)}
            srcSet={mediaSrcSet(image, widths)}
            sizes={sizes}
            width={INTRINSIC_WIDTH_PX}
            height={Math.round(INTRINSIC_WIDTH_PX / MEDIA_RATIO)}
            alt={alt}
            loading={eager ? undefined : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
          />
        </picture>
      )}
    </span>
  );
}
