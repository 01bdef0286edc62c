'use client';

import { type ComponentProps, Suspense } from 'react';
import { Link } from '@/components/ui/link/link';
import { usePath } from '@/components/ui/link/use-path';

type Props = Omit<ComponentProps<typeof Link>, 'href'> & {
  href: string;
  /** Pages that belong to this link. Paths below them and `href` count too, as lists are rewritten to such paths. */
  also?: readonly string[];
};

/**
 * A link that is marked as current when its page is open, or a page that belongs to it. The path is unknown while the
 * static shell is prerendered.
 */
export function NavLink({ also, ...link }: Props) {
  return (
    <Suspense fallback={<Link {...link} />}>
      <MarkedLink {...link} also={also} />
    </Suspense>
  );
}

function MarkedLink({ also = [], ...link }: Props) {
  const open = usePath();
  const isIn = (path: string) => open === path || open.startsWith(`${path}/`);
  const belongs = also.some(isIn) ? 'true' : undefined;
  return <Link {...link} aria-current={isIn(link.href) ? 'page' : belongs} />;
}
