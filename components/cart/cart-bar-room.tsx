import styles from './cart-bar.module.css';

/** Keeps the end of the page from lying under the bar, where there is one. */
export function CartBarRoom() {
  return <div className={styles.room} />;
}
