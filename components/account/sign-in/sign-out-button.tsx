'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { useSession } from '@/lib/client/session/use-session';
import { useText } from '@/lib/messages/use-text';
import { askSignOut } from './ask-sign-out';

/** Shown where the header has no room for the account menu. */
export function SignOutButton() {
  const text = useText();
  const { customer } = useSession();
  if (!customer) return null;
  return (
    <Button variant="text" size="sm" onClick={askSignOut}>
      <Icon name="sign-out" size={20} />
      {text('account.sign_out')}
    </Button>
  );
}
