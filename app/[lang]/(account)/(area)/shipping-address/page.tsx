import { AccountColumns } from '@/components/account/account-frame';
import { AddressBook, AddressSkeleton } from '@/components/account/addresses/address-book';
import { CustomerOnly } from '@/components/account/customer-only';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { NoScript } from '@/components/ui/no-script/no-script';
import { keys } from '@/lib/config/api-paths';
import { useText } from '@/lib/messages/use-text';
import { titled } from '@/lib/seo/titled';

export const generateMetadata = titled('account.addresses');

export default function AddressesPage() {
  const text = useText();
  return (
    <AccountColumns crumb={text('account.addresses')}>
      <DrawnByScript reads={[keys.addresses]} />
      <NoScript message="account.noscript" />
      <CustomerOnly heading="h1" fallback={<AddressSkeleton title={text('account.addresses')} />}>
        <AddressBook title={text('account.addresses')} level={1} />
      </CustomerOnly>
    </AccountColumns>
  );
}
