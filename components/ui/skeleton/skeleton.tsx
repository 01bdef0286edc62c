import styles from './skeleton.module.css';

type Props = {
  shape: 'tile' | 'text' | 'short' | 'price' | 'heading' | 'button' | 'block';
  className?: string;
};

/** A placeholder bar; it appears after 300 ms. */
export function Skeleton({ shape, className = '' }: Props) {
  return <span className={`${styles.skeleton} ${styles[shape]} ${className}`} aria-hidden="true" />;
}
