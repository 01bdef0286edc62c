import { AccountFrame } from '@/components/account/account-frame';
import { CustomerOnly } from '@/components/account/customer-only';
import { FavouritesSkeleton } from '@/components/catalog/favourites/favourites-skeleton';
import { FavouritesView } from '@/components/catalog/favourites/favourites-view';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { NoScript } from '@/components/ui/no-script/no-script';
import { keys } from '@/lib/config/api-paths';
import { useText } from '@/lib/messages/use-text';
import { titled } from '@/lib/seo/titled';

export const generateMetadata = titled('account.favourites');

export default function FavouritesPage() {
  const text = useText();
  return (
    <AccountFrame title={text('account.favourites')}>
      <DrawnByScript reads={[keys.favourites]} />
      <NoScript message="account.noscript" />
      <CustomerOnly fallback={<FavouritesSkeleton />}>
        <FavouritesView />
      </CustomerOnly>
    </AccountFrame>
  );
}
