import { ProductGrid } from '@/components/catalog/grid/product-grid';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import styles from './favourites.module.css';

const CARDS = [0, 1, 2, 3] as const;

/** Skeleton cards. Not shown without JavaScript. */
export function FavouritesSkeleton() {
  return (
    <SkeletonGroup className={styles.skeleton}>
      <ProductGrid beside="rail">
        {CARDS.map((card) => (
          <li key={card} className={styles.card}>
            <Skeleton shape="tile" />
            <Skeleton shape="text" />
            <Skeleton shape="short" />
            <Skeleton shape="button" />
          </li>
        ))}
      </ProductGrid>
    </SkeletonGroup>
  );
}
