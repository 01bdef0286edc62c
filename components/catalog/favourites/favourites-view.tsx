'use client';

import { ProductCard } from '@/components/catalog/card/product-card';
import { ProductGrid } from '@/components/catalog/grid/product-grid';
import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { revalidate } from '@/lib/client/revalidate';
import { useFavourites } from '@/lib/client/use-favourites';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { FavouritesSkeleton } from './favourites-skeleton';
import { RemoveFavourite } from './remove-favourite';

/** Cards with a remove button instead of the heart (spec 2, My Favourites). */
export function FavouritesView() {
  const text = useText();
  const { products, isLoading, failed } = useFavourites();
  if (failed) return <FailedState onRetry={() => revalidate(keys.favourites)} />;
  if (isLoading && products.length === 0) return <FavouritesSkeleton />;
  if (products.length === 0) {
    return (
      <EmptyState
        title={text('favourites.empty')}
        action={<ButtonLink href={paths.home}>{text('cart.continue')}</ButtonLink>}
      />
    );
  }
  return (
    <ProductGrid beside="rail">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} heading="h2" corner={<RemoveFavourite product={product} />} />
        </li>
      ))}
    </ProductGrid>
  );
}
