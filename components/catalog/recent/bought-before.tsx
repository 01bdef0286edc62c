'use client';

import { useSession } from '@/lib/client/session/use-session';
import { keys } from '@/lib/config/api-paths';
import { useText } from '@/lib/messages/use-text';
import { NearRow } from './near-row';

/** What a signed-in shopper has ordered before; loads when scrolled near. */
export function BoughtBefore() {
  const text = useText();
  const { status } = useSession();
  return status === 'customer' ? <NearRow title={text('again.shelf')} path={keys.bought} /> : null;
}
