'use client';

import { Button } from '@/components/ui/button/button';
import { buttonClass } from '@/components/ui/button/button-class';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { DocumentLink } from '@/components/ui/link/document-link';
import { reloadPage } from '@/lib/client/page/leave-to';
import { useMissingScript } from '@/lib/client/page/use-missing-script';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';

type Props = { error: Error; retry: () => void };

/**
 * Shown when a page failed to render and is not cached either. A script that failed to load is requested again only
 * after a full page load: this document remembers the failure.
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
            {/* why: this is in every page's scripts, so it does not use the framework's link component */}
            <DocumentLink className={buttonClass({ variant: 'line' })} href={paths.home}>
              {text('nav.back_home')}
            </DocumentLink>
          </>
        }
      />
    </main>
  );
}
