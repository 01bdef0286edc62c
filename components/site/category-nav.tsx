import { NavLink } from '@/components/ui/nav-link/nav-link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { spokenName } from '@/components/ui/spoken-name';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import { useText } from '@/lib/messages/use-text';
import styles from './category-nav.module.css';

export function CategoryNav({ categories }: { categories: readonly Category[] }) {
  const text = useText();
  return (
    <nav className={styles.nav} aria-label={text('nav.categories')}>
      <div className="wrap">
        <ul className={`scroll-row ${styles.list}`}>
          <li>
            <NavLink className={`${styles.link} ${styles.special}`} href={paths.todaySpecial()}>
              {text('home.specials')}
              <OnItsWay page="list" />
            </NavLink>
          </li>
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <NavLink className={styles.link} href={paths.category(slug)}>
                {spokenName(text.language, name)}
                <OnItsWay page="list" />
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
