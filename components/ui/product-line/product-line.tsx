import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture/picture';
import { spokenName } from '@/components/ui/spoken-name';
import type { Tone } from '@/lib/domain/tone';
import { useText } from '@/lib/messages/use-text';
import styles from './product-line.module.css';

type Props = {
  image: string;
  tone?: Tone | undefined;
  name: string;
  children: ReactNode;
  /** Shown on the right, e.g. an amount. */
  end?: ReactNode;
};

/** A thumbnail, a name and a line of details. */
export function ProductLine({ image, tone = 'plain', name, children, end }: Props) {
  const { language } = useText();
  return (
    <li className={styles.line}>
      <Picture className={styles.tile} imageClassName={styles.image} image={image} tone={tone} sizes="60px" />
      <div className={styles.words}>
        <b className={styles.name}>{spokenName(language, name)}</b>
        <span className={styles.text}>{children}</span>
      </div>
      {end && <span className={styles.end}>{end}</span>}
    </li>
  );
}
