'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useText } from '@/lib/messages/use-text';
import styles from './app-block.module.css';

/** Chromium's `beforeinstallprompt` event; not in the DOM types. */
type InstallPrompt = { prompt: () => Promise<unknown> };

function isInstallPrompt(event: Event): event is Event & InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Installs the shop where the browser supports it; elsewhere says where to find the option. */
export function InstallButton() {
  const text = useText();
  const [offer, setOffer] = useState<InstallPrompt>();

  useEffect(() => {
    const keep = (event: Event) => {
      if (!isInstallPrompt(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    const forget = () => setOffer(undefined);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);

  if (!offer) return <p className={styles.how}>{text('app.how')}</p>;
  return (
    <p className={styles.how}>
      <Button variant="accent" onClick={() => void offer.prompt().then(() => setOffer(undefined))}>
        {text('app.install')}
      </Button>
    </p>
  );
}
