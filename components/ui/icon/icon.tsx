import styles from './icon.module.css';
import type { IconName } from './icons';

type Props = { name: IconName; size?: 16 | 20 | 24; className?: string };

/** A decorative drawing: the control around it carries the label. */
export function Icon({ name, size = 24, className = '' }: Props) {
  return (
    <svg
      className={`${styles.icon} ${styles[`size${size}`]} ${className}`.trimEnd()}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`#i-${name}`} />
    </svg>
  );
}
