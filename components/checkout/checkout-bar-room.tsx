import styles from './checkout.module.css';

/** Keeps the end of the page from lying under the bar, where there is one. */
export function CheckoutBarRoom() {
  return <div className={styles.room} />;
}
