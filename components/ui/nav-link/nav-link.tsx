'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, Suspense } from 'react';
import { Link } from '@/components/ui/link/link';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & {
  href: string;
  /** Other addresses that count as this one. What lies below an address counts as well: lists are rewritten there. */
  also?: readonly string[];
};

/** A link that knows when its page is open. The address is not known while the shared shell is made. */
export function NavLink({ also, ...link }: Props) {
  return (
    <Suspense fallback={<Link {...link} />}>
      <MarkedLink {...link} also={also} />
    </Suspense>
  );
}

function MarkedLink({ also = [], ...link }: Props) {
  const pathname = usePathname();
  const here = [link.href, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return <Link {...link} aria-current={here ? 'page' : undefined} />;
}
