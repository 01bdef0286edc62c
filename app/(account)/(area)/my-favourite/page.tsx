import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame';
import { CustomerOnly } from '@/components/account/customer-only';
import { FavouritesSkeleton } from '@/components/catalog/favourites/favourites-skeleton';
import { FavouritesView } from '@/components/catalog/favourites/favourites-view';
import { NoScript } from '@/components/ui/no-script/no-script';
import { text } from '@/lib/messages/text';

export const metadata: Metadata = { title: text('account.favourites') };

export default function FavouritesPage() {
  return (
    <AccountFrame title={text('account.favourites')}>
      <NoScript message="account.noscript" />
      <CustomerOnly fallback={<FavouritesSkeleton />}>
        <FavouritesView />
      </CustomerOnly>
    </AccountFrame>
  );
}
