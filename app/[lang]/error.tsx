'use client';

import { Button } from '@/components/ui/button/button';
import { buttonClass } from '@/components/ui/button/button-class';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { DocumentLink } from '@/components/ui/link/document-link';
import { reloadPage } from '@/lib/client/leave-to';
import { useMissingScript } from '@/lib/client/use-missing-script';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';

type Props = { error: Error; retry: () => void };

/**
 * In place of a page that could not be made and is not cached either. A script that did not arrive is asked for again
 * by a new page only: this one keeps what became of it.
 */
export default function ErrorPage({ error, retry }: Props) {
  const text = useText();
  const tryAgain = useMissingScript(error) ? reloadPage : retry;
  return (
    <main id="main" className="wrap">
      <EmptyState
        tone="error"
        heading="h1"
        title={text('error.page_title')}
        text={text('error.page_text')}
        action={
          <>
            <Button onClick={tryAgain}>{text('action.retry')}</Button>
            {/* why: in every page's scripts, so without the framework's link */}
            <DocumentLink className={buttonClass({ variant: 'line' })} href={paths.home}>
              {text('nav.back_home')}
            </DocumentLink>
          </>
        }
      />
    </main>
  );
}
