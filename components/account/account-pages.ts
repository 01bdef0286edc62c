import type { IconName } from '@/components/ui/icon/icons';
import { paths } from '@/lib/config/paths';
import type { MessageId } from '@/lib/messages/message-id';

type AccountPage = { href: string; icon: IconName; label: MessageId };

/** The account's pages in the order of the spec (spec 2, Account area). */
export const ACCOUNT_PAGES: readonly AccountPage[] = [
  { href: paths.myOrders, icon: 'box', label: 'account.orders' },
  { href: paths.myAddresses, icon: 'pin', label: 'account.addresses' },
  { href: paths.myFavourites, icon: 'heart', label: 'account.favourites' },
  { href: paths.myProfile, icon: 'user', label: 'account.profile' },
];
