import type { ReactNode } from 'react';
import { useText } from '@/lib/messages/use-text';

type Props = { className: string | undefined; children: ReactNode };

/** Skeletons with a loading text for screen readers. */
export function SkeletonGroup({ className, children }: Props) {
  const text = useText();
  return (
    <div className={className} aria-busy="true">
      <p className="sr-only">{text('word.loading')}</p>
      {children}
    </div>
  );
}
