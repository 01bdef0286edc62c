import styles from './buy-bar.module.css';

/** Spacer that keeps the end of the page clear of the bar. */
export function BuyBarRoom() {
  return <div className={styles.room} />;
}
