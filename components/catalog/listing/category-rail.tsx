import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { spokenName } from '@/components/ui/spoken-name';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import { useText } from '@/lib/messages/use-text';
import styles from './category-rail.module.css';

type Props = { categories: readonly Category[]; current: string };

/** Every category with its number of products: a row of chips on phones, a column from 1024 px on. */
export function CategoryRail({ categories, current }: Props) {
  const text = useText();
  return (
    <nav className={styles.rail} aria-label={text('search.category')}>
      <p className={styles.title} aria-hidden="true">
        {text('nav.categories')}
      </p>
      <ul className={`scroll-row ${styles.list}`}>
        {categories.map(({ slug, name, productCount }) => (
          <li key={slug}>
            <Link
              className={styles.choice}
              href={paths.category(slug)}
              aria-current={slug === current ? 'page' : undefined}
              prefetch={false}
            >
              {spokenName(text.language, name)}
              <span className={`num ${styles.count}`}>{productCount}</span>
              <OnItsWay page="list" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
