import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { useText } from '@/lib/messages/use-text';
import styles from './view-all.module.css';

/** VIEW ALL beside a section's heading. */
export function ViewAll({ href, children }: { href: string; children?: ReactNode }) {
  const text = useText();
  return (
    <Link className={styles.link} href={href}>
      {text('action.view_all')} <Icon name="arrow-right" size={16} />
      {children}
    </Link>
  );
}
