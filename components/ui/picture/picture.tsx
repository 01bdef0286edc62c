import { MEDIA_RATIO, MEDIA_WIDTHS, mediaSrcSet, mediaUrl } from '@/lib/domain/media-url';
import type { Tone } from '@/lib/domain/tone';
import styles from './picture.module.css';

const INTRINSIC_WIDTH_PX = 840;

type Props = {
  /** Base name of a stored picture. */
  image: string;
  /** The colour behind. */
  tone: Tone;
  /** Empty where the name stands beside it. */
  alt?: string;
  /** The `sizes` of the img element, e.g. "56px". */
  sizes: string;
  /** What to choose from, in px. */
  widths?: readonly number[];
  /** The largest picture of the first screen. */
  eager?: boolean;
  className?: string;
  imageClassName?: string;
};

/** A stored picture (on white) laid on its category's tile. The tile takes its size from `className`. */
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
        // why: bare, React would preload an eager one wherever its page is only prefetched
        <picture>
          <img
            className={`${styles.image} ${imageClassName}`}
            src={mediaUrl(image, 320)}
            srcSet={mediaSrcSet(image, widths)}
            sizes={sizes}
            width={INTRINSIC_WIDTH_PX}
            height={Math.round(INTRINSIC_WIDTH_PX / MEDIA_RATIO)}
            alt={alt}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
          />
        </picture>
      )}
    </span>
  );
}
