import styles from './skeleton.module.css';

type Props = {
  shape: 'tile' | 'text' | 'short' | 'price' | 'heading' | 'button' | 'block';
  className?: string;
};

/** A bar in the place of what is on its way; it shows itself after 300 ms only. */
export function Skeleton({ shape, className = '' }: Props) {
  return <span className={`${styles.skeleton} ${styles[shape]} ${className}`} aria-hidden="true" />;
}
