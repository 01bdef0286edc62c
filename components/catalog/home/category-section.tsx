import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import { HOME_CATEGORIES } from '@/lib/domain/list-sizes';
import { useText } from '@/lib/messages/use-text';
import { CategoryTiles } from './category-tiles';
import { SectionTitle } from './section-title';
import { ViewAll } from './view-all';

/** One large tile and four small ones. */
const SHOWN_TILES = 5;

/** Shop by Category; VIEW ALL is shown above 3 (spec 9). */
export function CategorySection({ categories }: { categories: readonly Category[] }) {
  const text = useText();
  const viewAll = categories.length > HOME_CATEGORIES && <ViewAll href={paths.categories} />;
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
