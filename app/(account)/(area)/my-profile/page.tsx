import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame';
import { CustomerOnly } from '@/components/account/customer-only';
import { ProfileView } from '@/components/account/profile-view';

import { NoScript } from '@/components/ui/no-script/no-script';
import { text } from '@/lib/messages/text';

export const metadata: Metadata = { title: text('account.profile') };

export default function ProfilePage() {
  return (
    <AccountFrame title={text('account.profile')}>
      <NoScript message="account.noscript" />
      <CustomerOnly fallback={<ProfileView waiting />}>
        <ProfileView />
      </CustomerOnly>
    </AccountFrame>
  );
}
