'use client';

import { useState } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { text } from '@/lib/messages/text';
import styles from './gallery.module.css';

type Props = {
  /** Base names; the first is on the page from the start. */
  images: readonly string[];
  name: string;
  tone: string;
};

const MAIN_SIZES = '(min-width: 1280px) 650px, (min-width: 1024px) 48vw, 100vw';

export function Gallery({ images, name, tone }: Props) {
  const [shown, setShown] = useState(0);
  const image = images[shown] ?? images[0] ?? '';
  return (
    <>
      <Picture
        key={image}
        className={styles.main}
        imageClassName={styles.image}
        image={image}
        tone={tone}
        alt={name}
        sizes={MAIN_SIZES}
        eager
      />
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map((thumb, index) => (
            <li key={thumb}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={text('product.image', { index: index + 1 })}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => setShown(index)}
              >
                <Picture className={styles.thumbTile} image={thumb} tone={tone} sizes="88px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
