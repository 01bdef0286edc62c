import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import { HOME_CATEGORIES } from '@/lib/domain/sort';
import { useText } from '@/lib/messages/use-text';
import { CategoryTiles } from './category-tiles';
import { SectionTitle } from './section-title';

/** One large tile and four small ones. */
const SHOWN_TILES = 5;

/** Shop by Category; VIEW ALL is shown above 3 (spec 9). */
export function CategorySection({ categories }: { categories: readonly Category[] }) {
  const text = useText();
  const viewAll = categories.length > HOME_CATEGORIES && (
    <Link className="viewall" href={paths.categories}>
      {text('action.view_all')} <Icon name="arrow-right" size={16} />
    </Link>
  );
  return (
    <section className="section">
      <div className="wrap">
        <SectionTitle id="home.categories" second="home.categories2" action={viewAll} />
        {categories.length === 0 ? (
          <EmptyState title={text('listing.empty_categories')} />
        ) : (
          <CategoryTiles layout="home" categories={categories.slice(0, SHOWN_TILES)} />
        )}
      </div>
    </section>
  );
}
