import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link/link';
import { useText } from '@/lib/messages/use-text';
import { OnItsWay } from '../page-skeleton/on-its-way';
import { pageKindOf } from '../page-skeleton/page-kind';
import styles from './breadcrumb.module.css';

type Props = {
  /** The parent pages, starting with Home. */
  trail: readonly { label: ReactNode; href: string }[];
  current: ReactNode;
};

export function Breadcrumb({ trail, current }: Props) {
  const text = useText();
  return (
    <nav className={styles.crumbs} aria-label={text('nav.breadcrumb')}>
      <ol className={styles.list}>
        {trail.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <Link className={styles.link} href={href}>
              {label}
              <OnItsWay page={pageKindOf(href)} />
            </Link>
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
