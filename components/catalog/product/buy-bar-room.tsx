import styles from './buy-bar.module.css';

/** Keeps the end of the page from lying under the bar. */
export function BuyBarRoom() {
  return <div className={styles.room} />;
}
