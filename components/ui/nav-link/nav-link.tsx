'use client';

import { type ComponentProps, Suspense } from 'react';
import { Link } from '@/components/ui/link/link';
import { usePath } from '@/components/ui/link/use-path';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & {
  href: string;
  /** Other paths that mark this link as current. Paths below them count too, as lists are rewritten to such paths. */
  also?: readonly string[];
};

/** A link that is marked when its page is open. The path is unknown while the static shell is prerendered. */
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
