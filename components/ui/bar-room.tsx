import styles from './bar-room.module.css';

/** Spacer at the end of a page: keeps its content clear of a fixed bar (`data-bar`), if the page has one. */
export function BarRoom() {
  return <div className={styles.room} />;
}
