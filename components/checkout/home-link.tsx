'use client';

import { ButtonLink } from '@/components/ui/button/button-link';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';

/** Link from a result page to home. */
export function HomeLink() {
  const text = useText();
  return (
    <ButtonLink variant="line" href={paths.home}>
      {text('nav.home')}
    </ButtonLink>
  );
}
