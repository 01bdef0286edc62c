'use client';

import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

/** In place of a page that could not be made and is not cached either. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <main id="main" className="wrap">
      <EmptyState
        tone="error"
        heading="h1"
        title={text('error.page_title')}
        text={text('error.page_text')}
        action={
          <>
            <Button onClick={retry}>{text('action.retry')}</Button>{' '}
            <ButtonLink variant="line" href={paths.home}>
              {text('nav.back_home')}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}
