'use client';

import { useState } from 'react';
import { LazyDialog } from '@/components/ui/dialog/lazy-dialog';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { afterPaint } from '@/lib/client/after-paint';
import { useText } from '@/lib/messages/use-text';

const load = () => import('./share-dialog').then((file) => file.ShareDialog);

type Props = { product: { id: number; slug: string; name: string; name2: string } };

/** Opens the share dialog (spec 2, Product detail), which loads on hover, or when pressed. */
export function ShareButton({ product }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="needs-script"
        icon="share"
        label={text('share.button')}
        aria-haspopup="dialog"
        // why: the press retries a failed load
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => afterPaint(() => setOpen(true))}
      />
      {isOpen && <LazyDialog load={load} props={{ product, onClose: () => setOpen(false) }} />}
    </>
  );
}
