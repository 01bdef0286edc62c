'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '@/components/ui/toast/toast-store';
import { documentText } from '@/lib/messages/document-text';
import { restOfTexts } from '@/lib/messages/page-text/growing-text';

type Props<P> = { load: () => Promise<ComponentType<P>>; props: P };

/**
 * A dialog that is asked for when it opens, with the texts it may need. When it does not arrive, as without a network,
 * a toast says so, and it is closed: to open it again asks for it anew.
 */
export function LazyDialog<P extends { onClose: () => void }>({ load, props }: Props<P>) {
  const [Arrived, setArrived] = useState<ComponentType<P>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is asked for with stands while it is open.
  useEffect(() => {
    let isOpen = true;
    Promise.all([load(), restOfTexts()]).then(
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
