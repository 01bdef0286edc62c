'use client';

import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { reloadPage } from '@/lib/client/leave-to';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

type Props = { error: Error; retry: () => void };

/**
 * In place of a page that could not be made and is not cached either. A script that did not arrive is asked for again
 * by a new page only: this one keeps what became of it.
 */
export default function ErrorPage({ error, retry }: Props) {
  const tryAgain = error.name === 'ChunkLoadError' ? reloadPage : retry;
  return (
    <main id="main" className="wrap">
      <EmptyState
        tone="error"
        heading="h1"
        title={text('error.page_title')}
        text={text('error.page_text')}
        action={
          <>
            <Button onClick={tryAgain}>{text('action.retry')}</Button>{' '}
            <ButtonLink variant="line" href={paths.home}>
              {text('nav.back_home')}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}
