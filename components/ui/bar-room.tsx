import styles from './bar-room.module.css';

/** Behind all of a page, where it keeps its end from lying under a bar in it (`data-bar`), as long as there is one. */
export function BarRoom() {
  return <div className={styles.room} />;
}
