import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { pageKindOf } from '@/components/ui/page-skeleton/page-kind';
import { spokenName } from '@/components/ui/spoken-name';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import { useText } from '@/lib/messages/use-text';
import { ABOUT_LINKS, POLICY_LINKS, type SiteLink } from './content-links';
import styles from './footer.module.css';

const SHOWN_CATEGORIES = 3;

export function FooterLinks({ categories }: { categories: readonly Category[] }) {
  const text = useText();
  const labelled = ({ href, label }: SiteLink) => ({ href, label: text(label) });
  const shop = [
    ...categories
      .slice(0, SHOWN_CATEGORIES)
      .map(({ slug, name }) => ({ href: paths.category(slug), label: spokenName(text.language, name) })),
    labelled({ href: paths.todaySpecial(), label: 'home.specials' }),
    labelled({ href: paths.categories, label: 'nav.all_categories' }),
  ];
  return (
    <div className={styles.columns}>
      <Column title={text('nav.shop')} links={shop} />
      <Column title={text('nav.about')} links={ABOUT_LINKS.map(labelled)} />
      <Column title={text('nav.policies')} links={POLICY_LINKS.map(labelled)} />
    </div>
  );
}

function Column({ title, links }: { title: string; links: readonly { href: string; label: ReactNode }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link className={styles.link} href={href} prefetch={false}>
              {label}
              <OnItsWay page={pageKindOf(href)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
