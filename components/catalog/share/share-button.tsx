'use client';

import { lazy, Suspense, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useText } from '@/lib/messages/use-text';

const load = () => import('./share-dialog');
const ShareDialog = lazy(() => load().then((file) => ({ default: file.ShareDialog })));

type Props = { product: { id: number; slug: string; name: string; name2: string } };

/** Opens the ways to share (spec 2, Product detail); they load when somebody reaches for the button. */
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
        onPointerEnter={() => void load()}
        onClick={() => afterPaint(() => setOpen(true))}
      />
      {isOpen && (
        <Suspense>
          <ShareDialog product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
