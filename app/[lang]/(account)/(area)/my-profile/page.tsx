import { AccountFrame } from '@/components/account/account-frame';
import { CustomerOnly } from '@/components/account/customer-only';
import { ProfileView } from '@/components/account/profile/profile-view';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { NoScript } from '@/components/ui/no-script/no-script';
import { keys } from '@/lib/config/api-paths';
import { useText } from '@/lib/messages/use-text';
import { titled } from '@/lib/seo/titled';

export const generateMetadata = titled('account.profile');

export default function ProfilePage() {
  const text = useText();
  return (
    <AccountFrame title={text('account.profile')}>
      <DrawnByScript reads={[keys.profile]} />
      <NoScript message="account.noscript" />
      <CustomerOnly fallback={<ProfileView waiting />}>
        <ProfileView />
      </CustomerOnly>
    </AccountFrame>
  );
}
