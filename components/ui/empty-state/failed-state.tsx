'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useOffline } from '@/lib/client/use-offline';
import { useText } from '@/lib/messages/use-text';
import { EmptyState } from './empty-state';

type Props = {
  onRetry: () => Promise<unknown>;
  heading?: 'h1' | 'h2' | undefined;
  /** What else the shopper should know. */
  note?: string | undefined;
};

/** Says that loading failed, and whether the network is down, with Retry. */
export function FailedState({ onRetry, heading, note }: Props) {
  const text = useText();
  const offline = useOffline();
  const [busy, setBusy] = useState(false);

  async function retry(): Promise<void> {
    setBusy(true);
    try {
      await onRetry();
    } catch {
      // The error state stays on screen.
    } finally {
      setBusy(false);
    }
  }

  return (
    <div role="alert">
      <EmptyState
        tone="error"
        {...(heading && { heading })}
        title={text(offline ? 'offline.title' : 'error.page_title')}
        text={[text(offline ? 'offline.read' : 'error.unavailable'), note].filter(Boolean).join(' ')}
        action={
          <Button variant="line" busy={busy} onClick={retry}>
            {text('action.retry')}
          </Button>
        }
      />
    </div>
  );
}
