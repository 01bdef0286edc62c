import type { ReactNode } from 'react';
import { text } from '@/lib/messages/text';

type Props = { className: string | undefined; children: ReactNode };

/** Skeletons of what is on its way, with a word for who does not see them. */
export function SkeletonGroup({ className, children }: Props) {
  return (
    <div className={className} aria-busy="true">
      <p className="sr-only">{text('word.loading')}</p>
      {children}
    </div>
  );
}
