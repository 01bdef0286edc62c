import { type ReactNode, useId } from 'react';
import styles from './bill.module.css';

type Props = {
  title: string;
  /** `BillRows` lists, with a hairline between them. */
  children: ReactNode;
  /** The action and what belongs to it, below the rows. */
  foot?: ReactNode;
};

/** A paper bill with a torn edge. */
export function Bill({ title, children, foot }: Props) {
  const titleId = useId();
  return (
    <div className={styles.shadow}>
      <section className={styles.bill} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        {foot && <div className={styles.foot}>{foot}</div>}
      </section>
    </div>
  );
}

export function BillRows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}

type RowProps = {
  label: ReactNode;
  /** A second, smaller line under label and value. */
  note?: string;
  value: string;
  look?: 'save' | 'free' | 'refused' | 'total';
};

export function BillRow({ label, note, value, look }: RowProps) {
  return (
    <div className={`${styles.row} ${look ? styles[look] : ''}`}>
      <dt>{label}</dt>
      {note && <dd className={styles.note}>{note}</dd>}
      <dd>{value}</dd>
    </div>
  );
}
