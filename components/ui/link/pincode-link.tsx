'use client';

import type { MouseEvent, ReactNode } from 'react';
import { DocumentLink } from '@/components/ui/link/document-link';
import { openPincode } from '@/lib/client/modal-store';
import { paths } from '@/lib/config/paths';
import { isModified } from './is-modified';

/** Opens the pincode dialog; without JavaScript, or in a new tab, the page with the same check. */
export function PincodeLink({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  function open(event: MouseEvent): void {
    if (isModified(event)) return;
    event.preventDefault();
    openPincode();
  }

  return (
    <DocumentLink
      className={className}
      href={paths.delivery}
      aria-haspopup="dialog"
      rel="nofollow"
      onClick={open}
    >
      {children}
    </DocumentLink>
  );
}
