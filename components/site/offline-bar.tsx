'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { isOffline, watchConnection } from '@/lib/client/connection';
import { useText } from '@/lib/messages/use-text';
import styles from './offline-bar.module.css';

/** Says that there is no network, and what that means. It hangs below the header, so nothing moves when it comes. */
export function OfflineBar() {
  const text = useText();
  const offline = useSyncExternalStore(watchConnection, isOffline, () => false);
  if (!offline) return null;
  return (
    <p className={`no-print ${styles.bar}`} role="alert">
      <Icon name="info" size={20} />
      {text('offline.bar')}
    </p>
  );
}
