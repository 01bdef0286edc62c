'use client';

import { type ComponentProps, Suspense } from 'react';
import { Link } from '@/components/ui/link/link';
import { usePath } from '@/components/ui/link/use-path';

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
  const open = usePath();
  const here = [link.href, ...also].some((path) => open === path || open.startsWith(`${path}/`));
  return <Link {...link} aria-current={here ? 'page' : undefined} />;
}
