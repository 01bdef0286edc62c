'use client';

import { ButtonLink } from '@/components/ui/button/button-link';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';

/** From the page of a result. */
export function HomeLink() {
  const text = useText();
  return (
    <ButtonLink variant="line" href={paths.home}>
      {text('nav.home')}
    </ButtonLink>
  );
}
