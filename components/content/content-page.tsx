import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import styles from './content-page.module.css';

type Props = {
  title: string;
  intro?: string;
  /** Shown beside the page on wide screens. */
  rail?: ReactNode;
  children: ReactNode;
};

/** Breadcrumb, title and content of a page. */
export function ContentPage({ title, intro, rail, children }: Props) {
  const text = useText();
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={title} />
      <div className={rail ? styles.railed : ''}>
        {rail}
        <div>
          <div className="page-head">
            <h1>{title}</h1>
            {intro && <p className={styles.intro}>{intro}</p>}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
