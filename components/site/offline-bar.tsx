'use client';

import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { fetchLostPictures } from '@/lib/client/page/lost-pictures';
import { useOffline } from '@/lib/client/use-offline';
import { useText } from '@/lib/messages/use-text';
import styles from './offline-bar.module.css';

/**
 * Says that there is no network and what that means. It is a row of the header, so it covers nothing and stays in view.
 * Once the network is back, pictures that failed are loaded again.
 */
export function OfflineBar() {
  const text = useText();
  useEffect(() => {
    window.addEventListener('online', fetchLostPictures);
    return () => window.removeEventListener('online', fetchLostPictures);
  }, []);
  if (!useOffline()) return null;
  return (
    <div className={`no-print ${styles.bar}`}>
      <p className={`wrap ${styles.row}`} role="alert">
        <Icon name="offline" size={20} />
        {text('offline.bar')}
      </p>
    </div>
  );
}
