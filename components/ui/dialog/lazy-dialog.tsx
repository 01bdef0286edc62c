'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '@/lib/client/toast-store';
import { documentText } from '@/lib/messages/document-text';
import { loadRemainingTexts } from '@/lib/messages/page-text/lazy-text';

type Props<P> = { load: () => Promise<ComponentType<P>>; props: P };

/**
 * A dialog that is loaded when it opens, together with the remaining texts. If loading fails, a toast says so and the
 * dialog closes; opening it again retries.
 */
export function LazyDialog<P extends { onClose: () => void }>({ load, props }: Props<P>) {
  const [Arrived, setArrived] = useState<ComponentType<P>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` does not change while it is open.
  useEffect(() => {
    let isOpen = true;
    Promise.all([load(), loadRemainingTexts()]).then(
      ([Dialog]) => setArrived(() => Dialog),
      () => {
        if (!isOpen) return;
        showToast(documentText('error.unavailable'), { tone: 'error' });
        props.onClose();
      },
    );
    return () => {
      isOpen = false;
    };
  }, []);

  return Arrived && <Arrived {...props} />;
}
